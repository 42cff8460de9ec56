import { Words, type Facts } from "./catalogue";
import type { Language } from "./languages";

let words: Words | undefined = $state.raw();
/** The language that was asked for last. */
let asked: Language | undefined;

/** The words of the language that is spoken. The app is shown once they have come. */
export function spoken(): Words {
  if (!words) throw new Error("no language has been loaded");
  return words;
}

/** The sentence of a message, in the language that is spoken. */
export function say(message: string, facts?: Facts): string {
  return spoken().say(message, facts);
}

/** Speak a language, unless another one has been asked for before it has come. */
export async function speak(language: Language): Promise<void> {
  asked = language;
  const next = await Words.load(language);
  if (asked !== language) return;
  words = next;
  document.documentElement.lang = language;
}
