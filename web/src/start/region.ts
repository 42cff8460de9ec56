const GAMES: Record<string, string> = { BE: "belgian", FR: "french" };

/** The rule set that people play where this browser is from, if one is usual there. */
export function usualGame(languages: readonly string[]): string | undefined {
  for (const tag of languages) {
    const region = tag.split("-").find((part) => /^[A-Z]{2}$/.test(part));
    if (region) return GAMES[region];
  }
  return undefined;
}
