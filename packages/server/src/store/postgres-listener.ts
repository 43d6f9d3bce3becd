import pg from 'pg';
import { CHANNEL } from './postgres-triggers.ts';
import type { Ear } from './store.ts';

const RETRY = 1_000;
/** By this name the connection is known in the database. */
export const LISTENER = 'taproom listener';

/** A connection of its own that hears the news, and comes back by itself when it is lost. */
export interface Listener {
  listen(ear: Ear): Promise<void>;
  /** Holds a lock as long as this process lives. */
  hold(key: number, name: string): void;
  stop(): Promise<void>;
}

export function startListening(url: string): Listener {
  const held: (readonly [key: number, name: string])[] = [];
  let client: pg.Client | undefined;
  let ear: Ear | undefined;
  let isStopped = false;
  /** One lock after the other. */
  let taking: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    if (isStopped) return;
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: LISTENER });
    next.on('notification', ({ payload = '' }) => ear && hear(ear, payload));
    next.on('error', () => {});
    next.once('end', () => isStopped || setTimeout(() => void again(), RETRY));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      for (const lock of held) await take(next, lock);
    } catch {
      await next.end().catch(() => {});
    }
  }

  async function again(): Promise<void> {
    await connect();
    ear?.onGap();
  }

  return {
    listen(given: Ear): Promise<void> {
      ear = given;
      return connect();
    },
    hold(key, name) {
      held.push([key, name]);
      taking = taking.then(() => client && take(client, [key, name])).catch(() => {});
    },
    async stop(): Promise<void> {
      isStopped = true;
      await client?.end().catch(() => {});
    },
  };
}

const take = (client: pg.Client, lock: readonly [number, string]): Promise<unknown> =>
  client.query('select pg_advisory_lock_shared($1, hashtext($2))', [...lock]);

function hear(ear: Ear, news: string): void {
  const [what, match = '', ...rest] = news.split(' ');
  if (what === 'entry') ear.onEntry(match, Number(rest[0]));
  else if (what === 'table') ear.onTable(match);
  else ear.onChat(match, rest.join(' '));
}
