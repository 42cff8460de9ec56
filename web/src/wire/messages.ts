// Made from src/manille/wire by scripts/wiretypes.py: `make wire`.

/** A figure for each side. */
export type Pair = readonly [number, number];

/** A value of a house rule. */
export type Value = boolean | number | string | readonly number[];

/** Why somebody would do something: ``reason-{code}`` with facts; ``card`` and ``suit`` among them are notation. */
export interface Reason {
  code: string;
  facts: Readonly<Record<string, string>>;
}

/** Something that can be called or said, with the name of its label; ``suit`` is the label's variable. */
export interface Option {
  action: string;
  label: string;
  suit: string | null;
}

/** The duties in force, as the variables of the sentences of clauses P… */
export interface Duties {
  head: string;
  ruff: string;
  overruff: string;
  under: string;
  sink: string;
}

/** A value that a house rule can take; ``text`` is shown where the catalogue has no such label. */
export interface Choice {
  value: boolean | number | string | readonly number[];
  label: string;
  text: string;
}

/** A house rule in force that differs from the rule set. */
export interface Changed {
  field: string;
  label: string;
  choice: Choice;
}

/** The rules in force, as far as they are drawn. */
export interface RuleSet {
  variant: string;
  label: string;
  changes: readonly Changed[];
  pack: "french" | "spanish";
  suits: readonly string[];
  /** The ranks of a suit, lowest first. */
  ranks: readonly string[];
  players: number;
  clockwise: boolean;
  /** How many cards a player is dealt, and how many tricks there are. */
  hand_size: number;
  /** How many cards are dealt at a time; with piles, the size of each pile. */
  packets: readonly number[];
  piles: boolean;
  /** The points of a round; more than half of them score. */
  total: number;
  names_trump: boolean;
  talk: "off" | "signals" | "questions";
  duties: Duties;
}

/** A card on the table, and who played it. */
export interface Card {
  seat: number;
  card: string;
}

/** A trick: its cards in the order played, the seat that holds or took it, and its points. */
export interface Trick {
  cards: readonly Card[];
  holder: number | null;
  points: number;
}

/** A call that was made. */
export interface Called {
  seat: number;
  call: Option;
}

/** Something that was said; with a question, the partner's answer as a label (``$number`` is ``answer``). */
export interface Said {
  /** With which card of the round, from 0. */
  play: number;
  seat: number;
  say: Option;
  partner: number | null;
  answer: number | null;
  answer_label: string | null;
}

/** One step of the account, exactly as it is counted; ``side`` is None for both. */
export interface Term {
  account: "points" | "hand" | "count" | "score" | "note";
  op: "add" | "multiply" | "limit" | "replace" | "over" | "note";
  code: string;
  label: string;
  clause: string;
  side: number | null;
  amount: number;
  cards: readonly string[];
}

/** What is trump: ``suit`` is None for no trump and while ``named`` is false. */
export interface Trump {
  named: boolean;
  suit: string | null;
  namer: number | null;
  shown: string | null;
  /** How many times the round counts. */
  count: number;
  /** Why, step by step. */
  factors: readonly Term[];
}

/** A finished round: the steps, what they come to, what each side took, and all hands as they were dealt. */
export interface Account {
  terms: readonly Term[];
  points: readonly [number, number];
  hand: number;
  count: number;
  /** What the round brought. */
  score: readonly [number, number];
  /** The running score after it; of the set that it ended, if it ended one. */
  total: readonly [number, number];
  /** The sets after it. */
  sets: readonly [number, number];
  /** The side that it made the winner of the match. */
  winner: number | null;
  taken: readonly [readonly string[], readonly string[]];
  hands: readonly (readonly string[])[];
  /** The seats of the persons who have not gone on yet. */
  waiting: readonly number[];
}

/** How long the table waits between the cards of bots. */
export type Pace = "slow" | "normal" | "fast" | "instant";

/** What a match is played with: the rule set and its house rules, a bot for each other seat, and the pace. */
export interface Settings {
  variant: string;
  changes: Readonly<Record<string, boolean | number | string | readonly number[]>>;
  /** One name for each seat after the person's, in the order of play; or one name for all. */
  bots: readonly string[];
  pace: "slow" | "normal" | "fast" | "instant";
}

/** Open a table, sit down at it, and begin a match. */
export interface Open {
  settings: Settings;
  /** Whether its first round is dealt for teaching. */
  guided: boolean;
  type: "open";
}

/** Sit down again at a table. */
export interface Join {
  table: string;
  type: "join";
}

/** Call or play. */
export interface Act {
  version: number;
  action: string;
  type: "act";
}

/** Say something, or None for saying nothing where a signal is asked for. */
export interface Talk {
  version: number;
  say: string | null;
  type: "say";
}

/** Take back one's latest decision and all that followed. */
export interface Undo {
  version: number;
  type: "undo";
}

/** Go on from the account of a round. */
export interface Next {
  version: number;
  type: "next";
}

/** Begin the next match; ``abandon`` gives up one that is not over. */
export interface Again {
  version: number;
  abandon: boolean;
  /** Whether its first round is dealt for teaching. */
  guided: boolean;
  type: "again";
}

/** Settings for the next match; the pace is in force at once. */
export interface Change {
  settings: Settings;
  type: "settings";
}

/** Ask what a good player would do now. */
export interface Hint {
  version: number;
  type: "hint";
}

/**
 * Ask why a bot played or called what it did. A reason tells of a hand: while the round is played the answer says
 * only what everybody can see of a card, and there is none for a call.
 */
export interface Why {
  of: "call" | "play";
  /** Which call or which card of the round, from 0. */
  index: number;
  type: "why";
}

/** End the pause before the next card of a bot. */
export interface Skip {
  version: number;
  type: "skip";
}

/** Get up from the table, which stays as it is; the answer is a new `Welcome`. */
export interface Leave {
  type: "leave";
}

export type FromClient = Open | Join | Act | Talk | Undo | Next | Again | Change | Hint | Why | Skip | Leave;

/** A house rule that can be changed: choices, or a whole number from ``low`` to ``high``. */
export interface Switch {
  field: string;
  label: string;
  help: string;
  value: boolean | number | string | readonly number[];
  choices: readonly Choice[];
  low: number | null;
  high: number | null;
}

/** A section of the rule book (``section-{name}``) and its clauses (``clause-{clause}``). */
export interface Section {
  name: string;
  clauses: readonly string[];
}

/** A rule set that can be played; its name is ``variant-{name}``, its three lines ``variant-{name}-1`` to 3. */
export interface Game {
  rules: RuleSet;
  target: number;
  switches: readonly Switch[];
  book: readonly Section[];
}

/** A table of the player where a match is not over, as it stood after its latest finished round. */
export interface Left {
  table: string;
  rules: RuleSet;
  /** The number of the round in progress, from 1. */
  round: number;
  score: readonly [number, number];
  sets: readonly [number, number];
  /** The player's side. */
  side: number;
}

/** What can be played here, and what was left. */
export interface Welcome {
  release: string;
  games: readonly Game[];
  /** The rule set to offer first. */
  usual: string;
  /** The bots that can play here, weakest first. */
  bots: readonly string[];
  /** The one to offer first. */
  bot: string;
  /** The latest first. */
  tables: readonly Left[];
  type: "welcome";
}

/** Where a seat is for the reader, who sits south. */
export type Place = "south" | "west" | "north" | "east";

/** What somebody is asked for: to name trump, to double, to play, to say something or nothing, to go on. */
export type Kind = "name" | "double" | "play" | "say" | "acknowledge";

/** A card of the hand that may not be played now: why is ``refused-{code}`` with the sentence of the clause. */
export interface Barred {
  card: string;
  code: string;
  clause: string;
}

/** A pile: its top, None while that is face down, and how many cards lie under it face down. */
export interface Pile {
  top: string | null;
  under: number;
}

/** Somebody at the table. */
export interface Seat {
  /** The name of a bot, or ``person``. */
  player: string;
  /** Its name is ``seat-{place}``. */
  place: "south" | "west" | "north" | "east";
  side: number;
  /** How many cards are left. */
  cards: number;
  /** The shown card, while it is in this hand. */
  shows: string | null;
  /** The piles, where there are any; one that is used up has no top and nothing under it. */
  piles: readonly Pile[];
}

/** Whose turn it is, and for what; to acknowledge, every person is asked, and ``seat`` is None. */
export interface Asked {
  seat: number | null;
  kind: "name" | "double" | "play" | "say" | "acknowledge";
}

/** Where the match stands: in the round in progress with a shown card that was noted at once. */
export interface Standing {
  /** The number of the round, from 1. */
  round: number;
  score: readonly [number, number];
  sets: readonly [number, number];
  /** What wins this set. */
  goal: number;
  sets_to_win: number;
  winner: number | null;
  /** What the shown card brought or waits for. */
  noted: Term | null;
}

/**
 * How the first dealer was found: the cards that the seats drew, each time (``draw-{kind}``), and who deals.
 *
 * In a lesson nothing is drawn: the cards of the first round are dealt for teaching, and the dealer goes with them.
 */
export interface Drawn {
  kind: "random" | "cut" | "draw" | "lesson";
  dealer: number;
  rounds: readonly (readonly string[])[];
}

/** One thing that has happened: whose it was and what, where there is a who and a what. */
export interface Event {
  kind: "match" | "deal" | "call" | "play" | "say" | "silent" | "undo" | "next" | "settings";
  seat: number | null;
  action: Option | null;
}

/** What the reader may ask for now. */
export interface Can {
  undo: boolean;
  hint: boolean;
  /** Whether a bot's call can be asked about, and whether it tells all; its cards can be asked about at any time. */
  why: boolean;
  /** Whether the next match can begin without giving up this one. */
  again: boolean;
  /** Whether the table pauses. */
  skip: boolean;
}

/** All that is drawn, as one seat may know it. */
export interface State {
  table: string;
  version: number;
  since: number;
  events: readonly Event[];
  you: number;
  rules: RuleSet;
  seats: readonly Seat[];
  dealer: number;
  cutter: number;
  standing: Standing;
  /** In the first round of a match. */
  drawn: Drawn | null;
  /** None between rounds and once the match is over. */
  asked: Asked | null;
  /** The cards that the reader holds, by suit, from high to low; with piles, the tops that are turned. */
  hand: readonly string[];
  /** The cards that the reader may play now. */
  legal: readonly string[];
  /** In the reader's turn to play, the other cards of the hand. */
  barred: readonly Barred[];
  /** What the reader may call now. */
  calls: readonly Option[];
  /** What the reader may say now: besides playing, or, where ``asked`` is to say, before the others play. */
  says: readonly Option[];
  trump: Trump;
  called: readonly Called[];
  said: readonly Said[];
  /** The trick in progress; without cards between tricks. */
  trick: Trick;
  /** The finished tricks of the round; the last one is what lies on the table until the next card. */
  tricks: readonly Trick[];
  /** The points of the cards taken so far. */
  points: readonly [number, number];
  /** The tricks taken so far. */
  taken: readonly [number, number];
  /** Once the round is over. */
  account: Account | null;
  can: Can;
  /** What this match is played with, and the pace. */
  settings: Settings;
  /** What the next match will be played with, if that has been changed. */
  coming: Settings | null;
  type: "state";
}

/** A finished round on the score sheet. */
export interface SheetLine {
  dealer: number;
  trump: string | null;
  count: number;
  points: readonly [number, number];
  score: readonly [number, number];
  total: readonly [number, number];
  sets: readonly [number, number];
}

/** The rounds of this match that have been counted. */
export interface Sheet {
  table: string;
  lines: readonly SheetLine[];
  type: "sheet";
}

/**
 * Something was refused, and nothing has changed. ``message`` is the name of the sentence, with ``facts``.
 *
 * With a clause, the sentence also takes ``$clause``, ``$why`` (the sentence of the clause), ``$action`` (what was
 * tried) and ``$legal`` (what the latest state allows). The fact ``field`` is a house rule, ``label`` its label.
 */
export interface Refused {
  /** The type of the message that is refused; empty where it could not be read. */
  about: string;
  code: string;
  message: string;
  clause: string | null;
  facts: Readonly<Record<string, string>>;
  type: "refused";
}

/** What a good player would do at this version, and why. */
export interface Hinted {
  version: number;
  action: Option;
  reason: Reason;
  type: "hint";
}

/** Why a bot did what it did; None for a person's decision and where no reason is known. */
export interface Because {
  of: "call" | "play";
  index: number;
  seat: number;
  action: Option;
  reason: Reason | null;
  /** Whether this is all; while the round is played it is only what everybody can see. */
  whole: boolean;
  type: "why";
}

export type FromTable = Welcome | State | Sheet | Refused | Hinted | Because;

/** A match of the player in the history: only its finished rounds. */
export interface Played {
  table: string;
  match: number;
  variant: string;
  label: string;
  /** In seconds since 1970. */
  begun: number;
  rounds: number;
  score: readonly [number, number];
  sets: readonly [number, number];
  winner: number | null;
  /** The player's side. */
  side: number;
}

/** What a player has done in one rule set. */
export interface Result {
  variant: string;
  label: string;
  /** The matches that are over. */
  matches: number;
  won: number;
  rounds: number;
  /** What the player's side scored in all rounds. */
  scored: number;
  conceded: number;
}

/** The matches of a player, the latest first, and the results by rule set: ``GET /api/history?before=``. */
export interface History {
  matches: readonly Played[];
  results: readonly Result[];
  /** What to ask for next; None where there is no more. */
  before: number | null;
}

/** A finished round with all hands open. */
export interface OpenRound {
  number: number;
  dealer: number;
  hands: readonly (readonly string[])[];
  trump: Trump;
  called: readonly Called[];
  said: readonly Said[];
  tricks: readonly Trick[];
  account: Account;
  /** This round as a line of a record; with the round before it, or all of them, where it hung on them. */
  line: string;
}

/** Finished rounds to look at: ``GET /api/matches/{table}/{match}``, ``POST /api/look`` with a line of a record. */
export interface Replay {
  rules: RuleSet;
  players: readonly string[];
  rounds: readonly OpenRound[];
  score: readonly [number, number];
  sets: readonly [number, number];
  winner: number | null;
  /** All of it as a line of a record. */
  line: string;
}

export type FromServer = Welcome | State | Sheet | Refused | Hinted | Because | History | Replay;
