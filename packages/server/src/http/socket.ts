import type { FastifyInstance } from 'fastify';
import type { Limits } from '../wire/bucket.ts';
import { addConnection } from '../wire/connections.ts';
import { serveSocket } from '../wire/socket.ts';
import { callerOf, tokenOf } from './caller.ts';
import type { Context } from './context.ts';
import { makeTalkLimits } from './rates.ts';

/** The socket through which tables are played. */
export function addSocketRoute(app: FastifyInstance, limits: Limits, context: Context): void {
  const { hub, connections, rates, spend, now, reportError, countRefusal } = context;
  const notes = { reportError, countRefusal };
  const talkLimits = makeTalkLimits(limits, now);
  app.get(
    '/ws',
    { websocket: true, schema: { hide: true }, config: { rateLimit: rates.sockets } },
    async (socket, request) => {
      // Messages wait until the caller is known.
      socket.pause();
      const player = await callerOf(context, request);
      // If it has closed meanwhile, no close event will come.
      if (socket.readyState === socket.CLOSED) return;
      if (player) addConnection(connections, { socket, player: player.id, token: tokenOf(request) ?? '' });
      const who = player?.id ?? `at ${request.ip}`;
      const waitToTalk = talkLimits(player?.id, request.ip);
      serveSocket({ hub, socket, player, waitToTalk, spend: (what, table) => spend(what, `${who} ${table}`), notes });
      socket.resume();
    },
  );
}
