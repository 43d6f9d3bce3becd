import type { Day } from '@taproom/games/daily';
import type { DailyAttempt, DailyResults, DailySolution } from '@taproom/protocol';
import { enterDaily, fetchDaily, solveDaily } from '../../table/remote/dailies.ts';
import type { Refusal } from '../../table/remote/http.ts';
import type { DayResult } from '../../table/solo/results.ts';

/** The server's part in a daily. */
export interface House {
  readonly enter: typeof enterDaily;
  readonly solve: typeof solveDaily;
  readonly fetch: typeof fetchDaily;
}

const HOUSE: House = { enter: enterDaily, solve: solveDaily, fetch: fetchDaily };

/** What came of showing a result to the server. */
export interface Compared {
  readonly results?: DailyResults;
  readonly solution?: DailySolution;
  /** Whether the server has a result of this player. */
  readonly isEntered: boolean;
  /** The code of what went wrong, if anything. */
  readonly trouble?: string;
}

/** Refusals that leave nothing undone: the first result counts, and a day that is over takes none. */
const HARMLESS: ReadonlySet<string> = new Set(['already-entered', 'too-late']);

/** Of all reasons for which a result is none, one is nobody's fault. */
const reasonOf = ({ code, why }: Refusal): string => (why === 'other-rules' ? why : code);

interface Finished {
  readonly game: string;
  readonly day: Day;
  readonly result: DayResult;
  /** How it was reached; undefined if that is not known any more. */
  readonly attempt: DailyAttempt | undefined;
  /** Whether the server knows this player, and still takes results of the day. */
  readonly mayEnter: boolean;
}

/** Shows a finished daily to the server: it joins the others' if it may, and the solution comes back. */
export async function compareDaily(finished: Finished, house = HOUSE): Promise<Compared> {
  const { game, day, result, attempt, mayEnter } = finished;
  if (attempt && mayEnter && !result.isEntered) {
    const entered = await house.enter(game, day, attempt);
    if (entered.ok) return { results: entered.value, solution: entered.value.solution, isEntered: true };
    if (!HARMLESS.has(entered.code)) return { isEntered: false, trouble: reasonOf(entered) };
    return lookAround({ ...finished, result: { ...result, isEntered: entered.code === 'already-entered' } }, house);
  }
  return lookAround(finished, house);
}

/** The solution and the others' results, without entering anything. */
async function lookAround({ game, day, result, attempt }: Finished, house: House): Promise<Compared> {
  const isEntered = result.isEntered === true;
  const solved = result.solution ?? (attempt && (await house.solve(game, day, attempt)));
  const others = await house.fetch(game, day);
  const solution = solved && ('par' in solved ? solved : solved.ok ? solved.value.solution : undefined);
  const refused = [solved, others].find((reply) => reply && 'ok' in reply && !reply.ok);
  return {
    isEntered,
    ...(others.ok && { results: others.value }),
    ...(solution && { solution }),
    ...(refused && 'code' in refused && { trouble: reasonOf(refused) }),
  };
}
