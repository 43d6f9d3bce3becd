import type { Refusal, Seat, Tagged } from '@taproom/engine';
import { notationOf } from '@taproom/games/text';
import { type Exercise, judge, loadVerdicts, type Verdict } from '@taproom/games/training';
import type { SeatPlan, Table, TableSnapshot } from '../../table/table.ts';
import { planOf, type Stagehands } from '../lesson/course.svelte.ts';

interface Wishes {
  readonly game: string;
  readonly exercise: Exercise;
  readonly player: SeatPlan;
  readonly hands: Pick<Stagehands, 'set' | 'open'>;
  /** Loaded when somebody has moved. */
  readonly verdicts?: typeof loadVerdicts;
  onanswer(isRight: boolean): void;
  onfail(error: unknown): void;
}

/** A move that was tried. */
export interface Tried {
  readonly move: string;
  readonly worth: number;
  readonly isRight: boolean;
  readonly verdict: Verdict;
}

/** An exercise as somebody works on it. No move is really made: each one that is tried is judged. */
export interface Attempt {
  /** The table on show. */
  readonly stage: string | undefined;
  /** The last move that was tried. */
  readonly tried: Tried | undefined;
  find(id: string, onBroken: (message: string) => void): Promise<Table | undefined>;
  /** The best move, once one has been tried. */
  hint(shown: TableSnapshot): Tagged | null;
}

export function tryExercise(wishes: Wishes): Attempt {
  const { game, exercise, player, hands, verdicts = loadVerdicts, onanswer, onfail } = wishes;
  let stage = $state<string>();
  let tried = $state.raw<Tried>();

  /** Shows the table as it is once more, so that whatever the board holds goes back to its place. */
  let showAgain = (): void => {};

  const nameOf = (action: Tagged): string => notationOf(game).action(action);

  async function judgeMove(action: Tagged): Promise<void> {
    const verdict = (await verdicts(game)).verdicts[exercise.id];
    const judged = verdict && judge(verdict, nameOf(action));
    if (!judged) throw new Error(`${exercise.id} says nothing of ${nameOf(action)}`);
    if (!tried) onanswer(judged.isRight);
    tried = { move: nameOf(action), verdict, ...judged };
    showAgain();
  }

  async function play(_: Seat, action: Tagged): Promise<Refusal | undefined> {
    await judgeMove(action);
    return undefined;
  }

  /** A table at which nothing is undone. */
  const still = (listener: (snapshot: TableSnapshot) => void) => (snapshot: TableSnapshot) => {
    let times = 0;
    const tell = (batch: TableSnapshot['batch']): void => listener({ ...snapshot, batch, canUndo: false });
    showAgain = () => tell({ id: snapshot.batch.id + ++times / 1000, events: [] });
    tell(snapshot.batch);
  };

  hands.set(planOf(game, exercise.line, player), exercise.line).then((id) => (stage = id), onfail);

  return {
    get stage() {
      return stage;
    },
    get tried() {
      return tried;
    },
    async find(id, onBroken) {
      const table = await hands.open(id, onBroken);
      return table && { ...table, play, subscribe: (listener) => table.subscribe(still(listener)) };
    },
    hint({ legal }) {
      const best = tried?.verdict.moves[0]?.[0];
      return legal.find((action) => nameOf(action) === best) ?? null;
    },
  };
}
