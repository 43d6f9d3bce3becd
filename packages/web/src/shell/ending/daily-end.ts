import type { MatchRecord } from '@taproom/engine';
import { dailyOf } from '@taproom/games/daily';
import { say, spokenLanguage } from '../../kit/text/index.svelte.ts';
import { solveDaily } from '../../table/remote/dailies.ts';
import { keepResult, resultsOf } from '../../table/solo/results.ts';
import type { TableSnapshot } from '../../table/table.ts';
import type { DailyEnd } from './verdict.ts';

/** The result of a daily that is not about who wins: the own points at once, and par as soon as it is known. */
export async function* dailyEnds(
  { plan, outcome }: Pick<TableSnapshot, 'plan' | 'outcome'>,
  record: () => Promise<MatchRecord | undefined>,
  solve = solveDaily,
): AsyncGenerator<DailyEnd> {
  if (plan.daily === undefined || !outcome) return;
  const daily = dailyOf(plan.game);
  if (daily.kind !== 'played' || !daily.ownPoints) return;
  const words = await daily.loadWords(spokenLanguage());
  const score = daily.score(outcome);
  const result = words.score(score);
  yield { result, isParReached: false };
  const par = await parOf(plan.game, plan.daily, record, solve);
  if (par !== undefined)
    yield { result, par: say('daily.par', { score: words.score(par) }), isParReached: score >= par };
}

/** What a strong bot reached: kept already, or from the server, which tells it for a finished daily. */
async function parOf(
  game: string,
  day: string,
  recordOf: () => Promise<MatchRecord | undefined>,
  solve: typeof solveDaily,
): Promise<number | undefined> {
  const kept = resultsOf(game).results[day];
  if (kept?.solution) return kept.solution.par;
  const record = await recordOf();
  const solved = record && (await solve(game, day, { record }));
  if (!solved?.ok) return undefined;
  const { solution } = solved.value;
  if (kept) keepResult(game, day, { ...kept, solution });
  return solution.par;
}
