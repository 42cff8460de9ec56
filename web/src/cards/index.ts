/**
 * The playing cards, drawn by the project.
 *
 * Put `sprite(pack)` into the page once for each pack in use; `Card.svelte` then draws a card by its code.
 * Every colour is a custom property, `--card-<name>` of palette.ts.
 */

import { type Back, backs, PAPER } from "./backs";
import { court, courtParts } from "./courts";
import { figure } from "./figures";
import { mark, marks } from "./glyphs";
import { inked, twice, use, VIEW } from "./markup";
import { type Pack, suitPaint } from "./palette";
import { frenchSigns, pips } from "./pips";
import { frame, numeral, spanishSigns } from "./spanish";

export type { Back, Pack };

/** The suits of a pack, its ranks and those among them that are figures, as the notation writes them. */
const PACKS: Record<Pack, { suits: string; ranks: string[]; figures: string }> = {
  french: { suits: "hdcs", ranks: ["10", "A", "K", "Q", "J", "9", "8", "7"], figures: "KQJ" },
  spanish: { suits: "oceb", ranks: ["9", "A", "R", "C", "S", "8", "7", "6", "5", "4", "3", "2"], figures: "RCS" },
};

/** How a sign is scaled where it stands for its suit; swords and clubs lean, which leaves them more room. */
const SMALL: Record<Pack, Record<string, string>> = {
  french: { h: "scale(.82)", d: "scale(.82)", c: "scale(.82)", s: "scale(.82)" },
  spanish: { o: "scale(.8)", c: "scale(.84)", e: "rotate(38)scale(.7 .56)", b: "rotate(32)scale(.6 .48)" },
};

/** The sign of a suit by itself, as it stands under a corner mark, in a square of 36. */
function suitSign(pack: Pack, suit: string): string {
  const sign = use(`${pack}-${suit}`, SMALL[pack][suit], `fill="${suitPaint(pack, suit)}"`);
  return `<symbol id="${suitId(pack, suit)}" viewBox="-18 -18 36 36">${pack === "spanish" ? inked(sign, 1.8) : sign}</symbol>`;
}

/** The symbols of a pack as one hidden `<svg>`: faces, signs of suits, corner marks, backs, slot and edge. */
export function sprite(pack: Pack): string {
  const { suits, ranks } = PACKS[pack];
  const symbol = (name: string, content: string): string =>
    `<symbol id="${pack}-${name}" viewBox="${VIEW}">${content}</symbol>`;
  const faces = [...suits].flatMap((suit) => ranks.map((rank) => symbol(rank + suit, face(pack, rank, suit))));
  const shared = pack === "french" ? frenchSigns() + courtParts() : spanishSigns();
  const small = [...suits].map((suit) => suitSign(pack, suit)).join("");
  const defs = shared + small + marks(pack) + backs(pack, symbol) + faces.join("");
  return `<svg class="card-sprite" width="0" height="0" aria-hidden="true"><defs>${defs}</defs></svg>`;
}

/** A face without its corner marks, which depend on the language. */
function face(pack: Pack, rank: string, suit: string): string {
  const isFigure = PACKS[pack].figures.includes(rank);
  const corners = twice(use(suitId(pack, suit), "", 'x="8" y="53" width="36" height="36"'));
  if (pack === "french") return PAPER + corners + (isFigure ? court(rank, suit) : pips(rank, suit));
  return PAPER + frame(suit) + corners + (isFigure ? figure(rank, suit) : numeral(rank, suit));
}

/** The id of the face of a card, without the corner marks. */
export function symbolId(pack: Pack, code: string): string {
  return `${pack}-${code}`;
}

/** The id of the sign of a suit, a square symbol. */
export function suitId(pack: Pack, suit: string): string {
  return `${pack}-suit-${suit}`;
}

/** The id of the corner mark of a card in a language, and the colour to stroke it with. */
export function corner(pack: Pack, code: string, language: string): { id: string; stroke: string } {
  return { id: `${pack}-mark-${mark(pack, code.slice(0, -1), language)}`, stroke: suitPaint(pack, code.slice(-1)) };
}
