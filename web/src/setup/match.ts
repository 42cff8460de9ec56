import { settings } from "../kept/settings.svelte";
import type { Game, Settings, Switch, Value, Welcome } from "../wire/messages";

/** A match of a game as it is usually played. */
export function usualMatch(welcome: Welcome, variant: string): Settings {
  return { variant, changes: {}, bots: [welcome.bot], pace: settings.pace };
}

export function gameOf(welcome: Welcome, variant: string): Game | undefined {
  return welcome.games.find((each) => each.rules.variant === variant);
}

export function same(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The value that a house rule has in a match. */
export function valueOf(wanted: Settings, each: Switch): Value {
  return wanted.changes[each.field] ?? each.value;
}

/** The match with one house rule set; what is as usual is not kept as a change. */
export function withValue(wanted: Settings, each: Switch, value: Value): Settings {
  const { [each.field]: _, ...others } = wanted.changes;
  return { ...wanted, changes: same(value, each.value) ? others : { ...others, [each.field]: value } };
}
