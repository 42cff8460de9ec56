import type { TrumpSide } from "../kept/settings.svelte";
import type { RuleSet, State } from "../wire/messages";
import { parts, type Pack } from "../wire/notation";

const RED: Record<Pack, string> = { french: "hd", spanish: "oc" };

/**
 * The cards of a hand as a person holds them: suit by suit, the trumps on one side, colours alternating as far as they
 * can, and each suit from high to low. `dealt` are the cards that the hand was dealt; they decide where the suits lie, so
 * that nothing moves when one is played.
 */
export function inOrder(
  hand: readonly string[],
  dealt: readonly string[],
  rules: Pick<RuleSet, "pack" | "suits" | "ranks">,
  trump: string | null,
  side: TrumpSide,
): string[] {
  const suits = suitsInOrder(new Set(dealt.map((card) => parts(card).suit)), rules, trump);
  if (side === "right") suits.reverse();
  const place = (card: string): number => {
    const { rank, suit } = parts(card);
    return suits.indexOf(suit) * 100 - rules.ranks.indexOf(rank);
  };
  return [...hand].sort((one, other) => place(one) - place(other));
}

/** The cards that the reader was dealt, without piles: those in hand and those played. */
export function dealtTo({ you, hand, tricks, trick }: Pick<State, "you" | "hand" | "tricks" | "trick">): string[] {
  const played = [...tricks, trick].flatMap(({ cards }) => cards).filter(({ seat }) => seat === you);
  return [...hand, ...played.map(({ card }) => card)];
}

/** The suits of a hand, the trump first, then red and black in turn; of the colour that has more of them first. */
function suitsInOrder(
  held: Set<string>,
  { pack, suits }: Pick<RuleSet, "pack" | "suits">,
  trump: string | null,
): string[] {
  const isRed = (suit: string): boolean => RED[pack].includes(suit);
  const first = suits.filter((suit) => held.has(suit) && suit === trump);
  const rest = suits.filter((suit) => held.has(suit) && suit !== trump);
  const red = rest.filter(isRed);
  const black = rest.filter((suit) => !isRed(suit));
  const [before] = first;
  const beginsRed = before !== undefined && black.length === red.length ? !isRed(before) : red.length >= black.length;
  const [one, other] = beginsRed ? [red, black] : [black, red];
  const turns = one.flatMap((suit, at) => [suit, ...other.slice(at, at + 1)]);
  return [...first, ...turns, ...other.slice(one.length)];
}
