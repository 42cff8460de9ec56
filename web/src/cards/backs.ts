/** What is not a face: two backs, the place of a card that is not there, and the edge of a card under another. */

import { both, circle, group, line, path, symmetric } from "./markup";
import { type Colour, type Pack, paint } from "./palette";

export type Back = "lattice" | "waves";

/** The paper of a card, a little away from the edge of the drawing so that its line is whole. */
export const PAPER = plate(0, "paper", `stroke="${paint("edge")}" stroke-width="1.5"`);

function plate(inset: number, fill: Colour | undefined, attributes: string): string {
  const at = inset + 0.75;
  return `<rect x="${at}" y="${at}" width="${180 - 2 * at}" height="${280 - 2 * at}" rx="${12 - inset / 2}" fill="${fill ? paint(fill) : "none"}" ${attributes}/>`;
}

/** One tile of each back: its width, its height and its lines. */
const TILES: Record<Back, [width: number, height: number, lines: string]> = {
  lattice: [
    20,
    20,
    line("M0 0L20 20M20 0L0 20", 1.3) +
      `<path d="M10 -3.4L13.4 0L10 3.4L6.6 0ZM10 16.6L13.4 20L10 23.4L6.6 20ZM0 6.6L3.4 10L0 13.4L-3.4 10ZM20 6.6L23.4 10L20 13.4L16.6 10Z"/>`,
  ],
  waves: [
    24,
    12,
    [
      [0, 0],
      [24, 0],
      [12, 6],
      [0, 12],
      [24, 12],
      [12, 18],
    ]
      .map(([x, y]) =>
        [11.2, 7.6, 4]
          .map((r) => circle(x!, y!, r, "back", `stroke="${paint("back-line")}" stroke-width="1.3"`))
          .join(""),
      )
      .join(""),
  ],
};

/** Backs, slot and edge as symbols: `<pack>-lattice`, `<pack>-waves`, `<pack>-slot` and `<pack>-edge`. */
export function backs(pack: Pack, symbol: (name: string, content: string) => string): string {
  const designs = Object.entries(TILES).map(([name, [width, height, lines]]) => {
    const tile = `${pack}-${name}-tile`;
    return (
      `<pattern id="${tile}" x="90" y="140" width="${width}" height="${height}" patternUnits="userSpaceOnUse" stroke="${paint("back-line")}" fill="${paint("back-line")}">${lines}</pattern>` +
      symbol(
        name,
        PAPER +
          plate(8, "back", "") +
          `<rect x="15" y="15" width="150" height="250" rx="4" fill="url(#${tile})" stroke="${paint("back-line")}" stroke-width="1.8"/>` +
          MEDALLION,
      )
    );
  });
  return (
    designs.join("") +
    symbol("slot", plate(2, undefined, `stroke="${paint("slot")}" stroke-width="3" stroke-dasharray="10 7"`)) +
    symbol("edge", PAPER)
  );
}

/** The same whichever end is up. */
const MEDALLION = group(
  path(
    symmetric("M0 -46C12 -40 30 -28 34 0C30 28 12 40 0 46"),
    "back",
    `stroke="${paint("back-line")}" stroke-width="1.8"`,
  ) +
    [0, 60, 120, 180, 240, 300]
      .map((turn) => path("M0 -5C-7 -10 -6 -19 0 -24C6 -19 7 -10 0 -5Z", "back-line", `transform="rotate(${turn})"`))
      .join("") +
    circle(0, 0, 3.5, "back-line") +
    both(circle(0, -33, 2, "back-line") + circle(0, 33, 2, "back-line")),
  'transform="translate(90 140)"',
);
