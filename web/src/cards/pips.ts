/** The French suits and the cards that show them: 7 to 10, and the aces. */

import { group, symmetric, use } from "./markup";
import { paint, suitPaint } from "./palette";

/** Right halves of the signs, each about 32 by 32 around the origin. */
const SIGNS: Record<string, string> = {
  h: "M0 -9C1.5 -13.5 4.5 -16 8.2 -16C13 -16 16 -12.3 16 -7.6C16 1 4.5 7.5 0 16.5",
  d: "M0 -18C3.2 -11.5 8 -5 13.2 0C8 5 3.2 11.5 0 18",
  c: "M0 -16.5C4.6 -16.5 7.9 -13.2 7.9 -9C7.9 -6.6 6.8 -4.6 5 -3C6 -3.5 7.2 -3.9 8.5 -3.9C12.8 -3.9 16 -0.6 16 3.6C16 8 12.8 11.2 8.7 11.2C5.5 11.2 3 9.5 1.6 6.5C1.9 11.5 3.5 14.8 6.8 16.5L0 16.5",
  s: "M0 -17C3.5 -8.5 15.5 -2.5 15.5 6C15.5 10.5 12.3 13 8.6 13C5.5 13 3 11.5 1.6 8.5C1.9 12.5 3.5 15.3 6.8 16.8L0 16.8",
};

const LEFT = 65;
const RIGHT = 115;

/** Where the pips stand in the upper half and on the middle line; those above the middle are repeated below it. */
type Place = [x: number, y: number];

const LAYOUTS: Record<string, { upper: Place[]; middle: number[]; odd?: number }> = {
  7: {
    upper: [
      [LEFT, 47],
      [RIGHT, 47],
    ],
    middle: [LEFT, RIGHT],
    odd: 93,
  },
  8: {
    upper: [
      [LEFT, 47],
      [RIGHT, 47],
      [90, 93],
    ],
    middle: [LEFT, RIGHT],
  },
  9: {
    upper: [
      [LEFT, 42],
      [RIGHT, 42],
      [LEFT, 106],
      [RIGHT, 106],
    ],
    middle: [90],
  },
  10: {
    upper: [
      [LEFT, 42],
      [RIGHT, 42],
      [LEFT, 106],
      [RIGHT, 106],
      [90, 74],
    ],
    middle: [],
  },
};

const SIZE = 1.06;

/** The shapes of the four suits, `french-<suit>`. */
export function frenchSigns(): string {
  return Object.entries(SIGNS)
    .map(([suit, half]) => `<path id="french-${suit}" d="${symmetric(half)}"/>`)
    .join("");
}

/** The inside of a card of pips. */
export function pips(rank: string, suit: string): string {
  const sign = `french-${suit}`;
  const colour = suitPaint("french", suit);
  if (rank === "A") return ace(sign, colour);
  const { upper, middle, odd } = LAYOUTS[rank]!;
  const upright = [...upper, ...middle.map((x): Place => [x, 140])];
  if (odd) upright.push([90, odd]);
  return group(
    upright.map(([x, y]) => use(sign, `translate(${x} ${y})scale(${SIZE})`)).join("") +
      upper.map(([x, y]) => use(sign, `translate(${180 - x} ${280 - y})scale(-${SIZE})`)).join(""),
    `fill="${colour}"`,
  );
}

/** A great sign in a line of its own, with a small golden one set into it. */
function ace(sign: string, colour: string): string {
  const great = (stroke: string, width: number): string =>
    use(sign, "translate(90 140)scale(2.8)", `stroke="${stroke}" stroke-width="${width}"`);
  return (
    group(great(colour, 3.6) + great(paint("paper"), 1.8), `fill="${colour}"`) +
    use(sign, "translate(90 138)scale(.9)", `fill="${paint("gold")}"`)
  );
}
