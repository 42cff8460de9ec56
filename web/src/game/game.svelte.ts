import { change, settings, type Pace } from "../kept/settings.svelte";
import type { Because, FromTable, Hinted, Refused, Settings, Sheet, State, Trick, Welcome } from "../wire/messages";
import { Line } from "../wire/socket";
import { happened, turn } from "../words/aloud";
import * as tell from "../words/telling";
import { remember } from "./flight";
import { play } from "./sound";

/** Something that is spoken by a screen reader; the same text twice is two of them. */
export interface Spoken {
  id: number;
  text: string;
}

const KEPT = 80;
const FORCED_WAIT = 500;
/** How long a finished trick lies before it is taken up; at the instant pace it lies until the next card. */
const LYING: Record<Pace, number | undefined> = { slow: 2600, normal: 1500, fast: 800, instant: undefined };
/** How long the last trick of a round is to be seen at the instant pace. */
const BEFORE_ACCOUNT = 600;

/** What the server has told, and what this person asks of it. */
class Game {
  online = $state(false);
  welcome: Welcome | undefined = $state.raw();
  state: State | undefined = $state.raw();
  sheet: Sheet | undefined = $state.raw();
  hint: Hinted | undefined = $state.raw();
  because: Because | undefined = $state.raw();
  /** Why the last thing was refused, until something happens. */
  refusal: string | undefined = $state();
  /** The card that was tapped, where a first tap only raises it. */
  raised: string | undefined = $state();
  /** Whether the finished trick has been taken up. */
  swept = $state(true);
  log: readonly Spoken[] = $state.raw([]);

  readonly #line = new Line(
    (message) => this.#hear(message),
    (open) => {
      this.online = open;
    },
  );
  #spoken = 0;
  #left = false;
  #sweeping: ReturnType<typeof setTimeout> | undefined;

  connect(): void {
    this.#line.connect();
  }

  /** The trick that lies on the table: the one in progress, or the finished one until it is taken up. */
  get lying(): Trick | undefined {
    const state = this.state;
    if (!state) return undefined;
    if (state.trick.cards.length) return state.trick;
    return this.swept ? undefined : state.tricks.at(-1);
  }

  /** Whether the reader is asked for something now. */
  get isAsked(): boolean {
    const { state } = this;
    return state !== undefined && state.asked?.seat === state.you;
  }

  open(wanted: Settings): void {
    this.#left = false;
    this.#line.send({ type: "open", settings: wanted, guided: settings.guide });
  }

  join(table: string): void {
    this.#left = false;
    this.#line.send({ type: "join", table });
  }

  leave(): void {
    this.#left = true;
    this.state = undefined;
    this.#line.send({ type: "leave" });
  }

  act(action: string): void {
    this.#atVersion((version) => this.#line.send({ type: "act", version, action }));
  }

  talk(what: string | null): void {
    this.#atVersion((version) => this.#line.send({ type: "say", version, say: what }));
  }

  undo(): void {
    this.#atVersion((version) => this.#line.send({ type: "undo", version }));
  }

  /** On from the account; whoever has been led through a round plays on alone. */
  next(): void {
    if (settings.guide) change({ guide: false });
    this.#atVersion((version) => this.#line.send({ type: "next", version }));
  }

  again(abandon: boolean): void {
    this.#atVersion((version) => this.#line.send({ type: "again", version, abandon, guided: settings.guide }));
  }

  askHint(): void {
    this.#atVersion((version) => this.#line.send({ type: "hint", version }));
  }

  skip(): void {
    if (this.state?.can.skip) this.#atVersion((version) => this.#line.send({ type: "skip", version }));
  }

  /** The table was tapped: no more waiting, and a reason has been read. */
  hurry(): void {
    this.refusal = undefined;
    this.skip();
  }

  askWhy(of: "call" | "play", index: number): void {
    this.#line.send({ type: "why", of, index });
  }

  change(wanted: Settings): void {
    this.#line.send({ type: "settings", settings: wanted });
  }

  /** A card of the hand was tapped: it is played, raised, or refused with the reason. */
  tap(card: string): void {
    const { state } = this;
    if (!state) return;
    if (state.asked?.kind !== "play" || state.asked.seat !== state.you) {
      this.raised = this.raised === card ? undefined : card;
      this.skip();
      return;
    }
    if (!state.legal.includes(card)) {
      this.#refuse(tell.barred(state, card));
      return;
    }
    if (settings.raiseFirst && this.raised !== card) {
      this.raised = card;
      return;
    }
    this.act(card);
  }

  speak(text: string): void {
    this.#spoken += 1;
    this.log = [...this.log, { id: this.#spoken, text }].slice(-KEPT);
  }

  #atVersion(send: (version: number) => void): void {
    if (this.state) send(this.state.version);
  }

  #hear(message: FromTable): void {
    switch (message.type) {
      case "welcome":
        this.#welcomed(message);
        break;
      case "state":
        this.#draw(message);
        break;
      case "sheet":
        this.sheet = message;
        break;
      case "refused":
        this.#refused(message);
        break;
      case "hint":
        this.refusal = undefined;
        this.hint = message;
        if (this.state) this.speak(tell.hint(this.state, message));
        break;
      case "why":
        this.because = message;
        break;
      default:
        // A message of a newer server is none of ours; one of this version that is not heard does not compile.
        message satisfies never;
    }
  }

  /** After the line was lost, and on a reload, the match simply goes on. */
  #welcomed(welcome: Welcome): void {
    this.welcome = welcome;
    const table = this.state?.table ?? welcome.tables[0]?.table;
    if (table !== undefined && !this.#left) this.join(table);
  }

  /** What came too late has been overtaken by the state that is drawn; there is nothing to say about it. */
  #refused(refused: Refused): void {
    if (refused.code === "stale" || refused.about === "skip") return;
    if (refused.about === "join") {
      this.state = undefined;
      this.#left = true;
    } else {
      this.#refuse(tell.refusal(refused));
    }
  }

  #refuse(text: string): void {
    this.refusal = text;
    this.speak(text);
    play("refused");
  }

  #draw(next: State): void {
    const last = this.state;
    const follows = last?.table === next.table && last.version === next.since;
    remember(takenTo(next));
    this.state = next;
    this.refusal = undefined;
    if (this.hint && this.hint.version !== next.version) this.hint = undefined;
    if (this.because && !stands(this.because, next)) this.because = undefined;
    if (this.raised !== undefined && !next.hand.includes(this.raised)) this.raised = undefined;
    this.#lay(next);
    if (follows) this.#sound(next, last);
    for (const text of [...(follows ? happened(next, last) : []), ...turn(next)]) this.speak(text);
    this.#playForced(next);
  }

  /** Let a finished trick lie for a while, also when the page was loaded anew. */
  #lay(next: State): void {
    clearTimeout(this.#sweeping);
    this.swept = false;
    const wait = LYING[settings.pace] ?? (next.account ? BEFORE_ACCOUNT : undefined);
    if (next.trick.cards.length || wait === undefined) return;
    this.#sweeping = setTimeout(() => {
      remember(takenTo(next));
      this.swept = true;
    }, wait);
  }

  #sound(next: State, last: State): void {
    if (next.events.some((event) => event.kind === "play")) play("card");
    if (last.tricks.length < next.tricks.length) play(next.account ? "won" : "trick");
  }

  #playForced(state: State): void {
    const [only] = state.legal;
    const undone = state.events.some((event) => event.kind === "undo");
    if (!settings.playForced || undone || !this.isAsked || state.asked?.kind !== "play") return;
    if (only === undefined || state.legal.length > 1 || state.says.length) return;
    setTimeout(() => {
      if (this.state?.version === state.version) this.act(only);
    }, FORCED_WAIT);
  }
}

/** Where the last finished trick goes. */
function takenTo(state: State): string | undefined {
  const holder = state.tricks.at(-1)?.holder;
  return holder === undefined || holder === null ? undefined : `pile:${holder % 2}`;
}

export const game = new Game();

/** Whether what a bot was asked about still lies on the table. */
function stands({ of, index, seat, action }: Because, { called, tricks, trick }: State): boolean {
  if (of === "call") return called[index]?.seat === seat && called[index].call.action === action.action;
  const played = [...tricks, trick].flatMap(({ cards }) => cards)[index];
  return played?.seat === seat && played.card === action.action;
}
