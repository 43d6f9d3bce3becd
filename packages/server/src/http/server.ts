import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { LARGEST_MESSAGE } from '@taproom/protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Notifier } from '../notify/notifier.ts';
import { makeDoors } from '../people/doors.ts';
import { playerOf } from '../people/sessions.ts';
import type { Hub } from '../room/hub.ts';
import type { House } from '../room/room.ts';
import { answer } from '../site/answer.ts';
import type { Site } from '../site/site.ts';
import type { Limits } from '../wire/bucket.ts';
import { serveSocket } from '../wire/socket.ts';
import { addAccountRoutes } from './accounts.ts';
import { addBotRoutes } from './bots.ts';
import { callerOf, tokenOf } from './caller.ts';
import { addErrorAnswers } from './errors.ts';
import { addGuestRoutes } from './guests.ts';
import { addNotifyRoutes } from './notify.ts';
import { addDocsRoutes, addOpenApi } from './openapi.ts';
import { addOpsRoutes, type Ops } from './ops.ts';
import { addOwnAccountRoutes } from './own-account.ts';
import { addRates, makeTalkLimits, ratesFor } from './rates.ts';
import { addSafety } from './safety.ts';
import { addSessionRoutes } from './sessions.ts';
import { addTableRoutes } from './tables.ts';

const LARGEST_BODY = 16_384;
/** How soon a connection is closed whose session was ended through another process, in milliseconds. */
const DOOR_CHECK = 30_000;
/** What does not fit is refused, not made to fit. */
const STRICT = { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } } as const;

export interface ServerOptions {
  readonly hub: Hub;
  readonly house: House;
  readonly limits: Limits;
  readonly secureCookies: boolean;
  /** The address under which the server is known, if it is not the one that is asked for. */
  readonly publicUrl?: string | undefined;
  /** Whether a proxy in front says where requests come from. */
  readonly trustProxy?: boolean | undefined;
  readonly ops: Ops;
  readonly notifier: Notifier;
  /** The built client. */
  readonly site?: Site;
}

/** The web server: guests, tables, and the socket through which they are played. */
export async function makeServer({
  hub,
  house,
  limits,
  secureCookies,
  publicUrl,
  trustProxy = false,
  ops,
  notifier,
  site = new Map(),
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: LARGEST_BODY, forceCloseConnections: true, ajv: STRICT, trustProxy });
  addErrorAnswers(app, house.trouble);
  const rates = ratesFor(limits);
  const talkLimits = makeTalkLimits(limits, house.now);
  await addSafety(app, { isSecure: secureCookies, publicUrl });
  await addRates(app, limits, house);
  await addOpenApi(app);
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
  const doors = makeDoors(async (token) => (await playerOf(house.store.db, token, house.now())) !== undefined);
  const siteOptions = { rates, doors, isSecure: secureCookies, publicUrl };
  addGuestRoutes(app, house, siteOptions);
  addAccountRoutes(app, house, hub, siteOptions);
  addOwnAccountRoutes(app, house, siteOptions);
  addSessionRoutes(app, house, siteOptions);
  addBotRoutes(app, house, siteOptions);
  addTableRoutes(app, house, hub);
  addNotifyRoutes(app, house, notifier, siteOptions);
  addOpsRoutes(app, ops);
  addDocsRoutes(app);

  app.get(
    '/ws',
    { websocket: true, schema: { hide: true }, config: { rateLimit: rates.sockets } },
    async (socket, request) => {
      // What comes before it is known who speaks waits.
      socket.pause();
      const player = await callerOf(house, request);
      // Whoever has gone meanwhile will not be heard to go once more.
      if (socket.readyState === socket.CLOSED) return;
      if (player) doors.enter(socket, player.id, tokenOf(request) ?? '');
      const mayTalk = talkLimits(player?.id, request.ip);
      serveSocket({ hub, socket, player, mayTalk, trouble: house.trouble });
      socket.resume();
    },
  );

  const checking = setInterval(() => void doors.check().catch(house.trouble), DOOR_CHECK);
  app.addHook('onClose', async () => clearInterval(checking));

  // Whatever is no address of ours is one of the client's.
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) return reply.code(404).send({ code: 'not-found' });
    const { status, headers, body } = answer(site, request.method, request.url, request.headers);
    return reply.code(status).headers(headers).send(body);
  });

  return app;
}
