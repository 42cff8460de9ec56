import { say, spoken } from "./language.svelte";
import * as tell from "./tell";
import type { State } from "./wire";

/** Something that a beginner is told when it matters, once a round. */
export interface Idea {
  name: string;
  text: string;
}

/** What there is to be told at this moment, the most pressing first. */
export function ideas(view: State): Idea[] {
  const { rules, asked, trump } = view;
  const found: Idea[] = [idea("cards", { ranks: worth(view) })];
  if (rules.piles) found.push(idea("piles"));
  if (trump.shown) found.push(idea("shown", { card: tell.card(trump.shown, rules.pack) }));
  if (view.tricks.length > 0) found.push(idea("trick"));
  if (view.tricks.length > 1) found.push(idea("half", { total: rules.total }));
  if (asked?.seat !== view.you) return found;
  if (asked.kind === "name" || asked.kind === "double") found.push(idea(asked.kind));
  if (asked.kind === "play") {
    const [barred] = view.barred;
    if (!view.trick.cards.length) found.push(idea("lead"));
    else if (barred) found.push(idea("must", { why: tell.clause(barred.clause, rules.duties) }));
    else if (rules.players > 2) found.push(idea("free"));
  }
  return found;
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
