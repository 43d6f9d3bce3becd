import pg from 'pg';
import { CHANNEL } from './postgres-triggers.ts';
import type { StoreListener } from './store.ts';

const RETRY = 1_000;
/** The connection's application name. */
export const LISTENER = 'taproom listener';

/** A separate connection for notifications, which reconnects by itself. */
export interface Listener {
  listen(listener: StoreListener): Promise<void>;
  /** Holds a lock as long as this process lives, or until it is released. */
  holdLock(key: number, name: string): void;
  releaseLock(key: number, name: string): void;
  stop(): Promise<void>;
}

type Lock = readonly [key: number, name: string];

interface Listening {
  readonly url: string;
  /** The locks to hold; a new connection takes them again. */
  locks: readonly Lock[];
  /** Takes and releases locks one at a time. */
  taking: Promise<unknown>;
  client?: pg.Client;
  listener?: StoreListener;
  isStopped: boolean;
}

export function startListening(url: string): Listener {
  const listening: Listening = { url, locks: [], taking: Promise.resolve(), isStopped: false };
  return {
    listen(listener) {
      listening.listener = listener;
      return connect(listening);
    },
    holdLock(key, name) {
      listening.locks = [...listening.locks, [key, name]];
      inTurn(listening, (client) => takeLock(client, [key, name]));
    },
    releaseLock(key, name) {
      listening.locks = listening.locks.filter((lock) => lock[0] !== key || lock[1] !== name);
      inTurn(listening, (client) => client.query('select pg_advisory_unlock_shared($1, hashtext($2))', [key, name]));
    },
    async stop() {
      listening.isStopped = true;
      await listening.client?.end().catch(() => {});
    },
  };
}

async function connect(listening: Listening): Promise<void> {
  if (listening.isStopped) return;
  const client = new pg.Client({ connectionString: listening.url, keepAlive: true, application_name: LISTENER });
  client.on('notification', ({ payload = '' }) => listening.listener && notify(listening.listener, payload));
  client.on('error', () => {});
  client.once('end', () => listening.isStopped || setTimeout(() => void reconnect(listening), RETRY));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listening.client = client;
    for (const lock of listening.locks) await takeLock(client, lock);
  } catch {
    await client.end().catch(() => {});
  }
}

async function reconnect(listening: Listening): Promise<void> {
  await connect(listening);
  listening.listener?.onGap();
}

function inTurn(listening: Listening, work: (client: pg.Client) => Promise<unknown>): void {
  listening.taking = listening.taking.then(() => listening.client && work(listening.client)).catch(() => {});
}

const takeLock = (client: pg.Client, lock: Lock): Promise<unknown> =>
  client.query('select pg_advisory_lock_shared($1, hashtext($2))', [...lock]);

function notify(listener: StoreListener, payload: string): void {
  const [what, match = '', ...rest] = payload.split(' ');
  if (what === 'entry') listener.onEntry(match, Number(rest[0]));
  else if (what === 'table') listener.onTable(match);
  else listener.onChat(match, rest.join(' '));
}
