import type { Seat, Tagged, Unchecked } from '@taproom/engine';
import type { GameText, Language } from '@taproom/games/text';

/** What led to the view on show, in order; `id` grows with every batch, so a board animates each one once. */
export interface EventBatch<E> {
  readonly id: number;
  readonly events: readonly E[];
}

/** What every board component takes. A board knows neither where the table is nor who else sits there. */
export interface BoardProps<V, A extends Tagged, E extends Tagged> {
  readonly view: V;
  /** The seat this device acts for now; null while another acts, in a replay and at the end. */
  readonly seat: Seat | null;
  /** The seat whose things lie nearest while nobody here acts: the first human one, or 0. */
  readonly home: Seat;
  /** Nobody at this device plays, so what lies nearest is somebody else's. */
  readonly watching: boolean;
  /** Names the table, for what a board keeps in this browser; nothing in a replay. */
  readonly table?: string;
  readonly legal: readonly A[];
  readonly batch: EventBatch<E>;
  /** When the time is up for what is asked, by `performance.now()`; nothing where the board itself counts it. */
  readonly deadline?: number | undefined;
  /** Everything that happened so far; nothing in a replay. */
  readonly log: readonly E[];
  readonly names: readonly string[];
  /** An action to point out, as an answer to "what would you do?". */
  readonly hint: A | null;
  readonly text: GameText;
  /** For the few words that belong to the board alone, most of them for screen readers. */
  readonly language: Language;
  /** Whether things may move; if not, changes are highlighted instead. */
  readonly motion: boolean;
  /** Plays a legal action. */
  readonly play: (action: A) => void;
  /** Asks the shell to say, beside `anchor`, why this action is not legal, with the ruling's id. */
  readonly explain: (action: Unchecked, anchor: Element) => void;
}
