import { type Day, lineOn } from '@taproom/games/daily';
import type { recordAt } from '../../table/local/local.ts';
import type { Picked } from '../../table/record/picked.ts';
import { playBack } from '../../table/record/play-back.ts';
import { dailyPlan, playedDaily } from '../../table/solo/daily.ts';
import type { SeatPlan } from '../../table/table.ts';

/** The best line of a day, to be watched from the day's position on. */
interface BestLine extends Picked {
  readonly start: number;
}

/** Plays the best line; undefined if it does not fit the day, as one that was kept damaged. */
export async function bestLineOn(
  game: string,
  day: Day,
  best: readonly string[],
  player: SeatPlan,
  record: typeof recordAt,
): Promise<BestLine | undefined> {
  const line = await lineOn(day, playedDaily(game));
  const moves = line.moves ?? [];
  const recorded = await record(game, { ...line, moves: [...moves, ...best] }).catch(() => undefined);
  const played = recorded && (await playBack(recorded));
  if (!played?.ok) return undefined;
  return { played: played.value, plan: dailyPlan(game, day, line, player), start: moves.length };
}
