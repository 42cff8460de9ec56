import { expect, test } from "vitest";

import { corner, type Pack, sprite, symbolId } from "./index";
import { symmetric } from "./markup";

const CODES: Record<Pack, string[]> = {
  french: [..."hdcs"].flatMap((suit) => ["10", ..."AKQJ987"].map((rank) => rank + suit)),
  spanish: [..."oceb"].flatMap((suit) => [..."9ARCS8765432"].map((rank) => rank + suit)),
};

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]!);

test.each(["french", "spanish"] as const)(
  "the %s sprite holds every card once, and nothing that leads nowhere",
  (pack) => {
    const ids = all(sprite(pack), / id="([^"]+)"/g);
    const named = [...all(sprite(pack), /href="#([^"]+)"/g), ...all(sprite(pack), /url\(#([^)]+)\)/g)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    for (const code of CODES[pack]) {
      expect(ids).toContain(symbolId(pack, code));
      for (const language of ["en", "nl", "fr", "es", "ca"]) expect(ids).toContain(corner(pack, code, language).id);
    }
    for (const name of ["lattice", "waves", "slot", "edge"]) expect(ids).toContain(`${pack}-${name}`);
    expect(sprite(pack)).not.toMatch(/undefined|NaN|style=/);
  },
);

test("both packs can stand in one page", () => {
  const ids = all(sprite("french") + sprite("spanish"), / id="([^"]+)"/g);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ["en", ["A", "K", "Q", "J"]],
  ["es", ["A", "K", "Q", "J"]],
  ["fr", ["A", "R", "D", "V"]],
  ["nl", ["A", "H", "V", "B"]],
])("the letters of the French pack in %s", (language, letters) => {
  expect(["Ah", "Kh", "Qh", "Jh"].map((code) => corner("french", code, language).id)).toEqual(
    letters.map((one) => `french-mark-${one}`),
  );
});

test("the Spanish pack is numbered 1 to 12 in every language", () => {
  const numbers = ["A", "2", "9", "S", "C", "R"].map((rank) => corner("spanish", `${rank}o`, "nl").id);
  expect(numbers).toEqual(["1", "2", "9", "10", "11", "12"].map((number) => `spanish-mark-${number}`));
});

test("an outline is closed by its mirror image", () => {
  expect(symmetric("M0 -4L3 -2C4 0 4 1 0 5")).toBe("M0 -4L3 -2C4 0 4 1 0 5C-4 1 -4 0 -3 -2L0 -4Z");
});
