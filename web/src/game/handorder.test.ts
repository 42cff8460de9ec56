import { describe, expect, test } from "vitest";

import { parts, type Pack } from "../wire/notation";
import { dealtTo, inOrder } from "./handorder";

const RULES = {
  french: { pack: "french", suits: ["h", "d", "c", "s"], ranks: ["7", "8", "9", "J", "Q", "K", "A", "10"] },
  spanish: {
    pack: "spanish",
    suits: ["o", "c", "e", "b"],
    ranks: ["2", "3", "4", "5", "6", "7", "8", "S", "C", "R", "A", "9"],
  },
} as const;
const RED = { french: "hd", spanish: "oc" };

/** Every way in which a hand can lack suits, with each trump. */
function* hands(pack: Pack): Generator<{ hand: string[]; trump: string | null }> {
  const { suits, ranks } = RULES[pack];
  for (let held = 1; held < 16; held++) {
    const some = suits.filter((_, at) => held & (1 << at));
    const hand = some.flatMap((suit, at) => ranks.filter((_, rank) => (rank + at) % 3).map((rank) => rank + suit));
    for (const trump of [null, ...suits]) yield { hand, trump };
  }
}

const suitsOf = (cards: string[]): string[] => [...new Set(cards.map((card) => parts(card).suit))];

describe.each(["french", "spanish"] as const)("a hand of the %s pack", (pack) => {
  const rules = RULES[pack];

  test.each(["left", "right"] as const)("has its trumps on the %s, each suit together and from high to low", (side) => {
    for (const { hand, trump } of hands(pack)) {
      const found = inOrder(hand, hand, rules, trump, side);
      expect([...found].sort()).toEqual([...hand].sort());
      const suits = suitsOf(found);
      expect(suits.length).toBe(suitsOf(hand).length);
      if (trump !== null && suits.includes(trump)) expect(side === "left" ? suits[0] : suits.at(-1)).toBe(trump);
      found.slice(1).forEach((card, at) => {
        const [before, after] = [parts(found[at]!), parts(card)];
        if (before.suit !== after.suit)
          expect(found.slice(at + 1).some((each) => parts(each).suit === before.suit)).toBe(false);
        else
          expect(rules.ranks.indexOf(before.rank as never)).toBeGreaterThan(rules.ranks.indexOf(after.rank as never));
      });
    }
  });

  test("has its colours in turn wherever they can be", () => {
    for (const { hand, trump } of hands(pack)) {
      const suits = suitsOf(inOrder(hand, hand, rules, trump, "left"));
      const same = suits
        .slice(1)
        .filter((suit, at) => RED[pack].includes(suit) === RED[pack].includes(suits[at]!)).length;
      expect(same).toBe(fewest(suits, trump, RED[pack]));
    }
  });

  test("stays as it lies while it is played", () => {
    for (const { hand, trump } of hands(pack)) {
      const before = inOrder(hand, hand, rules, trump, "left");
      for (const card of hand) {
        const left = hand.filter((each) => each !== card);
        expect(inOrder(left, hand, rules, trump, "left")).toEqual(before.filter((each) => each !== card));
      }
    }
  });
});

/** The fewest neighbours of one colour that any order of these suits has, a trump first. */
function fewest(suits: string[], trump: string | null, red: string): number {
  const orders = permutations(suits).filter(([first]) => trump === null || !suits.includes(trump) || first === trump);
  const same = (order: string[]): number =>
    order.slice(1).filter((suit, at) => red.includes(suit) === red.includes(order[at]!)).length;
  return Math.min(...orders.map(same));
}

function permutations(items: string[]): string[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

test("the cards dealt are those in hand and those played", () => {
  const trick = (...cards: [number, string][]) => ({
    cards: cards.map(([seat, card]) => ({ seat, card })),
    holder: null,
    points: 0,
  });
  const state = { you: 2, hand: ["7h"], tricks: [trick([1, "8h"], [2, "9h"])], trick: trick([2, "Kd"], [3, "Qd"]) };
  expect(dealtTo(state)).toEqual(["7h", "9h", "Kd"]);
});
