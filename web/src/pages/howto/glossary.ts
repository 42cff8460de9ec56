/** The words of the glossary, `glossary-{word}` in the catalogue. */
export const GLOSSARY = [
  "manille",
  "manillon",
  "side",
  "void",
  "feed",
  "excess",
  "shown",
  "plat",
  "none",
  "contro",
  "capote",
  "set",
  "talking",
] as const;
