import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./languages";

export type Fact = string | number;
export type Facts = Record<string, Fact>;

const CATALOGUES = import.meta.glob<string>(
  "../../../src/manille/words/locales/*/{words,rules,lines,screen,table,web}.ftl",
  { query: "?raw", import: "default" },
);

/** Sentences in one language, from the catalogues that the terminal reads too. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
  }

  /** The words of a language; each language is fetched when it is first asked for. */
  static async load(language: Language): Promise<Words> {
    const found = Object.entries(CATALOGUES).filter(([path]) => path.includes(`/${language}/`));
    return new Words(language, await Promise.all(found.map(([, load]) => load())));
  }

  /** The sentence of a message with its facts. */
  say(message: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (!pattern) throw new Error(`The catalogue has no ${message}.`);
    return this.#bundle.formatPattern(pattern, facts);
  }

  has(message: string): boolean {
    return this.#bundle.hasMessage(message);
  }

  /** Some items in a row, the last one joined by a word. */
  row(items: readonly string[]): string {
    const last = items.at(-1) ?? "";
    return items.length > 1 ? this.say("row", { first: items.slice(0, -1).join(", "), last }) : last;
  }
}
