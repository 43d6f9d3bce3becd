import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { WebSocket } from 'ws';
import { type Checker, makeChecker } from './dailies/checker.ts';
import { limitsOf } from './http/rates.ts';
import { makeServer } from './http/server.ts';
import { makeSigner, type Signer } from './match/signing.ts';
import type { MailServer } from './notify/mail.ts';
import { makeNotifier, type Notifier, type NotifySetup } from './notify/notifier.ts';
import { ownAddress } from './notify/own-address.ts';
import { steadyClock } from './ops/clock.ts';
import { type Log, makeLog } from './ops/log.ts';
import { keepObjectsYoung } from './ops/memory.ts';
import { countCommits, makeMetrics } from './ops/metrics.ts';
import { makeReadiness } from './ops/readiness.ts';
import { type Reviewer, startReviewer } from './reviews/reviewer.ts';
import { startExpiring } from './room/expiring.ts';
import { type Hub, makeHub } from './room/hub.ts';
import { makePresences, type Presences } from './room/presences.ts';
import { makeVisits, type Visits } from './room/visits.ts';
import type { Site } from './site/site.ts';
import { openToServe } from './store/open.ts';
import type { JobWork, RunJob, Store } from './store/store.ts';
import { type Expiry, USUAL_EXPIRY } from './tables/expiry.ts';
import { restingMatches } from './tables/find-table.ts';
import { makeThinker, type Thinker } from './thinker.ts';
import type { Limits } from './wire/bucket.ts';
import { type HouseLimits, makeSpending, USUAL_LIMITS } from './wire/house-limits.ts';

export interface ServerSetup {
  /** A file for the embedded database, or the address of a PostgreSQL one. */
  readonly place: string;
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly limits?: Limits;
  /** What one player may ask of the house besides. */
  readonly house?: HouseLimits | undefined;
  readonly secureCookies?: boolean;
  /** The address under which the server is known, if it is not the one that is asked for. */
  readonly publicUrl?: string | undefined;
  /** Which proxies in front are believed about where requests come from: the last so many, or those with these addresses. */
  readonly trustProxy?: number | string[] | false | undefined;
  /** How long somebody may take to send a request, in milliseconds. */
  readonly slowestRequest?: number | undefined;
  /** The built client, if it is to be served too. */
  readonly site?: Site;
  /** The mail server that takes letters to players. */
  readonly mail?: MailServer | undefined;
  /** Whether players may have the server call inside its own network. */
  readonly mayCallInside?: boolean | undefined;
  /** The token for reading metrics from elsewhere. */
  readonly metricsToken?: string | undefined;
  /** When tables end that nobody comes back to. */
  readonly expiry?: Expiry | undefined;
  /** How often such tables are looked for, in milliseconds. */
  readonly expiryInterval?: number;
  readonly log?: Log;
  now?(): number;
  /** Is told of what goes wrong; the log, unless given. */
  reportError?(error: unknown): void;
}

export interface RunningServer {
  readonly address: string;
  /** The public key with which records are signed. */
  readonly houseKey: string;
  /** Tells everyone to come back, and ends what has been begun; the second call waits for the first. */
  close(): Promise<void>;
}

/** How often rooms are closed in which nobody is, in milliseconds. */
const IDLE_CHECK = 10_000;

/** Opens the database, and serves until it is closed. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const parts = await openParts(setup);
  const { app, store, log, signer } = parts;
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= stop(parts));
  try {
    const address = await app.listen({ host: setup.host, port: setup.port });
    log.info({ address, database: store.kind }, 'open');
    for (const resting of await restingMatches(store.db))
      log.warn(resting, 'matches rest because their rules are not here');
    return { address, houseKey: signer.key, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** All that a server is made of, in working order but for the port. */
interface Parts {
  readonly log: Log;
  readonly store: Store;
  readonly thinker: Thinker;
  readonly checker: Checker;
  readonly presences: Presences;
  readonly visits: Visits;
  readonly expiring: ReturnType<typeof startExpiring>;
  readonly notifier: Notifier;
  readonly signer: Signer;
  readonly hub: Hub;
  readonly reviewer: Reviewer;
  readonly app: FastifyInstance;
  readonly idleCheck: NodeJS.Timeout;
  readonly jobs: JobWork;
  /** Tells the ready check that the server is about to stop. */
  announceStop(): void;
}

async function openParts(setup: ServerSetup): Promise<Parts> {
  const {
    expiry = USUAL_EXPIRY,
    limits = limitsOf(),
    secureCookies: isSecure = false,
    publicUrl,
    trustProxy,
    slowestRequest,
    site,
    metricsToken,
  } = setup;
  const { log = makeLog('warn'), now = steadyClock(), reportError = (err) => log.error({ err }, 'trouble') } = setup;
  keepObjectsYoung();
  const registry = new Registry();
  const store = await openToServe(setup.place, countCommits(registry));
  const thinker = makeThinker();
  const checker = makeChecker();
  const presences = makePresences(store, now, reportError);
  const visits = makeVisits(store, now, reportError);
  const notifier = await makeNotifier(store.db, notifySetup(setup, now, reportError));
  const signer = await makeSigner(store.db);
  const metrics = makeMetrics(registry, store, { sockets: () => socketsOf(app).size, rooms: () => hub.size() });
  const { house = USUAL_LIMITS } = setup;
  const spend = makeSpending(house, now);
  const hub: Hub = makeHub({
    store,
    presences,
    visits,
    expiry,
    now,
    think: thinker.think,
    advise: thinker.advise,
    mostWatchers: house.watchers,
    waitForHint: (player) => spend('hints', player),
    notify: notifier.call,
    reportError,
  });
  let isStopping = false;
  let jobs: JobWork | undefined;
  const whyNotReady = makeReadiness({
    store,
    file: store.kind === 'sqlite' ? setup.place : undefined,
    isStopping: () => isStopping,
    isQueueWorking: () => jobs?.isWorking() ?? false,
  });
  const ops = { metrics, log, metricsToken, whyNotReady };
  const recordOf = async (id: string) => (await hub.open(id))?.live?.match.history;
  const reviewer = startReviewer({ store, now, recordOf, reportError });
  const services = {
    store,
    now,
    hub,
    notifier,
    signer,
    checker,
    reviewer,
    house,
    spend,
    countRefusal: metrics.refused,
    reportError,
    isSecure,
    publicUrl,
  };
  const app: FastifyInstance = await makeServer({ ...services, limits, trustProxy, slowestRequest, ops, site });
  const expiring = startExpiring({ store, expiry, now, notify: notifier.call, reportError }, hub, setup.expiryInterval);
  const idleCheck = setInterval(hub.closeIdle, IDLE_CHECK);
  jobs = await store.startJobs(jobsOf(hub, reportError), now);
  const announceStop = (): void => {
    isStopping = true;
  };
  return {
    log,
    store,
    thinker,
    checker,
    presences,
    visits,
    expiring,
    notifier,
    signer,
    hub,
    reviewer,
    app,
    idleCheck,
    jobs,
    announceStop,
  };
}

const notifySetup = (
  { mail, publicUrl, host, port, mayCallInside }: ServerSetup,
  now: () => number,
  reportError: (error: unknown) => void,
): NotifySetup => ({
  mail,
  publicUrl: publicUrl ?? ownAddress(host, port),
  mayStayInside: mayCallInside,
  now,
  reportError,
});

/** In this order: nothing new is begun, all that was begun is ended, and everyone is told to come back. */
async function stop({
  log,
  store,
  thinker,
  checker,
  presences,
  visits,
  expiring,
  notifier,
  hub,
  reviewer,
  app,
  ...parts
}: Parts): Promise<void> {
  parts.announceStop();
  log.info('closing');
  clearInterval(parts.idleCheck);
  await parts.jobs.stop();
  await expiring.stop();
  await reviewer.stop();
  await hub.drain();
  sayBye(socketsOf(app));
  await app.close();
  await hub.close();
  await presences.stop();
  await visits.drain();
  await notifier.drain();
  await thinker.close();
  await checker.close();
  await store.close();
  log.info('closed');
}

/** Does what is due at tables; what goes wrong is reported, and tried again. */
const jobsOf =
  (hub: Hub, reportError: (error: unknown) => void): RunJob =>
  async (match, seq) => {
    try {
      return await hub.runDue(match, seq);
    } catch (error) {
      reportError(error);
      throw error;
    }
  };

const socketsOf = ({ websocketServer }: FastifyInstance): ReadonlySet<WebSocket> => websocketServer.clients;

const SOONEST = 500;
const LATEST = 3_000;

/** Not all should come back at the same moment. */
function sayBye(sockets: ReadonlySet<WebSocket>): void {
  for (const socket of sockets) {
    const after = Math.round(SOONEST + Math.random() * (LATEST - SOONEST));
    socket.send(JSON.stringify({ type: 'bye', after }));
  }
}
