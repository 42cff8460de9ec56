import type {
  Called,
  Changed,
  Duties,
  Hinted,
  Option,
  Pair,
  Reason,
  Refused,
  Said,
  Seat,
  State,
  Term,
  Trick,
} from "../wire/messages";
import { parts, type Pack } from "../wire/notation";
import type { Facts } from "./catalogue";
import { say, spoken } from "./say.svelte";

export function card(code: string, pack: Pack): string {
  const { rank, suit } = parts(code);
  return say("card-name", { rank: say(`rank-${pack}-${rank}`), suit: suitName(suit, pack) });
}

export function cards(codes: readonly string[], pack: Pack): string {
  return spoken().row(codes.map((code) => card(code, pack)));
}

export function suitName(suit: string, pack: Pack): string {
  return say(`suit-${suit}-${pack}`);
}

export function trump(suit: string | null, pack: Pack): string {
  return suit === null ? say("no-trump") : suitName(suit, pack);
}

export function seat(each: Seat): string {
  return say(`seat-${each.place}`);
}

export function seatAt(state: State, index: number): string {
  const found = state.seats[index];
  return found ? seat(found) : "";
}

/** A seat as the one who does something: the reader is called “you”. */
export function doer(state: State, index: number): string {
  return index === state.you ? say("seat-you") : seatAt(state, index);
}

/** The figure of one side. */
export function of(pair: Pair, side: number): number {
  return side === 0 ? pair[0] : pair[1];
}

export function side(number: number | null, you: number): string {
  if (number === null) return say("side-both");
  return say(number === you % 2 ? "side-us" : "side-them");
}

/** Something that can be called or said. */
export function option(each: Option, pack: Pack): string {
  return say(each.label, each.suit === null ? {} : { suit: suitName(each.suit, pack) });
}

export function call(state: State, each: Called): string {
  return say("says-call", { seat: doer(state, each.seat), call: option(each.call, state.rules.pack) });
}

export function spoke(state: State, said: Said): string {
  const facts = { seat: doer(state, said.seat), said: option(said.say, state.rules.pack) };
  if (said.answer_label === null || said.partner === null) return say("says", facts);
  return say("asks", { ...facts, partner: doer(state, said.partner), answer: answer(said) });
}

export function answer(said: Said): string {
  return said.answer_label === null ? "" : say(said.answer_label, { number: said.answer ?? 0 });
}

/** How the first dealer of the match was found, where cards were cut or drawn for it. */
export function drawn(state: State): string[] {
  const { drawn: found, rules } = state;
  if (!found?.rounds.length) return [];
  const lines = found.rounds.flatMap((cards) =>
    cards.map((each, index) => say(`draw-${found.kind}`, { seat: doer(state, index), card: card(each, rules.pack) })),
  );
  return [...lines, say("draw-deals", { seat: seatAt(state, found.dealer) })];
}

export function taken(state: State, trick: Trick): string {
  return trick.holder === null ? "" : say("plain-trick", { seat: seatAt(state, trick.holder), points: trick.points });
}

export function clause(name: string, duties: Duties): string {
  return say(`clause-${name}`, name.startsWith("P") ? { ...duties } : {});
}

/** The facts of a reason that are cards; the others are a suit and numbers. */
const CARDS = new Set(["card", "high", "low", "keep"]);

export function reason(each: Reason, pack: Pack): string {
  const facts: Facts = {};
  for (const [name, value] of Object.entries(each.facts)) {
    facts[name] = CARDS.has(name) ? card(value, pack) : name === "suit" ? suitName(value, pack) : Number(value);
  }
  return sentence(say(`reason-${each.code}`, facts));
}

/** A sentence that may begin with the name of a card. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a good player would do, and why. */
export function hint(state: State, { action, reason: why }: Hinted): string {
  const { pack } = state.rules;
  const what = state.hand.includes(action.action) ? card(action.action, pack) : option(action, pack);
  return say("plain-hint", { action: what, why: reason(why, pack) });
}

/** One step of the account of a round. */
export function term(each: Term, pack: Pack, you: number): string {
  return say(each.label, {
    side: side(each.side, you),
    amount: Math.abs(each.amount),
    cards: each.code === "cards" ? byRank(each.cards, pack) : cards(each.cards, pack),
    pieces: each.cards.length,
  });
}

/** Some cards counted by rank, as they stand in an account. */
function byRank(codes: readonly string[], pack: Pack): string {
  const counts = new Map<string, number>();
  for (const code of codes) {
    const { rank } = parts(code);
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  const rows = [...counts].map(([rank, count]) => say("cards-of-rank", { count, rank: say(`rank-${pack}-${rank}`) }));
  return spoken().row(rows);
}

/** Why a card of the hand may not be played now, and what may be. */
export function barred(state: State, code: string): string {
  const found = state.barred.find((each) => each.card === code);
  if (!found) return "";
  const { pack, duties } = state.rules;
  return sentence(
    say(`refused-${found.code}`, {
      action: card(code, pack),
      why: clause(found.clause, duties),
      clause: found.clause,
      legal: cards(state.legal, pack),
    }),
  );
}

/** Why the table refused something. */
export function refusal(refused: Refused): string {
  const { label, ...facts } = refused.facts;
  return say(refused.message, label !== undefined && spoken().has(label) ? { ...facts, field: say(label) } : facts);
}

export function changed(each: Changed): string {
  return say("show-house-rule", { switch: say(each.label), value: choice(each.choice) });
}

/** A value of a house rule; most numbers need no word. */
export function choice(each: { label: string; text: string }): string {
  return spoken().has(each.label) ? say(each.label) : each.text;
}
