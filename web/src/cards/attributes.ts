/** What the courts hold: each is upright on x = 0, its grip at (0, 0), its top about 100 higher. */

import { both, circle, line, path, symmetric } from "./markup";
import type { Colour } from "./palette";

const staff = (top: number, colour: Colour = "brown"): string => path(`M-2.5 ${top}H2.5V60H-2.5Z`, colour);
const stem = (top: number): string => path(`M-1.6 ${top}H1.6V50H-1.6Z`, "green");
const leaf = (y: number): string =>
  path(`M0 ${y}C4 ${y - 10} 10 ${y - 13} 15 ${y - 14}C14 ${y - 6} 9 ${y} 0 ${y}Z`, "green");
const petals = (count: number, d: string, y: number, colour: Colour): string =>
  Array.from({ length: count }, (_, at) =>
    path(d, colour, `transform="translate(0 ${y})rotate(${(360 / count) * at})"`),
  ).join("");

export const ATTRIBUTES = {
  sword: () =>
    path(symmetric("M0 -104L5 -94L4 -14L0 -12"), "steel") +
    line("M0 -96V-16", 0.9) +
    path(symmetric("M0 -15L13 -15C16 -15 16 -9 13 -9L0 -9"), "gold") +
    path("M-2.5 -9H2.5V14H-2.5Z", "brown") +
    circle(0, 17, 4.5, "gold"),
  axe: () =>
    staff(-104) +
    path("M-2.5 -96L2.5 -96C8 -96 12 -102 16 -104C21 -90 21 -76 16 -62C12 -66 8 -71 2.5 -71L-2.5 -71Z", "steel") +
    path("M-2.5 -90L-12 -84L-2.5 -77Z", "steel") +
    line("M12 -98C15 -88 15 -78 12 -68", 0.9),
  sceptre: () =>
    staff(-80, "gold") +
    path(
      symmetric("M0 -108C6 -102 6 -94 3 -88C7 -92 14 -92 14 -85C14 -81 10 -79 8 -81C8 -79 6 -77 4 -77L0 -77"),
      "gold",
    ) +
    path("M-6 -77H6V-72H-6Z", "red"),
  orb: () =>
    staff(-70, "gold") +
    circle(0, -82, 12, "blue") +
    path("M-12 -84C-5 -79 5 -79 12 -84L12 -80C5 -75 -5 -75 -12 -80Z", "gold") +
    path("M-2 -94V-99H-6V-103H-2V-108H2V-103H6V-99H2V-94Z", "gold"),
  rose: () =>
    stem(-60) +
    both(leaf(-28)) +
    petals(5, "M0 0C-10 -5 -9 -16 0 -16C9 -16 10 -5 0 0Z", -70, "red") +
    petals(5, "M0 0C-5 -3 -5 -9 0 -9C5 -9 5 -3 0 0Z", -70, "blush") +
    circle(0, -70, 3.2, "gold"),
  daisy: () =>
    stem(-60) +
    both(leaf(-28)) +
    petals(9, "M0 0C-4 -5 -4 -16 0 -17C4 -16 4 -5 0 0Z", -70, "white") +
    circle(0, -70, 5.5, "gold"),
  tulip: () =>
    stem(-60) +
    both(leaf(-26)) +
    path(symmetric("M0 -92C5 -86 7 -80 7 -74C9 -80 12 -84 15 -86C16 -68 10 -56 0 -56"), "plum") +
    path(symmetric("M0 -92C6 -80 6 -68 0 -56"), "blush"),
  lily: () =>
    stem(-60) +
    both(leaf(-28)) +
    path(symmetric("M0 -98C8 -88 7 -76 3 -70C8 -84 18 -84 17 -74C16 -69 11 -69 10 -73C9 -64 5 -60 0 -58"), "white") +
    both(line("M2 -66L5 -74", 1)),
  halberd: () =>
    staff(-84) +
    path(symmetric("M0 -110L4 -94L3 -82L0 -82"), "steel") +
    path("M2.5 -86C8 -86 10 -90 17 -90C14 -82 14 -74 17 -66C10 -66 8 -70 2.5 -70Z", "steel") +
    path("M-2.5 -84C-8 -82 -12 -80 -15 -74C-10 -74 -6 -73 -2.5 -72Z", "steel"),
  pennant: () =>
    path("M2 -92C10 -96 14 -86 19 -88L17 -74L19 -62C14 -60 10 -68 2 -66Z", "red") +
    staff(-94) +
    path(symmetric("M0 -110L5 -98L0 -92"), "steel"),
  arrow: () =>
    staff(-92) + path(symmetric("M0 -110L8 -92L0 -95"), "steel") + both(path("M2.5 -52L9 -60V-40L2.5 -30Z", "white")),
  partisan: () =>
    staff(-80) +
    path(symmetric("M0 -110L5 -94L13 -97C13 -87 8 -80 3 -78L0 -78"), "steel") +
    line("M0 -104V-82", 0.9) +
    path("M-4 -78H4V-73H-4Z", "gold"),
} as const;

/** A hand that closes on the grip, with the cuff and the sleeve of the arm below it. */
export function arm(sleeve: Colour): string {
  return (
    path("M-16 70C-22 44 -16 26 -8 14L8 13C17 24 24 40 24 70Z", sleeve) +
    line("M-6 24C-10 34 -11 44 -9 60M6 24C11 34 13 44 13 60", 1) +
    path("M-11 18C-5 13 5 12 11 16L9 6C4 4 -4 4 -9 7Z", "white") +
    path("M-8 6C-10 0 -9 -6 -5 -8H5C9 -7 10 1 7 6C3 8 -4 8 -8 6Z", "skin") +
    line("M-6 -4C-2 -5.5 2 -5.5 6.5 -4M-7.5 -.5C-2 -2 2 -2 8 -.5M-7.5 3C-2 1.5 2 1.5 7.5 3", 0.9)
  );
}
