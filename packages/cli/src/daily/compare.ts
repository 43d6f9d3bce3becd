import { fail, ok, type Result } from '@taproom/engine';
import { type Bar, barsOf, percentBeaten } from '@taproom/games/daily';
import type { Say } from '@taproom/games/text';
import type { DailyAttempt, DailyEntered, DailyResults } from '@taproom/protocol';
import { type Code, call } from '../online/house.ts';
import { columns } from '../output/words.ts';
import { readSave } from '../records/save-file.ts';
import type { Key } from '../text/index.ts';
import type { Challenge } from './challenge.ts';
import { begunPath, type KeptResult } from './kept.ts';

/** A house, and whoever plays here as it knows them. */
export interface House {
  readonly origin: string;
  readonly token: string;
}

/** What a house said to a result. */
export interface Compared {
  readonly results?: DailyResults;
  /** Why it was not entered. */
  readonly refused?: Code;
}

/** Enters a result, unless the house has it already, and asks how the others did. */
export async function compare(
  challenge: Challenge,
  result: Pick<KeptResult, 'score' | 'answers'>,
  { origin, token }: House,
): Promise<Compared> {
  const path = `/dailies/${challenge.id}/${challenge.day}`;
  const before = await call<DailyResults>(origin, path, { token });
  if (!before.ok) return { refused: before.error };
  const results = before.value;
  if (results.own !== null) return { results, ...(results.own !== result.score && { refused: 'already-entered' }) };
  const attempt = await attemptOf(challenge, result);
  if (!attempt.ok) return { results, refused: attempt.error };
  const entered = await call<DailyEntered>(origin, path, { token, body: attempt.value });
  return entered.ok ? { results: entered.value } : { results, refused: entered.error };
}

/** How a result was reached. */
async function attemptOf(
  { id, day, io }: Challenge,
  { answers }: Pick<KeptResult, 'answers'>,
): Promise<Result<DailyAttempt, 'no-record'>> {
  if (answers) return ok({ answers });
  const save = await readSave(begunPath(io.env, id, day));
  return save.ok ? ok({ record: save.value.record }) : fail('no-record');
}

const WIDEST = 30;

/** How many reached which score, as bars. */
export function distributionLines(results: DailyResults, own: number, par: number, say: Say<Key>): string[] {
  if (results.players === 0) return [];
  const share = percentBeaten(results, own);
  const better = share === undefined ? '' : ` ${say('daily.others.better', { share })}`;
  const bars = barsOf(results.results);
  const most = Math.max(...bars.map(({ players }) => players));
  const labels = bars.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  const widest = Math.max(...labels.map((label) => label.length));
  const rows = bars.map((bar, i) => [
    `  ${labels[i]?.padStart(widest)}`,
    '█'.repeat(Math.ceil((WIDEST * bar.players) / most)),
    [bar.players, ...marksOf(bar, own, par, say)].join(' · '),
  ]);
  return [say('daily.others'), `${say('daily.others.count', { players: results.players })}${better}`, ...columns(rows)];
}

function marksOf({ from, to }: Bar, own: number, par: number, say: Say<Key>): string[] {
  const holds = (score: number): boolean => score >= from && score <= to;
  return [...(holds(own) ? [say('daily.others.you')] : []), ...(holds(par) ? [say('daily.others.par')] : [])];
}
