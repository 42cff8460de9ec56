/** The Spanish suits, their numerals 2 to 9 and aces, and the frame whose gaps tell the suit. */

import { both, circle, group, inked, line, path, symmetric, use } from "./markup";
import { suitPaint } from "./palette";

/**
 * The four signs, each around the origin: coins and cups are about 32 wide, swords and clubs 72 high.
 * They take the ink of their use, its width included, so that a great sign need not have thick lines.
 */
const SIGNS: Record<string, () => string> = {
  o: () =>
    circle(0, 0, 16, "gold") +
    circle(0, 0, 13, "red", 'stroke="none"') +
    circle(0, 0, 11.3, "gold", 'stroke="none"') +
    Array.from({ length: 8 }, (_, at) =>
      path(
        "M0 -3C-3.6 -5 -3.6 -9 0 -10.2C3.6 -9 3.6 -5 0 -3Z",
        at % 2 ? "white" : "red",
        `stroke="none" transform="rotate(${at * 45})"`,
      ),
    ).join("") +
    circle(0, 0, 3.6, "blue", 'stroke="none"'),
  c: () =>
    path(symmetric("M0 4L3 4C3 8 4 10 9 13C11 14.5 11 16 11 18L0 18"), "gold") +
    path("M-11 15.5H11V18.5H-11Z", "red") +
    path("M-5 6.5C-5 4.5 5 4.5 5 6.5C5 9 -5 9 -5 6.5Z", "blue") +
    path(symmetric("M0 -16L14 -16C15 -4 10 4 3 5.5L0 5.5"), "gold") +
    path("M-13.8 -11.5C-5 -8.5 5 -8.5 13.8 -11.5L13 -6C5 -3 -5 -3 -13 -6Z", "red") +
    circle(0, -6.6, 1.5, "white") +
    both(circle(6, -7.4, 1.5, "white")) +
    path("M-14 -16C-14 -19.5 14 -19.5 14 -16C14 -12.5 -14 -12.5 -14 -16Z", "bronze"),
  e: () =>
    path(symmetric("M0 -36L4.2 -29L4.2 15L0 16"), "sky") +
    path("M-1.2 -29H1.2V14H-1.2Z", "blue", 'stroke="none"') +
    path("M-2.6 16H2.6V30H-2.6Z", "red") +
    path(symmetric("M0 13.5C4 15 7 13 9 12C12 11 13 16 10 17.5C7 19 3 19 0 19"), "gold") +
    circle(0, 32, 3.8, "gold"),
  b: () =>
    path(
      "M-3 34C-3 26 -4.5 18 -5 12.5L-9.8 9L-7.6 3.5L-5.9 4.5C-6.3 0 -7 -4 -7.2 -8L-13.5 -12.5L-10.8 -18.5L-7.9 -16.5C-8.6 -21 -9 -26 -9 -31C-9 -36 9 -36 9 -31C9 -25 8.5 -20 8 -16L11.8 -18.5L14.5 -12.5L7.3 -6.5C7 2 5 20 3.5 34C2.5 36 -2 36 -3 34Z",
      "moss",
    ) +
    path(
      "M9 -31C9 -25 8.5 -20 8 -16L7.3 -6.5C7 2 5 20 3.5 34C3 35.3 1.5 35.5 .5 35.5C3.5 15 4.5 -8 4.5 -28Z",
      "green",
      'stroke="none"',
    ) +
    path("M-9 -31C-9 -35.5 9 -35.5 9 -31C9 -26.5 -9 -26.5 -9 -31Z", "gold") +
    path("M-4.5 -31C-4.5 -33 4.5 -33 4.5 -31C4.5 -29 -4.5 -29 -4.5 -31Z", "bronze", 'stroke="none"') +
    line("M-13.3 -12.8L-11 -18.2M12 -18.2L14.3 -12.8M-9.7 8.7L-7.7 3.7", 2.6, "bronze") +
    line("M-4 -24C-4 -16 -3 -12 -3 -7M.5 -20C1 -12 .5 -8 1 0M-3 2C-2 10 -1.5 16 -1 26"),
};

/** A place for a sign: middle, scale, and a turn in degrees. */
type Place = [x: number, y: number, scale: number, turn?: number];

const pairs = (rows: number[], scale: number, x: number): Place[] =>
  rows.flatMap((y): Place[] => [
    [x, y, scale],
    [180 - x, y, scale],
  ]);

const SIX = pairs([54, 140, 226], 1.1, 60);

const COINS: Record<string, Place[]> = {
  2: [
    [90, 82, 2.5],
    [90, 198, 2.5],
  ],
  3: [
    [90, 56, 1.75],
    [90, 140, 1.75],
    [90, 224, 1.75],
  ],
  4: pairs([72, 208], 1.35, 64),
  5: [...pairs([72, 208], 1.35, 64), [90, 140, 1.35]],
  6: pairs([58, 140, 222], 1.3, 64),
  7: [...SIX, [90, 97, 1.1]],
  8: [...SIX, [90, 97, 1.1], [90, 183, 1.1]],
  9: [...pairs([48, 109, 171, 232], 1.1, 60), [90, 140, 1.1]],
};

const CUPS: Record<string, Place[]> = {
  ...COINS,
  2: [
    [90, 82, 2.3],
    [90, 198, 2.3],
  ],
  3: [[90, 84, 2], ...pairs([194], 1.7, 62)],
  9: [56, 140, 224].flatMap((y) => [57, 90, 123].map((x): Place => [x, y, 1])),
};

/** A row of long signs above the middle, and the same below, turned about the middle of the card. */
const rows = (columns: number[], y: number, scale: number): Place[] =>
  columns.flatMap((x): Place[] => [
    [x, y, scale],
    [180 - x, 280 - y, scale, 180],
  ]);

/** Swords and clubs, of a size; at 7 and 9 one lies across the middle. */
const long = (size: number): Record<string, Place[]> => ({
  2: [
    [62, 140, 2.2 * size],
    [118, 140, 2.2 * size],
  ],
  3: [
    [90, 140, 2.6 * size],
    [50, 146, 1.8 * size, 180],
    [130, 146, 1.8 * size, 180],
  ],
  4: rows([62, 118], 77, 1.55 * size),
  5: [...rows([55, 125], 78, 1.4 * size), [90, 140, 2 * size]],
  6: rows([55, 90, 125], 78, 1.38 * size),
  7: [...rows([55, 90, 125], 66, 1.2 * size), [90, 140, 1.7, 90]],
  8: rows([51, 77, 103, 129], 78, 1.1 * size),
  9: [...rows([51, 77, 103, 129], 66, 1.05 * size), [90, 140, 1.6, 90]],
});

const LAYOUTS: Record<string, Record<string, Place[]>> = { o: COINS, c: CUPS, e: long(1), b: long(0.9) };

const ACES: Record<string, Place> = { o: [90, 140, 2.9], c: [90, 158, 3.2], e: [90, 140, 3.1], b: [90, 140, 3.1] };

/** Where the frame is open, at the top and at the bottom. */
const GAPS: Record<string, number[]> = { o: [], c: [90], e: [74, 106], b: [58, 90, 122] };

/** The signs of the four suits, `spanish-<suit>`. */
export function spanishSigns(): string {
  return Object.entries(SIGNS)
    .map(([suit, draw]) => `<g id="spanish-${suit}">${draw()}</g>`)
    .join("");
}

/** One sign of a suit, its lines as thick at every scale. */
export function sign(suit: string, [x, y, scale, turn]: Place): string {
  const turned = turn ? `rotate(${turn})` : "";
  return use(
    `spanish-${suit}`,
    `translate(${x} ${y})${turned}scale(${scale})`,
    `stroke-width="${+(1.4 / scale).toFixed(2)}"`,
  );
}

/** The inside of a numeral card or an ace. */
export function numeral(rank: string, suit: string): string {
  const places: Place[] = rank === "A" ? [ACES[suit]!] : LAYOUTS[suit]![rank]!;
  return inked((rank === "A" ? glory(suit) : "") + places.map((place) => sign(suit, place)).join(""), 1.5);
}

/** What surrounds an ace: rays about the coin and over the cup, a wreath under the sword and the club. */
function glory(suit: string): string {
  if (suit === "o") return rays(140, 0, 360, 20, 40, 64);
  if (suit === "c") return rays(112, -72, 144, 12, 10, 62);
  const leaf = (x: number, y: number, turn: number): string =>
    path("M0 0C3 -10 12 -13 21 -11C18 -2 9 4 0 0Z", "moss", `transform="translate(${x} ${y})rotate(${turn})"`);
  const branch = WREATH.map(([x, y, turn]) => leaf(x, y, turn) + leaf(x, y, turn - 78)).join("");
  return group(both(line("M4 92C30 88 50 66 52 30", 2) + branch), 'transform="translate(90 164)scale(.74)"');
}

const WREATH: [x: number, y: number, turn: number][] = [
  [16, 89, 30],
  [31, 78, 10],
  [43, 62, -8],
  [50, 43, -22],
];

/** Rays in gold and red around (90, `y`), `count` steps over an arc of degrees. */
function rays(y: number, start: number, arc: number, count: number, inner: number, outer: number): string {
  const angles = Array.from({ length: arc < 360 ? count + 1 : count }, (_, at) => start + (at * arc) / count);
  return angles
    .map((angle, at) => {
      const [wide, tip] = at % 2 ? [5, outer - 10] : [7, outer];
      return path(
        `M-${wide} -${inner}L0 -${tip}L${wide} -${inner}Z`,
        at % 2 ? "red" : "gold",
        `transform="translate(90 ${y})rotate(${angle})"`,
      );
    })
    .join("");
}

/** The frame of a suit, in its colour. */
export function frame(suit: string): string {
  const gap = 7;
  const edge = (y: number): string => {
    let d = `M14 ${y}`;
    for (const x of GAPS[suit]!) d += `H${x - gap}M${x + gap} ${y}`;
    return `${d}H166`;
  };
  const d = `${edge(5.5)}Q174.5 5.5 174.5 14V266Q174.5 274.5 166 274.5${edge(274.5)}M14 274.5Q5.5 274.5 5.5 266V14Q5.5 5.5 14 5.5`;
  return `<path d="${d}" fill="none" stroke="${suitPaint("spanish", suit)}" stroke-width="2"/>`;
}
