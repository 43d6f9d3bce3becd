import { USUAL_LIMITS } from './http/rates.ts';
import { makeServer } from './http/server.ts';
import { type Hub, makeHub } from './room/hub.ts';
import type { House } from './room/room.ts';
import type { Site } from './site/site.ts';
import { openStore } from './store/open.ts';
import type { Attend } from './store/store.ts';
import { makeThinker } from './thinker.ts';
import type { Limits } from './wire/bucket.ts';

export interface ServerSetup {
  /** A file for the embedded database, or the address of a PostgreSQL one. */
  readonly place: string;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly limits?: Limits;
  readonly secureCookies?: boolean;
  /** The address under which the server is known, if it is not the one that is asked for. */
  readonly publicUrl?: string | undefined;
  /** Whether a proxy in front says where requests come from. */
  readonly trustProxy?: boolean | undefined;
  /** The built client, if it is to be served too. */
  readonly site?: Site;
  now?(): number;
  trouble?(error: unknown): void;
}

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

const TIDYING = 60_000;

/** Opens the database, and serves until it is closed. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const {
    place,
    host,
    port,
    limits = USUAL_LIMITS,
    secureCookies = false,
    publicUrl,
    trustProxy,
    site,
    now = Date.now,
    trouble = console.error,
  } = setup;
  const store = await openStore(place);
  const thinker = makeThinker();
  const house: House = { store, now, think: thinker.think, trouble };
  const hub = makeHub(house);
  const app = await makeServer({ hub, house, limits, secureCookies, publicUrl, trustProxy, ...(site && { site }) });
  const tidying = setInterval(hub.tidy, TIDYING);
  const stopAttending = await store.attendBy(attendance(hub, trouble), now);
  const close = async (): Promise<void> => {
    clearInterval(tidying);
    await stopAttending();
    await app.close();
    await hub.close();
    thinker.dispose();
    await store.close();
  };
  try {
    return { address: await app.listen({ host, port }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Does what is due at tables; what goes wrong is told, and tried again. */
const attendance =
  (hub: Hub, trouble: (error: unknown) => void): Attend =>
  async (match, seq) => {
    try {
      return await hub.attend(match, seq);
    } catch (error) {
      trouble(error);
      throw error;
    }
  };
