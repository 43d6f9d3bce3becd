import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';

/** Only our own scripts, styles and connections; no framing. This is the only place that says so. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Security headers, and the check that changes come from our own pages. */
export async function addSafety(
  app: FastifyInstance,
  { isSecure, publicUrl }: Pick<Context, 'isSecure' | 'publicUrl'>,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    strictTransportSecurity: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
  });
  // Answers are for one caller, so they must not be cached.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  app.addHook('onRequest', async (request, reply) => {
    if (!changesSomething(request) || isFromUs(request, publicOrigin)) return undefined;
    return reply.code(403).send({ code: 'other-origin' });
  });
  // A refused socket request leaves its connection open unless we close it.
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.end();
  });
}

/** Sockets count as changes: anything can be changed through them. */
const changesSomething = ({ method, headers }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || headers.upgrade !== undefined;

/** Browsers always send the origin of a change; programs need not. */
function isFromUs({ headers, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
