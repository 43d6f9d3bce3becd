import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { WebSocket } from 'ws';
import { USUAL_LIMITS } from './http/rates.ts';
import { makeServer } from './http/server.ts';
import { makeNotifier } from './notify/notifier.ts';
import { ownAddress } from './notify/own-address.ts';
import type { MailServer } from './notify/smtp.ts';
import { type Log, makeLog } from './ops/log.ts';
import { keepObjectsYoung } from './ops/memory.ts';
import { countCommits, makeMetrics } from './ops/metrics.ts';
import { type Hub, makeHub } from './room/hub.ts';
import { makePresences } from './room/presences.ts';
import type { House } from './room/room.ts';
import type { Site } from './site/site.ts';
import { openToServe } from './store/open.ts';
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
  /** Who takes letters to players. */
  readonly mail?: MailServer | undefined;
  /** Whether players may have the server call inside its own network. */
  readonly mayCallInside?: boolean | undefined;
  /** Who may read the figures from elsewhere. */
  readonly metricsToken?: string | undefined;
  readonly log?: Log;
  now?(): number;
  /** Is told of what goes wrong; the log, unless given. */
  trouble?(error: unknown): void;
}

export interface RunningServer {
  readonly address: string;
  /** Tells everyone to come back, and ends what has been begun; the second call waits for the first. */
  close(): Promise<void>;
}

const TIDYING = 10_000;

/** Opens the database, and serves until it is closed. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const { place, host, port, limits = USUAL_LIMITS, secureCookies = false, publicUrl, trustProxy, site } = setup;
  const { log = makeLog('warn'), now = Date.now, trouble = (err) => log.error({ err }, 'trouble') } = setup;
  keepObjectsYoung();
  const registry = new Registry();
  const store = await openToServe(place, countCommits(registry));
  const thinker = makeThinker();
  const presences = makePresences(store, now, trouble);
  const links = publicUrl ?? ownAddress(host, port);
  const notifySetup = { mail: setup.mail, publicUrl: links, mayStayInside: setup.mayCallInside };
  const notifier = await makeNotifier(store, notifySetup, now, trouble);
  const metrics = makeMetrics(registry, store, { sockets: () => socketsOf(app).size, rooms: () => hub.size() });
  const house: House = {
    store,
    now,
    think: thinker.think,
    presences,
    turn: notifier.turn,
    refused: metrics.refused,
    trouble,
  };
  const hub: Hub = makeHub(house);
  let isStopping = false;
  const ops = { store, metrics, log, metricsToken: setup.metricsToken, isStopping: () => isStopping };
  const options = { hub, house, limits, secureCookies, publicUrl, trustProxy, ops, notifier, ...(site && { site }) };
  const app: FastifyInstance = await makeServer(options);
  const tidying = setInterval(hub.tidy, TIDYING);
  const stopAttending = await store.attendBy(attendance(hub, trouble), now);

  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= stop());

  async function stop(): Promise<void> {
    isStopping = true;
    log.info('closing');
    clearInterval(tidying);
    await stopAttending();
    await hub.rest();
    sayBye(socketsOf(app));
    await app.close();
    await hub.close();
    await presences.stop();
    await notifier.rest();
    thinker.dispose();
    await store.close();
    log.info('closed');
  }

  try {
    const address = await app.listen({ host, port });
    log.info({ address, database: store.kind }, 'open');
    return { address, close };
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

const socketsOf = ({ websocketServer }: FastifyInstance): ReadonlySet<WebSocket> => websocketServer.clients;

const SOONEST = 500;
const LATEST = 3_000;

/** Not all are to come back in the same moment. */
function sayBye(sockets: ReadonlySet<WebSocket>): void {
  for (const socket of sockets) {
    const after = Math.round(SOONEST + Math.random() * (LATEST - SOONEST));
    socket.send(JSON.stringify({ type: 'bye', after }));
  }
}
