/** The twelve courts of the French pack: two halves of one figure, turned about the middle of the card. */

import { ATTRIBUTES, arm } from "./attributes";
import { bearded, type BEARDS, feather, features, FRINGE, HAIR, HATS } from "./heads";
import { both, circle, group, inked, line, path, symmetric, use } from "./markup";
import { type Colour, paint, suitPaint } from "./palette";

interface Person {
  hair: Colour;
  eyes: Colour;
  hat: keyof typeof HATS;
  holds: keyof typeof ATTRIBUTES;
  beard?: keyof typeof BEARDS;
  locks?: keyof typeof HAIR;
}

/** A suit dresses its three courts alike. */
interface Dress {
  robe: Colour;
  sleeve: Colour;
}

const DRESSES: Record<string, Dress> = {
  h: { robe: "red", sleeve: "blue" },
  d: { robe: "teal", sleeve: "red" },
  c: { robe: "green", sleeve: "red" },
  s: { robe: "blue", sleeve: "plum" },
};

const PEOPLE: Record<string, Person> = {
  Kh: { hair: "bronze", eyes: "blue", hat: "crown", holds: "sword", beard: "full" },
  Kd: { hair: "brown", eyes: "brown", hat: "arched", holds: "axe", beard: "forked" },
  Kc: { hair: "raven", eyes: "brown", hat: "arched", holds: "orb", beard: "round" },
  Ks: { hair: "steel", eyes: "blue", hat: "crown", holds: "sceptre", beard: "full" },
  Qh: { hair: "gold", eyes: "blue", hat: "coronet", holds: "rose", locks: "waves" },
  Qd: { hair: "bronze", eyes: "green", hat: "coronet", holds: "daisy", locks: "plaits" },
  Qc: { hair: "brown", eyes: "brown", hat: "coronet", holds: "tulip", locks: "waves" },
  Qs: { hair: "raven", eyes: "blue", hat: "coronet", holds: "lily", locks: "plaits" },
  Jh: { hair: "gold", eyes: "blue", hat: "beret", holds: "halberd", locks: "bob" },
  Jd: { hair: "bronze", eyes: "green", hat: "turned", holds: "arrow", locks: "bob" },
  Jc: { hair: "brown", eyes: "brown", hat: "beret", holds: "pennant", locks: "bob" },
  Js: { hair: "raven", eyes: "brown", hat: "turned", holds: "partisan", locks: "bob" },
};

/** The frame leaves the corners to the marks; its line also bounds the tinted ground. */
const FRAME = "M50 12H168V190H130V268H12V90H50Z";

/** The upper half of the inside of the frame, above a line that falls to the right. */
const HALF = "M50 12H168V162L12 118V90H50Z";

/** What the courts share. */
export function courtParts(): string {
  return `<clipPath id="french-half"><path d="${HALF}"/></clipPath>`;
}

/** The inside of a court card. */
export function court(rank: string, suit: string): string {
  const id = `french-${rank}${suit}-half`;
  return (
    path(FRAME, "tint") +
    inked(
      group(half(rank, suit), `id="${id}" clip-path="url(#french-half)"`) +
        use(id, "rotate(180 90 140)") +
        sash(DRESSES[suit]!.robe),
      1.6,
    ) +
    `<path d="${FRAME}" fill="none" stroke="${suitPaint("french", suit)}" stroke-width="2" stroke-linejoin="round"/>`
  );
}

/** A figure from the hat to the waist, on an axis a little right of the middle, its hand near the right edge. */
function half(rank: string, suit: string): string {
  const one = PEOPLE[rank + suit]!;
  const dress = DRESSES[suit]!;
  const sign = (place: string, fill: string): string => use(`french-${suit}`, place, `fill="${fill}" stroke="none"`);
  const locks = face(path(HAIR[one.locks ?? "curls"], one.hair));
  const body =
    path(symmetric("M0 98L10 98C26 106 50 104 62 122L76 200L0 200"), dress.robe) +
    both(line("M44 126C48 138 50 150 50 170M28 124C30 138 31 150 31 170", 1)) +
    sign("translate(-41 117)scale(.42)", paint("gold")) +
    FRONTS[rank]!(dress) +
    (rank === "K" ? sign("translate(0 134)scale(.4)", suitPaint("french", suit)) : "");
  const neck = path("M-9 84V104C-5 110 5 110 9 104V84Z", "skin");
  const head =
    features(one.eyes, rank === "Q" ? "red" : "blush") +
    (one.beard ? bearded(one.beard, one.hair) : path(FRINGE[rank === "J" ? "straight" : "parted"], one.hair)) +
    HATS[one.hat](dress.robe) +
    (rank === "J" ? feather(dress.sleeve) : "");
  const bust = (rank === "Q" ? body + locks : locks + body) + neck + COLLARS[rank]!(dress) + face(head);
  return (
    group(bust, 'transform="translate(105 0)"') +
    group(ATTRIBUTES[one.holds]() + arm(dress.sleeve), 'transform="translate(146 127)"')
  );
}

/** What is drawn around the middle of the face, put in its place. */
function face(content: string): string {
  return group(content, 'transform="translate(0 73)"');
}

const COLLARS: Record<string, (dress: Dress) => string> = {
  K: () =>
    path(symmetric("M0 108L8 100C26 104 46 106 55 118C50 130 26 128 0 126"), "white") +
    both(line("M12 108V113M24 112V117M36 113V118M46 117V121M18 118V122M30 121V125M6 115V119", 2)),
  Q: ({ robe }) =>
    path(symmetric("M0 122C8 116 12 108 12 99C22 100 30 106 32 114C24 124 12 130 0 130"), "white") +
    both(line("M14 103C20 106 24 110 26 114M12 110C15 114 18 117 20 120", 1)) +
    circle(0, 113, 3, robe) +
    both(circle(6, 110, 1.8, "white")),
  J: () => path(symmetric("M0 112L10 98C18 100 22 104 23 110C16 114 8 114 0 112"), "white"),
};

/** The front of the robe, down the middle. */
const FRONTS: Record<string, (dress: Dress) => string> = {
  K: () => path("M-15 100H15L18 200H-18Z", "gold") + both(path("M15 100H20L24 200H18Z", "white")),
  Q: () =>
    path("M-20 104H20L9 200H-9Z", "gold") + line("M-18 112L13 140M-16 126L12 152M18 112L-13 140M16 126L-12 152", 1),
  J: ({ sleeve }) =>
    path("M-9 100H9V200H-9Z", "gold") +
    circle(0, 119, 2.6, sleeve) +
    circle(0, 131, 2.6, sleeve) +
    both(path("M9 108C16 108 22 106 26 104L28 200H22L20 110L9 112Z", sleeve)),
};

/** The band where the two halves meet, the same from either side. */
function sash(colour: Colour): string {
  const gems = [0, 18, 36, 54]
    .map(
      (x) => path("M0 -4.5L5 0L0 4.5L-5 0Z", colour, `transform="translate(${x} 0)"`) + circle(x + 9, 0, 1.5, "white"),
    )
    .join("");
  return (
    path("M12 112L168 156V168L12 124Z", "gold") +
    group(gems + group(gems, 'transform="scale(-1)"'), 'transform="translate(90 140)rotate(15.75)" stroke-width=".8"')
  );
}
