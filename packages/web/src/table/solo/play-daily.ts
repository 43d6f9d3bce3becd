import { type Day, lineOn } from '@taproom/games/daily';
import { createTable, listTables } from '../local/local.ts';
import type { SeatPlan } from '../table.ts';
import { dailyPlan, playedDaily } from './daily.ts';

/** The table of a day's daily that was begun in this browser, and whether it is over. */
export async function begunDaily(game: string, day: Day): Promise<{ id: string; isOver: boolean } | undefined> {
  const tables = (await listTables()).flatMap((listed) => (listed.ok ? [listed.table] : []));
  const begun = tables.find(({ plan }) => plan.game === game && plan.daily === day);
  return begun && { id: begun.id, isOver: begun.outcome !== null };
}

/** Sets the table of a day; one that was begun is resumed, since everybody has one try. */
export async function playDaily(game: string, day: Day, player: SeatPlan): Promise<string> {
  const begun = await begunDaily(game, day);
  if (begun) return begun.id;
  const line = await lineOn(day, playedDaily(game));
  return createTable(dailyPlan(game, day, line, player), line);
}
