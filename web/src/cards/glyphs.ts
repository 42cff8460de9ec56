/** The figures and letters of the corners, drawn as strokes so that they look the same with every font. */

import type { Pack } from "./palette";

/** Advance width and strokes of each sign; every sign is 40 high. */
const GLYPHS: Record<string, [width: number, strokes: string]> = {
  0: [24, "M12 3C5 3 3.3 10 3.3 20S5 37 12 37 20.7 30 20.7 20 19 3 12 3Z"],
  1: [16, "M2 10.5L11 4V40"],
  2: [25, "M4 13C4 6 7.5 3 12.5 3 18 3 21 6.5 21 11.5 21 20 8 27 4.5 37H23.5"],
  3: [
    25,
    "M4 9C6 5 9 3 12.5 3 17.5 3 20.5 6 20.5 10.5 20.5 16 17 18.5 10 18.5 18 18.5 21.5 22.5 21.5 27.5 21.5 33.5 17.5 37 12 37 8 37 5 35 3 31",
  ],
  4: [26, "M18 40V4L3.5 28.5H26"],
  5: [25, "M21.5 3H7L5.5 18.5C7.5 17 10 16 12.5 16 18 16 21.5 20 21.5 26.5 21.5 33 17.5 37 12 37 8 37 5 35.5 3 32"],
  6: [
    25,
    "M20 7.5C18.5 4.5 16 3 13 3 6 3 3.5 11 3.5 23 3.5 32 7 37 12.5 37S21.5 32.5 21.5 26.5 18 16.5 12.5 16.5 3.5 20 3.5 26",
  ],
  7: [24, "M2 3H20.5C14 14 10.5 26 10 40"],
  8: [
    25,
    "M12.5 18.5C7 18.5 4.3 15 4.3 10.8S7.5 3 12.5 3 20.7 6.5 20.7 10.8 18 18.5 12.5 18.5C6.5 18.5 3.5 22.5 3.5 27.5S7 37 12.5 37 21.5 32.5 21.5 27.5 18.5 18.5 12.5 18.5Z",
  ],
  9: [
    25,
    "M5 32.5C6.5 35.5 9 37 12 37 19 37 21.5 29 21.5 17 21.5 8 18 3 12.5 3S3.5 7.5 3.5 13.5 7 23.5 12.5 23.5 21.5 20 21.5 14",
  ],
  A: [30, "M3 40L13.5 3H16.5L27 40M7 27.5H23"],
  B: [27, "M12 19H4.5V3H12C19 3 21.5 6.5 21.5 11S19 19 12 19C20 19 23.5 23 23.5 28S20 37 12 37H4.5V17"],
  D: [28, "M4.5 3H10C20 3 24.5 10 24.5 20S20 37 10 37H4.5Z"],
  H: [29, "M4.5 0V40M24.5 0V40M4.5 20H24.5"],
  J: [22, "M7 3H18V27C18 34 15 37 10.5 37 6 37 3.5 34 3 29"],
  K: [29, "M4.5 0V40M24.5 0L7 24M12 17.5L26 40"],
  Q: [29, "M14 3C6 3 3.5 10 3.5 20S6 37 14 37 24.5 30 24.5 20 22 3 14 3ZM14.5 26L26.5 40"],
  R: [27, "M4.5 40V3H12C20 3 23 7 23 12.5S20 22 12 22H4.5M13 22L24 40"],
  V: [30, "M3 0L13.5 37H16.5L27 0"],
};

/** The corner mark of a rank, where it is not the rank itself. Every other language writes the French pack as English does. */
const LETTERS: Record<string, Record<string, string>> = {
  fr: { K: "R", Q: "D", J: "V" },
  nl: { K: "H", Q: "V", J: "B" },
  spanish: { A: "1", S: "10", C: "11", R: "12" },
};

/** What stands in the corner of a card of this rank, with the letters of a language. */
export function mark(pack: Pack, rank: string, language: string): string {
  return LETTERS[pack === "spanish" ? pack : language]?.[rank] ?? rank;
}

const MARKS: Record<Pack, string[]> = {
  french: ["7", "8", "9", "10", "A", "K", "Q", "J", "R", "D", "V", "H", "B"],
  spanish: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"],
};

/** A group per corner mark, `<pack>-mark-<mark>`, in the upper left corner; it takes the stroke of its use. */
export function marks(pack: Pack): string {
  return MARKS[pack]
    .map(
      (text) =>
        `<g id="${pack}-mark-${text}" fill="none" stroke-width="6.4" stroke-linejoin="round">${written(text)}</g>`,
    )
    .join("");
}

/** The signs of a text side by side, squeezed where there are two, their middle at x = 26 and their top at y = 11. */
function written(text: string): string {
  const signs = [...text].map((sign) => GLYPHS[sign]!);
  const width = signs.reduce((sum, [advance]) => sum + advance, 0);
  const squeeze = Math.min(1, 34 / width);
  let x = 26 - (width * squeeze) / 2;
  return signs
    .map(([advance, d]) => {
      const at = x;
      x += advance * squeeze;
      return `<path transform="translate(${at.toFixed(1)} 11)scale(${squeeze.toFixed(2)} 1)" d="${d}"/>`;
    })
    .join("");
}
