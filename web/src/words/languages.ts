/** The languages of the catalogues, the one to fall back on first. */
export const LANGUAGES = ["en", "nl", "fr", "es", "ca"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of this browser, as far as there is a catalogue for it. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return LANGUAGES[0];
}
