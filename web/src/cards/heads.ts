/** Faces, hair, beards and hats of the courts, drawn around the middle of the face. */

import { both, circle, line, path, symmetric } from "./markup";
import type { Colour } from "./palette";

const FACE = symmetric("M0 -25C12 -25 18.5 -17 18.5 -4C18.5 11 10 25 0 26");

/** A face that looks at the player, with eyes and lips of a colour. */
export function features(eyes: Colour, lips: Colour): string {
  return (
    path(FACE, "skin") +
    both(
      path("M3.5 -1.5C5.5 -5 11 -5 13 -1C10.5 1.5 6 1.5 3.5 -1.5Z", "white", 'stroke-width=".9"') +
        circle(8.3, -1.8, 2.1, eyes, 'stroke="none"') +
        line("M3.3 -3.2C6 -6 11 -5.5 13.3 -1.8", 1.3) +
        line("M2.8 -8C6 -10.8 11 -10.5 14.2 -7", 1.6) +
        circle(10.8, 7.5, 3.4, "blush", 'stroke="none" opacity=".55"'),
    ) +
    line("M-2 -6.5C-1.5 0 -2.2 4 -3.4 6.5C-2.6 8.8 2 8.8 3 7", 1.2) +
    path("M-5.5 14C-3 12.2 -1.2 12.3 0 13C1.2 12.3 3 12.2 5.5 14C3 18.2 -3 18.2 -5.5 14Z", lips, 'stroke="none"') +
    line("M-6 14C-2 15 2 15 6 14", 0.9)
  );
}

/** Hair that hangs behind the face. */
export const HAIR = {
  curls: symmetric("M0 -24C16 -26 25 -20 25 -11C30 -8 30 0 26 3C31 7 30 15 25 17C28 22 24 29 17 27L0 20"),
  waves: symmetric("M0 -27C20 -27 27 -15 26 -2C25 8 33 14 30 24C28 32 34 36 29 43C22 47 15 40 14 30L0 20"),
  bob: symmetric("M0 -24C20 -26 26 -14 25.5 0C25.5 10 28 14 27 21C27 27 18 28 15 23L0 10"),
  plaits: symmetric(
    "M0 -27C18 -27 25 -16 24 -3C24 6 28 9 26 16C30 21 29 26 26 29C30 34 27 40 22 46C16 42 14 34 17 29C13 24 15 20 17 17L0 10",
  ),
} as const;

/** Hair across the brow. */
export const FRINGE = {
  parted: symmetric("M0 -20C5 -14 14 -16 18.8 0C21 -16 14 -28 0 -27"),
  straight: symmetric("M0 -13C6 -13 12 -12 17 -9L19 0C22 -16 14 -28 0 -27"),
} as const;

/** Beards, from the cheeks down. */
export const BEARDS = {
  full: symmetric("M0 19.5C5 20 8.5 17.5 9.5 13C14 11 17.5 6 18.6 -2C21 14 18 29 10 36C7 39 3 41 0 45"),
  forked: symmetric(
    "M0 19.5C5 20 8.5 17.5 9.5 13C14 11 17.5 6 18.6 -2C21 12 20 26 15 34C12 39 9 41 7 45C5 40 3 37 0 35",
  ),
  round: symmetric("M0 19.5C5 20 8.5 17.5 9.5 13C14 11 17.5 6 18.6 -2C22 12 22 24 16 31C11 37 5 39 0 39"),
} as const;

const MOUSTACHE = symmetric(
  "M0 10C4 8 8 9.5 10.5 12C12.5 14 15 14 17 12C16 17.5 10 18.5 6 16.2C3.5 14.8 1.5 13.5 0 13.5",
);

/** A beard with its strands and a moustache. */
export function bearded(kind: keyof typeof BEARDS, hair: Colour): string {
  return (
    path(BEARDS[kind], hair) + both(line("M4 25C5 30 3.5 34 2 37M11 20C12 26 10 31 8 33", 1)) + path(MOUSTACHE, hair)
  );
}

/** Hats, each with a first colour for the cloth; metal is gold. */
export const HATS = {
  crown: (cloth: Colour) =>
    path(symmetric("M0 -42C14 -42 20 -32 20 -18L0 -16"), cloth) +
    path(symmetric("M0 -51L5.5 -34L13 -46L16.5 -31L27 -42L21.5 -17C14 -13 7 -12 0 -12"), "gold") +
    band(cloth) +
    circle(0, -51, 2.8, "white") +
    both(circle(13, -46, 2.5, "white") + circle(27, -42, 2.5, "white")),
  arched: (cloth: Colour) =>
    path(symmetric("M0 -44C22 -46 30 -32 22 -18L0 -16"), cloth) +
    path(
      "M-22 -18C-30 -34 -16 -44 0 -44C16 -44 30 -34 22 -18L17 -17C23 -30 14 -39 0 -39C-14 -39 -23 -30 -17 -17Z",
      "gold",
    ) +
    path(symmetric("M0 -44L3.5 -42C2 -34 2.5 -26 3.5 -16L0 -15"), "gold") +
    band(cloth) +
    path("M-1.5 -44V-48H-5V-51H-1.5V-54H1.5V-51H5V-48H1.5V-44Z", "gold"),
  coronet: (cloth: Colour) =>
    path(
      symmetric(
        "M0 -46C2 -40 4 -36 8 -33C11 -36 12 -39 13 -43C16 -38 18 -35 22 -34C21 -28 21 -24 20 -17C14 -21 7 -22 0 -22",
      ),
      "gold",
    ) +
    circle(0, -47, 2.6, "white") +
    both(circle(13.5, -43, 2.2, "white")) +
    circle(0, -30, 3.2, cloth) +
    both(circle(11, -27, 2, cloth)),
  beret: (cloth: Colour) =>
    path("M-25 -14C-34 -32 -14 -44 6 -43C26 -42 34 -28 25 -14C10 -20 -10 -20 -25 -14Z", cloth) +
    path("M-22 -11C-10 -18 10 -18 22 -11L23 -18C10 -25 -10 -25 -23 -18Z", "gold"),
  turned: (cloth: Colour) =>
    path(symmetric("M0 -45C12 -45 18 -38 19 -22L0 -20"), cloth) +
    path("M-26 -10C-27 -20 -22 -26 -14 -25C-6 -21 6 -21 14 -25C22 -26 27 -20 26 -10C12 -17 -12 -17 -26 -10Z", "gold"),
} as const;

function band(jewel: Colour): string {
  return (
    path("M-22 -20C-12 -15 12 -15 22 -20L21 -12.5C12 -8 -12 -8 -21 -12.5Z", "gold") +
    circle(0, -12.6, 2.3, jewel) +
    both(circle(10.5, -13.5, 1.9, jewel))
  );
}

/** A feather that curls over the side of a hat. */
export function feather(colour: Colour): string {
  return (
    path("M14 -22C30 -26 42 -40 32 -50C24 -56 10 -54 2 -47C10 -50 17 -49 20 -44C24 -38 20 -29 14 -22Z", colour) +
    line("M15 -23C27 -31 32 -43 17 -51", 1)
  );
}
