import { join } from 'node:path';
import { startServer } from '@taproom/server';

/** Fifty matches from one address would be far too many for the usual limits. */
const UNLIMITED = { burst: 1e9, perSecond: 1e9 };

/** As it is, on the embedded database: rules, views, undo, durable before anyone is told. */
export async function serveTaproom(folder: string): Promise<string> {
  const place = join(folder, 'tables.db');
  const { address } = await startServer({ place, host: '127.0.0.1', port: 0, limits: UNLIMITED });
  return address;
}
