import type { Outcome, RuleId, Seat, Tagged } from '@taproom/engine';
import type { Knowledge, Level } from '../persons/persons.ts';

/** One heading of the rules page: the rulebook in our words, and the rulings that belong to it. */
export interface RulesSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rulings: readonly { readonly id: RuleId; readonly text: string }[];
  /** The names of figures to show here if there is room. */
  readonly figures?: readonly string[];
}

/** A part of a match as a list of moves heads it: "Round 3", "Day 3". */
export interface Round {
  readonly name: string;
  /** Whether it begins with the event that tells of it, or after that. */
  readonly begins: 'with' | 'after';
}

/** Everything a game says in words, in one language. The rules do not depend on it. */
export interface GameText {
  readonly title: string;
  /** One line for the shelf. */
  readonly tagline: string;
  /** Two or three sentences for the game's own page. */
  readonly about: string;
  /** A sentence on how the person of a level plays. */
  person(level: Level): string;
  /** What bots may know more or less about, as a label, and how much it is; only for games that ask questions. */
  readonly knowledge?: { readonly label: string; of(knowledge: Knowledge): string };
  /**
   * A sentence for a button or a screen reader: "Place red 4 on c2". Players are called by their `names`, or by their
   * seat numbers; with a view, some actions say more.
   */
  action(action: Tagged, names?: readonly string[], view?: unknown): string;
  /** Of an action after which the rest is done by itself, what it leads to: the action to name; `after` is in notation. */
  goalOf?(action: Tagged, after: readonly string[]): Tagged;
  /** A line of the log; undefined for an event not worth one. `names` are by seat. */
  event(event: Tagged, names: readonly string[]): string | undefined;
  /** What the game is about and how near its end is, in a line or two that stay in sight. */
  goal(view: unknown): string;
  /** What is about to be seen, while the dice still tumble; only for events that need it. */
  announcement?(event: Tagged, names: readonly string[]): string | undefined;
  /** The round that an event opens, if any; only for games played in rounds. */
  round?(event: Tagged): Round | undefined;
  /** The question to the seat to act; `who` is its name, `you` says whether to address it directly. */
  prompt(view: unknown, who: string, you: boolean): string;
  /** A sentence about what an action would waste, to be read before choosing it; only for games that need it. */
  warning?(action: Tagged, view: unknown): string | undefined;
  /** A ruling in a sentence or two. */
  ruling(id: RuleId): string;
  /** Why a seat's move is refused: the ruling, or what it means in the seat's view. `names` are by seat. */
  refusal(rule: RuleId, action: Tagged, view: unknown, seat: Seat, names?: readonly string[]): string;
  /** The label and help text of an option or of one of its values. */
  option(name: string): { readonly label: string; readonly help: string };
  optionValue(name: string, value: string): { readonly label: string; readonly help: string };
  part(name: string): string;
  /** The same in mid-sentence. */
  partWithin(name: string): string;
  /** The result of a solo game in a few words; only for games that have one. */
  alone?(outcome: Outcome): string;
  /** How a game ended. */
  ending(code: string): string;
  readonly rules: readonly RulesSection[];
}

/** Short, language-independent words for actions and events: for golden files and for typing. */
export interface Notation {
  /** Unique among the legal actions of a position: `r4 c2`. */
  action(action: Tagged): string;
  event(event: Tagged): string;
  /** The position in a line or a few, for readers of golden files. */
  position(view: unknown): string;
}
