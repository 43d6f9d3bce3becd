import { join } from 'node:path';
import { limitsFrom, startServer } from '@taproom/server';

/** Fifty matches from one address would be far too many for the usual limits. */
const UNLIMITED = { burst: 1e9, perSecond: 1e9 };
const NO_HOUSE_LIMITS = limitsFrom('moves=999999/999999,tables=999999/999999,open=999999,bots=999999');

/** As it is, on the embedded database: rules, views, undo, durable before anyone is told. */
export async function serveTaproom(folder: string): Promise<string> {
  const place = join(folder, 'tables.db');
  if ('wrong' in NO_HOUSE_LIMITS) throw new Error(`no limit: ${NO_HOUSE_LIMITS.wrong}`);
  const limits = { limits: UNLIMITED, house: NO_HOUSE_LIMITS };
  const { address } = await startServer({ place, host: '127.0.0.1', port: 0, ...limits });
  return address;
}
