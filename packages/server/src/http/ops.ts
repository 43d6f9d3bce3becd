import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Log } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Unready } from '../ops/readiness.ts';

export interface Ops {
  readonly metrics: Metrics;
  readonly log: Log;
  /** The token for reading metrics remotely. */
  readonly metricsToken?: string | undefined;
  /** Why nobody should be sent here; undefined if all is well. */
  whyNotReady(): Promise<Unready | undefined>;
}

/** Not part of the public API. */
const hidden = { schema: { hide: true } };

/** Liveness, readiness and metrics, for operators. */
export function addOpsRoutes(app: FastifyInstance, { metrics, log, metricsToken, whyNotReady }: Ops): void {
  // URLs may contain secrets, so only the route's pattern is logged.
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'client';
    metrics.answered(route, reply.statusCode);
    log.debug(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  app.get('/healthz', hidden, async () => ({ ok: true }));

  app.get('/readyz', hidden, async (_, reply) => {
    const why = await whyNotReady();
    return why ? reply.code(503).send({ ok: false, why }) : { ok: true };
  });

  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.code(403).send({ code: 'not-yours' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const LOCAL = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** With the token from anywhere; without one only from this computer, and not through a proxy on it. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  return LOCAL.includes(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(sha256(one), sha256(other));
}
