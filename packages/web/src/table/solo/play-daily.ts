import { type Day, lineOn } from '@taproom/games/daily';
import { createTable, listTables } from '../local/local.ts';
import type { SeatPlan } from '../table.ts';
import { type BegunDaily, begunIn } from './begun.ts';
import { dailyPlan, playedDaily } from './daily.ts';

/** How far a day's daily is in this browser. */
export const begunDaily = async (game: string, day: Day): Promise<BegunDaily> => begunIn(await listTables(), game, day);

/** Sets the table of a day; one that was begun is resumed, since everybody has one try. */
export async function playDaily(game: string, day: Day, player: SeatPlan): Promise<string> {
  const begun = await begunDaily(game, day);
  if (begun.stage !== 'open') return begun.id;
  const line = await lineOn(day, playedDaily(game));
  return createTable(dailyPlan(game, day, line, player), line);
}
