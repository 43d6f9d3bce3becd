import type { TableSetup } from '@taproom/protocol';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { HouseLimits } from '../wire/house-limits.ts';
import type { TableError } from './table-error.ts';

type Db = Kysely<Schema>;

const OPEN = ['waiting', 'playing'] as const;

/** Why somebody may set no more tables, or none with so many bots; undefined if they may. */
export async function whyFull(
  db: Db,
  host: string,
  more: { readonly tables: number; readonly bots: number },
  most: HouseLimits,
): Promise<TableError | undefined> {
  if (more.tables > 0 && (await openTables(db, host)) + more.tables > most.open)
    return { code: 'too-many-tables', most: most.open };
  if (more.bots > 0 && (await busyBots(db, host)) + more.bots > most.bots)
    return { code: 'too-many-bot-seats', most: most.bots };
  return undefined;
}

export const botsIn = ({ seats }: Pick<TableSetup, 'seats'>): number =>
  seats.filter(({ kind }) => kind === 'bot').length;

async function openTables(db: Db, host: string): Promise<number> {
  const { count } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('host', '=', host)
    .where('status', 'in', OPEN)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The seats of bots at somebody's tables that wait or are played. */
async function busyBots(db: Db, host: string): Promise<number> {
  const { count } = await db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match', 'matches.id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('host', '=', host)
    .where('status', 'in', OPEN)
    .where('seats.kind', '=', 'bot')
    .executeTakeFirstOrThrow();
  return Number(count);
}
