import type { Outcome, RuleId, Tagged } from '@taproom/engine';

/** One heading of the rules page: what the rulebook says in our words, and the rulings that belong to it. */
export interface RulesSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rulings: readonly { readonly id: RuleId; readonly text: string }[];
  /** The name of a figure that belongs here, where there is room for one. */
  readonly figure?: string;
}

/** Everything a game says in words, in one language. Rules know nothing of it. */
export interface GameText {
  readonly title: string;
  /** One line for the shelf. */
  readonly tagline: string;
  /** Two or three sentences for the game's own page. */
  readonly about: string;
  /**
   * A whole sentence for a button or a screen reader: "Place red 4 on c2". Players are called by their `names`, or by the numbers of
   * their seats; some say more of it to those with a view.
   */
  action(action: Tagged, names?: readonly string[], view?: unknown): string;
  /** A line of the log; nothing for an event that is not worth one. `names` are the players' by seat. */
  event(event: Tagged, names: readonly string[]): string | undefined;
  /** What is asked of the seat to act; `who` is its name, `you` says whether to address it directly. */
  prompt(view: unknown, who: string, you: boolean): string;
  /** Why a move is refused, in a sentence. */
  ruling(id: RuleId): string;
  /** The label of an option or of one of its values, and what it means. */
  option(name: string): { readonly label: string; readonly help: string };
  optionValue(name: string, value: string): { readonly label: string; readonly help: string };
  /** The name of a score part. */
  part(name: string): string;
  /** The result of a game played alone, in a few words; only where it can be. */
  alone?(outcome: Outcome): string;
  /** How a game ended. */
  ending(code: string): string;
  readonly rules: readonly RulesSection[];
}

/** Short words for actions and events that mean the same in every language: for golden files and typing. */
export interface Notation {
  /** Unique among the legal actions of a moment: `r4 c2`. */
  action(action: Tagged): string;
  event(event: Tagged): string;
  /** The position in a line or a few, for people who read golden files. */
  position(view: unknown): string;
}
