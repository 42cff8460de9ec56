/** Writing SVG: a few elements, and outlines that are given by half. */

import { type Colour, paint } from "./palette";

/** Every card is 180 by 280, so its middle is (90, 140). */
export const VIEW = "0 0 180 280";

export function path(d: string, fill?: Colour, attributes = ""): string {
  return `<path d="${d}"${fill ? ` fill="${paint(fill)}"` : ""}${attributes && " " + attributes}/>`;
}

/** An open line in the colour given, else in the ink of the group around it. */
export function line(d: string, width?: number, colour?: Colour): string {
  return `<path d="${d}" fill="none"${width ? ` stroke-width="${width}"` : ""}${colour ? ` stroke="${paint(colour)}"` : ""}/>`;
}

export function circle(x: number, y: number, r: number, fill: Colour, attributes = ""): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${paint(fill)}"${attributes && " " + attributes}/>`;
}

/** Beads along a line. */
export function beads(d: string, colour: Colour): string {
  return `<path d="${d}" fill="none" stroke="${paint(colour)}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 7"/>`;
}

export function use(id: string, transform = "", attributes = ""): string {
  return `<use href="#${id}"${transform && ` transform="${transform}"`}${attributes && " " + attributes}/>`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** The same drawing twice, the second time mirrored in the line x = 0. */
export function both(content: string): string {
  return content + group(content, 'transform="scale(-1 1)"');
}

/** A drawing whose outlines are of ink, and as wide as given. */
export function inked(content: string, width: number): string {
  return group(content, `stroke="${paint("ink")}" stroke-width="${width}" stroke-linejoin="round"`);
}

/** Whatever is drawn the right way up, and once more turned by half a turn about the centre of the card. */
export function twice(content: string): string {
  return content + group(content, 'transform="rotate(180 90 140)"');
}

type Point = [x: number, y: number];

/**
 * A closed outline that is symmetric about x = 0, from its right half.
 *
 * `half` is written with absolute M, L and C only and runs from a point of the axis to another point of it.
 */
export function symmetric(half: string): string {
  const numbers = [...half.matchAll(/-?\d*\.?\d+/g)].map(Number);
  const commands = half.match(/[LC]/g) ?? [];
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2) points.push([numbers[at]!, numbers[at + 1]!]);
  const sizes = commands.map((command) => (command === "C" ? 3 : 1));
  const text = (list: Point[]): string => list.map(([x, y]) => `${x} ${y}`).join(" ");
  let back = "";
  let end = points.length - 1;
  for (let at = commands.length - 1; at >= 0; at--) {
    const size = sizes[at]!;
    const mirrored = points
      .slice(end - size, end)
      .reverse()
      .map(([x, y]): Point => [-x, y]);
    back += commands[at] + text(mirrored);
    end -= size;
  }
  return `${half}${back}Z`;
}
