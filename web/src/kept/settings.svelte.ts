import { LANGUAGES, preferred, type Language } from "../words/languages";

export const PACES = ["slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

export const LETTERS = ["en", "fr", "nl"] as const;
export type Letters = (typeof LETTERS)[number];

export const FELTS = ["dark", "light"] as const;
export type Felt = (typeof FELTS)[number];

export const TRUMP_SIDES = ["left", "right"] as const;
export type TrumpSide = (typeof TRUMP_SIDES)[number];

/** How this person likes the table: kept by the browser, unlike the rules, which belong to the match. */
export interface Settings {
  language: Language;
  pace: Pace;
  letters: Letters;
  fourColours: boolean;
  felt: Felt;
  playForced: boolean;
  raiseFirst: boolean;
  /** On which side of the hand the trumps lie. */
  trumpSide: TrumpSide;
  sound: boolean;
  /** Whether the round is explained as it is played: the first one, and when somebody asks for it. */
  guide: boolean;
}

const KEY = "manille";

function usual(): Settings {
  const language = preferred(navigator.languages);
  return {
    language,
    pace: "normal",
    letters: lettersOf(language),
    fourColours: false,
    felt: matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark",
    playForced: false,
    raiseFirst: false,
    trumpSide: "left",
    sound: false,
    guide: true,
  };
}

function lettersOf(language: Language): Letters {
  return LETTERS.find((each) => each === language) ?? "en";
}

function kept(): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function oneOf<T>(choices: readonly T[], value: unknown, otherwise: T): T {
  return choices.find((choice) => choice === value) ?? otherwise;
}

function load(): Settings {
  const found = kept();
  const base = usual();
  return {
    language: oneOf(LANGUAGES, found.language, base.language),
    pace: oneOf(PACES, found.pace, base.pace),
    letters: oneOf(LETTERS, found.letters, base.letters),
    fourColours: oneOf([true, false], found.fourColours, base.fourColours),
    felt: oneOf(FELTS, found.felt, base.felt),
    playForced: oneOf([true, false], found.playForced, base.playForced),
    raiseFirst: oneOf([true, false], found.raiseFirst, base.raiseFirst),
    trumpSide: oneOf(TRUMP_SIDES, found.trumpSide, base.trumpSide),
    sound: oneOf([true, false], found.sound, base.sound),
    guide: oneOf([true, false], found.guide, !Object.keys(found).length),
  };
}

export const settings: Settings = $state(load());

/** Speak another language; the cards get its letters. */
export function chooseLanguage(language: Language): void {
  change({ language, letters: lettersOf(language) });
}

/** Change some settings, and keep them where the browser lets us. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
