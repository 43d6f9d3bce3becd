import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from './context.ts';

/** Scripts, styles and connections of our own alone; nobody frames us. The only place where this is said. */
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
  // Answers are not cached: they are for one caller.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  app.addHook('onRequest', async (request, reply) => {
    if (!changesSomething(request) || isFromUs(request, publicOrigin)) return undefined;
    return reply.code(403).send({ code: 'other-origin' });
  });
  // Nobody else closes the connection of one who wanted a socket and was turned away.
  app.addHook('onResponse', async ({ headers, raw }) => {
    if (headers.upgrade !== undefined) raw.socket.end();
  });
}

/** A socket can change everything. */
const changesSomething = ({ method, headers }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || headers.upgrade !== undefined;

/** Browsers always say where a change comes from; programs need not. */
function isFromUs({ headers, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
