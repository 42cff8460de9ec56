/** The colours of both packs: each is a custom property, so a theme recolours the cards by setting it. */

const COLOURS = {
  paper: "#fffaf0",
  edge: "#cfc3ac",
  ink: "#2b2428",
  red: "#c3202d",
  black: "#22242b",
  blue: "#2b5797",
  green: "#2c7a4b",
  gold: "#ecb83e",
  bronze: "#b97a17",
  sky: "#8dbbe2",
  moss: "#86a040",
  teal: "#2a8a8c",
  plum: "#6d3a78",
  steel: "#d5dde6",
  skin: "#f7d7b8",
  blush: "#e7977f",
  raven: "#4b4350",
  brown: "#7b4a2a",
  white: "#ffffff",
  tint: "#fdf0d2",
  back: "#8c2230",
  "back-line": "#f4dfb4",
  slot: "#a9b3a8",
} as const;

export type Pack = "french" | "spanish";
export type Colour = keyof typeof COLOURS;

/** A colour as a paint, `--card-<name>` with the default of the table. */
export function paint(colour: Colour): string {
  return `var(--card-${colour},${COLOURS[colour]})`;
}

const SUITS: Record<Pack, Record<string, [name: string, colour: Colour]>> = {
  french: { h: ["hearts", "red"], d: ["diamonds", "red"], c: ["clubs", "black"], s: ["spades", "black"] },
  spanish: { o: ["oros", "bronze"], c: ["copas", "red"], e: ["espadas", "blue"], b: ["bastos", "green"] },
};

/** The colour of a suit's signs and marks: `--card-<suit>`, else one of the table. */
export function suitPaint(pack: Pack, suit: string): string {
  const [name, colour] = SUITS[pack][suit]!;
  return `var(--card-${name},${paint(colour)})`;
}
