import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { type Limits, makeBuckets } from '../wire/bucket.ts';
import { takeFrom } from '../wire/house-limits.ts';
import { callerOf } from './caller.ts';
import type { Context } from './context.ts';

const USUAL_RATE = 30;

/** The limits of a player who may send so many messages a second. An address has more, since a household or school may share it. */
export const limitsOf = (perSecond = USUAL_RATE): Limits => ({ burst: 2 * perSecond, perSecond });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How many active players an address may have. */
const PLAYERS_OF_AN_ADDRESS = 8;

interface Rate {
  readonly max: number;
  readonly timeWindow: number;
}

/** The rate limits of an address, as multiples of a player's. */
export const ratesFor = ({
  perSecond,
}: Limits): Record<'requests' | 'newcomers' | 'logins' | 'dailies' | 'reviews' | 'sockets', Rate> => ({
  requests: { max: perSecond * 20, timeWindow: MINUTE },
  newcomers: { max: perSecond * 10, timeWindow: HOUR },
  logins: { max: perSecond, timeWindow: 10 * MINUTE },
  // Each is replayed, and its rival's moves are thought anew.
  dailies: { max: perSecond, timeWindow: MINUTE },
  // Each takes a thread for up to a minute.
  reviews: { max: perSecond, timeWindow: HOUR },
  // After a restart everyone reconnects at once, possibly a whole school from one address.
  sockets: { max: perSecond * 10, timeWindow: MINUTE },
});

export type Rates = ReturnType<typeof ratesFor>;

/** Limits requests by address and by player, on however many devices. */
export async function addRates(app: FastifyInstance, limits: Limits, context: Context): Promise<void> {
  // A connection that has closed has no address, and needs no answer.
  app.addHook('onRequest', async (request, reply) => void (request.socket.remoteAddress ?? reply.hijack()));
  await app.register(rateLimit, {
    ...ratesFor(limits).requests,
    errorResponseBuilder: (_, { statusCode, ttl }) => ({ statusCode, code: 'too-many', after: ttl }),
  });
  const ofPlayers = makeBuckets(limits, context.now);
  app.addHook('preHandler', async (request, reply) => {
    // A page load asks for dozens of the client's files, which do not count against the player.
    const player = request.is404 ? undefined : await callerOf(context, request);
    if (!player || ofPlayers(player.id).take()) return undefined;
    return reply.code(429).send({ code: 'too-many', after: 1_000 / limits.perSecond });
  });
}

/** Limits messages on sockets by player and by address, over however many connections: how long one has to wait. */
export function makeTalkLimits(
  limits: Limits,
  now: () => number,
): (player: string | undefined, address: string) => (count?: number) => number {
  const { burst, perSecond } = limits;
  const ofPlayers = makeBuckets(limits, now);
  const ofAddresses = makeBuckets(
    { burst: burst * PLAYERS_OF_AN_ADDRESS, perSecond: perSecond * PLAYERS_OF_AN_ADDRESS },
    now,
  );
  return (player, address) => {
    const buckets = [ofPlayers(player ?? `at ${address}`), ofAddresses(address)];
    return (count) => takeFrom(buckets, count);
  };
}
