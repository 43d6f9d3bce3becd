import type { Tagged } from '@taproom/engine';
import type { Pointer } from '@taproom/games/learning';
import type { Snippet } from 'svelte';
import type { TableSnapshot } from '../../table/table.ts';

/** The parts that only the table of a lesson or an exercise has. */
export interface LessonParts {
  /** What is asked of the learner, between the prompt and the board; given what is being told, and the table. */
  readonly bar: Snippet<[string, TableSnapshot]>;
  /** Whether, where there is room beside the board, it stands there: its words grow, and the board should not change. */
  readonly isBeside?: boolean;
  /** What to point at. */
  readonly point: readonly Pointer[];
  /** The move to point out. */
  hint(shown: TableSnapshot): Tagged | null;
  /** What is played after it without the learner, in notation. */
  readonly ahead?: readonly string[] | undefined;
  /** Everything that happened has been told. */
  onrest(): void;
}
