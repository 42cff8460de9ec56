import type { Settings } from "./wire";

/** House rules that somebody has given a name: which game, and what is changed in it. */
export interface House {
  name: string;
  variant: string;
  changes: Settings["changes"];
}

const KEY = "manille-house";

function isHouse(each: unknown): each is House {
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

function load(): readonly House[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isHouse) : [];
  } catch {
    return [];
  }
}

/** The house rules that this browser keeps, by name. */
class Houses {
  all: readonly House[] = $state.raw(load());

  save(house: House): void {
    this.#keep([...this.all.filter((each) => each.name !== house.name), house]);
  }

  remove(name: string): void {
    this.#keep(this.all.filter((each) => each.name !== name));
  }

  #keep(all: readonly House[]): void {
    this.all = [...all].sort((one, other) => one.name.localeCompare(other.name));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const houses = new Houses();
