import type { RuleSet } from "./messages";

/** The cards that a game is played with. */
export type Pack = RuleSet["pack"];

/** The rank and the suit of a card as it is written: the suit is the last letter. */
export function parts(code: string): { rank: string; suit: string } {
  return { rank: code.slice(0, -1), suit: code.slice(-1) };
}
