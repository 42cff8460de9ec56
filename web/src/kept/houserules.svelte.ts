import type { Settings } from "../wire/messages";

/** House rules that somebody has given a name: which game, and what is changed in it. */
export interface NamedRules {
  name: string;
  variant: string;
  changes: Settings["changes"];
}

const KEY = "manille-house";

function isNamedRules(each: unknown): each is NamedRules {
  return (
    typeof each === "object" &&
    each !== null &&
    "name" in each &&
    typeof each.name === "string" &&
    "variant" in each &&
    typeof each.variant === "string" &&
    "changes" in each &&
    typeof each.changes === "object"
  );
}

function load(): readonly NamedRules[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isNamedRules) : [];
  } catch {
    return [];
  }
}

/** The house rules that this browser keeps, by name. */
class SavedRules {
  all: readonly NamedRules[] = $state.raw(load());

  save(rules: NamedRules): void {
    this.#keep([...this.all.filter((each) => each.name !== rules.name), rules]);
  }

  remove(name: string): void {
    this.#keep(this.all.filter((each) => each.name !== name));
  }

  #keep(all: readonly NamedRules[]): void {
    this.all = [...all].sort((one, other) => one.name.localeCompare(other.name));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const savedRules = new SavedRules();
