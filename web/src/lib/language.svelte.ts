import { settings } from "./settings.svelte";
import { Words, type Facts, type Language } from "./words";

let words: Words | undefined = $state.raw();

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
  const next = await Words.load(language);
  if (settings.language !== language) return;
  words = next;
  document.documentElement.lang = language;
}
