import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { LARGEST_MESSAGE } from '@taproom/protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Hub } from '../room/hub.ts';
import type { House } from '../room/room.ts';
import { answer } from '../site/answer.ts';
import type { Site } from '../site/site.ts';
import type { Limits } from '../wire/bucket.ts';
import { serveSocket } from '../wire/socket.ts';
import { callerOf } from './caller.ts';
import { addErrorAnswers } from './errors.ts';
import { addGuestRoutes } from './guests.ts';
import { addRates, makeTalkLimits, ratesFor } from './rates.ts';
import { addSafety } from './safety.ts';
import { addTableRoutes } from './tables.ts';

const LARGEST_BODY = 16_384;
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
  site = new Map(),
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: LARGEST_BODY, forceCloseConnections: true, ajv: STRICT, trustProxy });
  addErrorAnswers(app, house.trouble);
  const rates = ratesFor(limits);
  const talkLimits = makeTalkLimits(limits, house.now);
  await addSafety(app, { isSecure: secureCookies, publicUrl });
  await addRates(app, rates);
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
  addGuestRoutes(app, house, rates, secureCookies);
  addTableRoutes(app, house, hub);

  app.get('/ws', { websocket: true, config: { rateLimit: rates.sockets } }, async (socket, request) => {
    // What comes before it is known who speaks waits.
    socket.pause();
    const player = await callerOf(house.store, request);
    const mayTalk = talkLimits(player?.id, request.ip);
    serveSocket({ hub, socket, player, mayTalk, trouble: house.trouble });
    socket.resume();
  });

  // Whatever is no address of ours is one of the client's.
  app.setNotFoundHandler((request, reply) => {
    const { status, headers, body } = answer(site, request.method, request.url, request.headers);
    return reply.code(status).headers(headers).send(body);
  });

  return app;
}
