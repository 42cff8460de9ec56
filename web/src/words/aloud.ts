import type { Event, State } from "../wire/messages";
import { say } from "./say.svelte";
import * as tell from "./telling";

/** What has happened between two states, as it is spoken aloud. */
export function happened(next: State, last: State): string[] {
  const lines = next.events.flatMap((event) => told(event, next));
  const trick = next.tricks.at(-1);
  return trick && last.tricks.length < next.tricks.length ? [...lines, tell.taken(next, trick)] : lines;
}

/** Whether it is the reader's turn, or the round is over. */
export function turn(state: State): string[] {
  if (state.account) return [say("plain-round-over")];
  return state.asked?.seat === state.you ? [say("plain-turn")] : [];
}

function told({ kind, seat, action }: Event, state: State): string[] {
  if (kind === "deal") return dealt(state);
  if (kind === "undo") return [say("plain-undone")];
  if (kind === "say") return state.said.slice(-1).map((said) => tell.spoke(state, said));
  if (seat === null || action === null) return [];
  if (kind === "call") return [tell.call(state, { seat, call: action })];
  if (kind !== "play") return [];
  return [say("says-card", { seat: tell.doer(state, seat), card: tell.card(action.action, state.rules.pack) })];
}

function dealt(state: State): string[] {
  const { trump, standing, rules } = state;
  const lines = [
    ...tell.drawn(state),
    say("plain-deal", {
      number: standing.round,
      dealer: tell.seatAt(state, state.dealer),
      cutter: tell.seatAt(state, state.cutter),
    }),
  ];
  if (trump.shown) lines.push(say("plain-shown", { card: tell.card(trump.shown, rules.pack) }));
  if (standing.noted) lines.push(tell.term(standing.noted, rules.pack, state.you));
  return lines;
}
