import type { Pack } from "../../wire/notation";

/** Some cards beside a piece of advice; the best one is raised. */
export interface Picture {
  cards: readonly string[];
  best: string;
}

interface Advice {
  name: string;
  picture?: Record<Pack, Picture>;
}

function picture(french: string, spanish: string, best: number): Record<Pack, Picture> {
  return { french: pictured(french, best), spanish: pictured(spanish, best) };
}

function pictured(row: string, best: number): Picture {
  const cards = row.split(" ");
  return { cards, best: cards[best] ?? "" };
}

/** The advice on playing well, `advice-{name}` in the catalogue, with cards that show it. */
export const ADVICE: readonly Advice[] = [
  { name: "half" },
  { name: "manille", picture: picture("10h 8h 7h", "9o 6o 3o", 0) },
  { name: "manillon", picture: picture("Ad 9d 7d", "Ac 7c 4c", 1) },
  { name: "feed", picture: picture("10s Ks 8s", "9e Re 5e", 1) },
  { name: "starve", picture: picture("Ac Qc 7c", "Ab Cb 2b", 2) },
  { name: "force", picture: picture("Kh Qh Jh", "Ro Co So", 0) },
  { name: "trumps", picture: picture("10c Ac Jc 9c 8c", "9e Ae Se 7e 5e", 0) },
  { name: "short", picture: picture("8d 10s 9s 7s", "6c 9b 5b 3b", 0) },
  { name: "read" },
  { name: "name", picture: picture("10s As 9s 8s 7s", "9b Ab 8b 6b 4b", 0) },
  { name: "double" },
  { name: "piles" },
];
