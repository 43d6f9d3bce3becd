import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { LARGEST_MESSAGE } from '@taproom/protocol';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Hub } from '../room/hub.ts';
import type { House } from '../room/room.ts';
import { answer } from '../site/answer.ts';
import type { Site } from '../site/site.ts';
import { type Limits, serveSocket } from '../wire/socket.ts';
import { callerOf } from './caller.ts';
import { addGuestRoutes } from './guests.ts';
import { addTableRoutes } from './tables.ts';

const LARGEST_BODY = 16_384;
/** What does not fit is refused, not made to fit. */
const STRICT = { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } } as const;

export interface ServerOptions {
  readonly hub: Hub;
  readonly house: House;
  readonly limits: Limits;
  readonly secureCookies: boolean;
  /** The built client. */
  readonly site?: Site;
}

/** The web server: guests, tables, and the socket through which they are played. */
export async function makeServer({
  hub,
  house,
  limits,
  secureCookies,
  site = new Map(),
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: LARGEST_BODY, forceCloseConnections: true, ajv: STRICT });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: LARGEST_MESSAGE, perMessageDeflate: false } });
  addGuestRoutes(app, house, secureCookies);
  addTableRoutes(app, house, hub);

  app.get('/ws', { websocket: true }, async (socket, request) => {
    // What comes before it is known who speaks waits.
    socket.pause();
    const player = await callerOf(house.store, request);
    serveSocket({ hub, socket, player, limits, now: house.now, trouble: house.trouble });
    socket.resume();
  });

  // Whatever is no address of ours is one of the client's.
  app.setNotFoundHandler((request, reply) => {
    const { status, headers, body } = answer(site, request.method, request.url, request.headers);
    return reply.code(status).headers(headers).send(body);
  });

  return app;
}
