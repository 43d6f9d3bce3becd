import type { DailyFault } from '@taproom/bots';
import { fail, type MatchRecord, ok, type Result } from '@taproom/engine';
import { quizOf } from '@taproom/games';
import { lineOn, type PlayedDaily } from '@taproom/games/daily';
import type { DailyAttempt, NoResult } from '@taproom/protocol';
import type { Busy, Checker } from './checker.ts';
import type { DailyOn } from './daily-on.ts';

/** Why an attempt has no score. */
export type Unmarked = NoResult | Busy | { readonly code: 'too-big' };
type Marked = Result<number, Unmarked>;

/** How many moves a daily may take; a long one takes a third of it. */
export const MOST_MOVES = 600;

const noResult = (why: NoResult['why'], at?: number): Marked =>
  fail({ code: 'no-result', why, ...(at !== undefined && { at }) });

/** The score of an attempt, by replaying or marking it: nothing is believed that it says of itself. */
export async function markAttempt(
  { check }: Pick<Checker, 'check'>,
  on: DailyOn,
  attempt: DailyAttempt,
): Promise<Marked> {
  const { daily } = on;
  if (daily.kind === 'quiz') return 'answers' in attempt ? markQuiz(on, attempt.answers) : noResult('wrong-form');
  return 'record' in attempt ? markRecord(check, on, daily, attempt.record) : noResult('wrong-form');
}

function markQuiz({ game, day }: DailyOn, answers: readonly number[]): Marked {
  const quiz = quizOf(game);
  if (!quiz) throw new Error(`nobody marks the quiz of ${game}`);
  const score = quiz.mark(day, answers);
  return score === undefined ? noResult('wrong-form') : ok(score);
}

async function markRecord(
  check: Checker['check'],
  { game, day, rules }: DailyOn,
  daily: PlayedDaily,
  record: MatchRecord,
): Promise<Marked> {
  if (record.game !== game) return noResult('other-position');
  if (record.rules !== rules) return noResult('other-rules');
  const { moves = [] } = await lineOn(day, daily);
  if (record.entries.length > moves.length + MOST_MOVES) return fail({ code: 'too-big' });
  const checked = await check(game, day, record);
  if (checked.ok) return checked;
  return checked.error.code === 'too-many' ? fail(checked.error) : noResult(checked.error.code, placeOf(checked.error));
}

/** The first entry that does not fit, where it is known. */
function placeOf(fault: DailyFault): number | undefined {
  const place = fault.code === 'does-not-replay' ? fault.why : fault;
  return 'at' in place ? place.at : undefined;
}
