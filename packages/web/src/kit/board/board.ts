import type { Seat, Tagged, Unchecked } from '@taproom/engine';
import type { GameText, Language } from '@taproom/games/text';

/**
 * The events that led to the view on show, in order; `id` grows with every batch, so a board animates each one once.
 */
export interface EventBatch<E> {
  readonly id: number;
  readonly events: readonly E[];
}

/** The props of every board. A board knows neither where the table is nor who else sits there. */
export interface BoardProps<V, A extends Tagged, E extends Tagged> {
  readonly view: V;
  /** The seat this device acts for now; null while another acts, in a replay and at the end. */
  readonly seat: Seat | null;
  /** The seat shown nearest while nobody here acts: the first human one, or 0. */
  readonly home: Seat;
  /** Nobody at this device plays, so the nearest things are somebody else's. */
  readonly watching: boolean;
  /** Identifies the table, for data a board keeps in this browser; absent in a replay. */
  readonly table?: string;
  readonly legal: readonly A[];
  readonly batch: EventBatch<E>;
  /** What happened is still being told: the view may lie in the past, and nobody is asked anything. */
  readonly telling: boolean;
  /** Tells the rest of it at once. */
  readonly skip: () => void;
  /** Tells nothing more until the function that it gives is called, for what is read at leisure; absent in a replay. */
  readonly hold?: () => () => void;
  /** When the time is up for the current question, by `performance.now()`; absent where the board itself counts it. */
  readonly deadline?: number | undefined;
  /** Everything that happened so far; empty in a replay. */
  readonly log: readonly E[];
  readonly names: readonly string[];
  /** An action to point out, in answer to "what would you do?". */
  readonly hint: A | null;
  /** What is played after the hinted action without the player, in the game's notation: only lessons know that. */
  readonly ahead?: readonly string[] | undefined;
  readonly text: GameText;
  /** For the few words that belong to the board alone, mostly for screen readers. */
  readonly language: Language;
  /** Whether animations are on; if not, changes are highlighted instead. */
  readonly motion: boolean;
  /** Plays a legal action. */
  readonly play: (action: A) => void;
  /** Asks the shell to say, beside `anchor`, why this action is not legal, with the ruling's id. */
  readonly explain: (action: Unchecked, anchor: Element) => void;
}
