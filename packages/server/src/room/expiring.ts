import { breakOff } from '../tables/end-table.ts';
import { type Expiry, idleTables, markWarned } from '../tables/expiry.ts';
import { findTable } from '../tables/find-table.ts';
import { isAnyPresent } from './absence.ts';
import type { Hub } from './hub.ts';
import { refresh } from './refreshing.ts';
import type { RoomServices } from './services.ts';

type Services = Pick<RoomServices, 'store' | 'expiry' | 'now' | 'notify' | 'reportError'>;

interface Expiring {
  /** Begins nothing more, and waits for what has been begun. */
  stop(): Promise<void>;
}

/** How often tables are looked for that nobody comes back to, in milliseconds. */
const USUAL_INTERVAL = 300_000;

/**
 * Warns of the end of tables that nobody comes back to, and ends them. Everything that this goes by lies in the database, so any process
 * may do it after any restart; of several, one does.
 */
export function startExpiring(services: Services, hub: Pick<Hub, 'find'>, interval = USUAL_INTERVAL): Expiring {
  let looking: Promise<void> | undefined;
  const look = (): void => {
    looking ??= expire(services, hub)
      .catch(services.reportError)
      .finally(() => (looking = undefined));
  };
  const timer = setInterval(look, interval);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function expire(services: Services, hub: Pick<Hub, 'find'>): Promise<void> {
  const { store, expiry, now } = services;
  for (const status of ['waiting', 'playing'] as const satisfies (keyof Expiry)[]) {
    const hours = expiry[status];
    const { toWarn, toEnd } = await idleTables(store.db, status, hours, now());
    for (const id of toWarn) if (isLeft(hub, id)) await warn(services, id, hours);
    for (const id of toEnd) if (isLeft(hub, id)) await end(services, hub, id);
  }
}

/** Whether nobody is there through this process. */
function isLeft(hub: Pick<Hub, 'find'>, id: string): boolean {
  const room = hub.find(id);
  return !room || !isAnyPresent(room);
}

async function warn({ store, now, notify }: Services, id: string, hours: number): Promise<void> {
  if (!(await markWarned(store.db, id, now(), hours))) return;
  const table = await findTable(store.db, id);
  const seated = table?.seats.flatMap(({ player, seat }) => (player ? [seat] : [])) ?? [];
  if (table) notify(table, seated, async () => false, 'expiry');
}

async function end({ store, now }: Services, hub: Pick<Hub, 'find'>, id: string): Promise<void> {
  await breakOff(store.db, id, now(), 'expiry');
  const room = hub.find(id);
  if (room) await refresh(room);
}
