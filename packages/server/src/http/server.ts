import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { LARGEST_MESSAGE } from '@taproom/protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import { makeGuesses } from '../people/guesses.ts';
import { playerOf } from '../people/sessions.ts';
import { serveSite } from '../site/serve-site.ts';
import type { Site } from '../site/site.ts';
import type { Limits } from '../wire/bucket.ts';
import { closeSignedOut } from '../wire/connections.ts';
import type { Context } from './context.ts';
import { addErrorAnswers } from './errors.ts';
import { addDocsRoutes, addOpenApi } from './openapi.ts';
import { addOpsRoutes, type Ops } from './ops.ts';
import { addRates, ratesFor } from './rates.ts';
import { ROUTES } from './routes/index.ts';
import { addSafety } from './safety.ts';
import { addSocketRoute } from './socket.ts';

const LARGEST_BODY = 16_384;
/** How often to look for sessions that were ended through another process, in milliseconds. */
const SESSION_CHECK = 30_000;
/** Input that does not fit is refused, not coerced. */
const STRICT = { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } } as const;
/** How long somebody may take to send a request, and how often that is looked at, in milliseconds. */
const SLOWEST_REQUEST = 15_000;
const REQUEST_CHECK = 1_000;

export interface ServerOptions
  extends Pick<
    Context,
    | 'store'
    | 'now'
    | 'hub'
    | 'notifier'
    | 'signer'
    | 'checker'
    | 'reviewer'
    | 'house'
    | 'spend'
    | 'isSecure'
    | 'publicUrl'
    | 'countRefusal'
    | 'reportError'
  > {
  readonly limits: Limits;
  /** Which proxies are believed about where requests come from. */
  readonly trustProxy?: number | string[] | false | undefined;
  /** How long somebody may take to send a request, in milliseconds. */
  readonly slowestRequest?: number | undefined;
  readonly ops: Ops;
  /** The built client. */
  readonly site?: Site | undefined;
}

/** The web server: people, tables, and the socket through which they are played. */
export async function makeServer({
  limits,
  trustProxy = false,
  slowestRequest = SLOWEST_REQUEST,
  ops,
  site,
  ...services
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    requestTimeout: slowestRequest,
    http: { connectionsCheckingInterval: Math.min(REQUEST_CHECK, slowestRequest), headersTimeout: slowestRequest },
    ajv: STRICT,
    trustProxy: trusting(trustProxy),
  });
  const context: Context = {
    ...services,
    connections: new Set(),
    rates: ratesFor(limits),
    guesses: makeGuesses(services.now),
  };
  addErrorAnswers(app, context);
  await addSafety(app, context);
  await addRates(app, limits, context);
  await addOpenApi(app);
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
  for (const add of ROUTES) add(app, context);
  addOpsRoutes(app, ops);
  addDocsRoutes(app);
  addSocketRoute(app, limits, context);
  checkSessions(app, context);
  await serveSite(app, site);
  return app;
}

/** The sender of a request is the first hop, the proxy before it the second. */
const trusting = (proxies: number | string[] | false) =>
  typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;

/** Regularly closes the connections of sessions that have ended elsewhere. */
function checkSessions(app: FastifyInstance, { store, now, connections, reportError }: Context): void {
  const isKnown = async (token: string): Promise<boolean> => (await playerOf(store.db, token, now())) !== undefined;
  const checking = setInterval(() => void closeSignedOut(connections, isKnown).catch(reportError), SESSION_CHECK);
  app.addHook('onClose', async () => clearInterval(checking));
}
