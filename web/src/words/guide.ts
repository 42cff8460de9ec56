import type { State } from "../wire/messages";
import { parts } from "../wire/notation";
import { say, spoken } from "./say.svelte";
import * as tell from "./telling";

/** Something that a beginner is told when it matters, once a round. */
export interface Idea {
  name: string;
  text: string;
}

/** What there is to be told at this moment, the most pressing first. */
export function ideas(view: State): Idea[] {
  const { rules, asked, tricks } = view;
  const found: Idea[] = [];
  if (view.drawn?.kind === "lesson") found.push(idea("lesson"));
  found.push(idea("cards", { ranks: worth(view) }));
  if (rules.piles) found.push(idea("piles"));
  found.push(...shown(view));
  if (tricks.length > 0) found.push(idea("trick"));
  if (tricks.length > 1 && !rules.changes.some(({ field }) => field === "card_points")) {
    found.push(idea("half", { total: rules.total, half: Math.floor(rules.total / 2) }));
  }
  if (asked?.seat !== view.you) return found;
  if (asked.kind === "name" || asked.kind === "double") found.push(idea(asked.kind));
  if (asked.kind === "play") found.push(...playing(view));
  return found;
}

/** What there is to be told to whoever plays a card now. */
function playing(view: State): Idea[] {
  const { rules, trick, you } = view;
  const found: Idea[] = [];
  if (view.seats[you]?.cards === 1) found.push(idea("last"));
  const [led] = trick.cards;
  if (!led) found.push(idea("lead", { trump: view.trump.suit === null ? "no" : "yes" }));
  found.push(...duty(view, led && parts(led.card).suit));
  const best = view.legal.map(parts).find((each) => each.rank === rules.ranks.at(-1));
  if (best && (!led || best.suit === parts(led.card).suit)) {
    found.push(idea("manille", { card: tell.card(best.rank + best.suit, rules.pack) }));
  }
  if (trick.holder !== null && view.legal.length > 1) {
    found.push(idea(trick.holder % 2 === you % 2 ? "mate" : "foe"));
  }
  return found;
}

/** Why some cards may not be played: first that suit must be followed, and then each further duty that is met. */
function duty({ hand, legal, barred: [barred], rules }: State, led: string | undefined): Idea[] {
  if (!barred) return [];
  const { text } = idea("must", { why: tell.clause(barred.clause, rules.duties) });
  const follows = hand.every((card) => legal.includes(card) === (parts(card).suit === led));
  return [{ name: follows ? "follow" : barred.clause, text }];
}

/** The shown card, and what it has brought. */
function shown({ trump, rules, standing, you }: State): Idea[] {
  if (!trump.shown) return [];
  const { name, text } = idea("shown", { card: tell.card(trump.shown, rules.pack) });
  return [{ name, text: standing.noted ? `${text} ${tell.term(standing.noted, rules.pack, you)}.` : text }];
}

function idea(name: string, facts: Record<string, string | number> = {}): Idea {
  return { name, text: say(`web-guide-${name}`, facts) };
}

/** The five highest ranks with what they are worth (G2). */
function worth({ rules }: State): string {
  const highest = [...rules.ranks].reverse().slice(0, 5);
  return spoken().row(
    highest.map((rank, at) =>
      say("web-guide-rank", { rank: say(`rank-${rules.pack}-${rank}`), points: highest.length - at }),
    ),
  );
}
