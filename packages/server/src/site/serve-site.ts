import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cachingOf, fileAt, type Site, typeOf } from './site.ts';

/** Serves the client on all paths that are not the server's own. */
export async function serveSite(app: FastifyInstance, site: Site | undefined): Promise<void> {
  if (site) await addFiles(app, site);
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/') ? reply.code(404).send({ code: 'not-found' }) : answer(site, request, reply),
  );
}

async function addFiles(app: FastifyInstance, { folder }: Site): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    index: false,
    acceptRanges: false,
    cacheControl: false,
  });
  app.addHook('onSend', async ({ is404, url }, reply) => {
    const type = is404 && reply.statusCode === 200 ? typeOf(pathOf(url) ?? '') : undefined;
    if (type) reply.type(type);
  });
}

function answer(site: Site | undefined, { method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (method !== 'GET' && method !== 'HEAD')
    return say(reply.code(405).header('allow', 'GET, HEAD'), 'Only GET and HEAD are answered here.');
  const path = pathOf(url);
  if (path === undefined) return say(reply.code(400), 'This address makes no sense.');
  const file = site && fileAt(site, path);
  if (file === undefined) return say(reply.code(404), 'There is nothing here.');
  return reply.code(200).header('cache-control', cachingOf(file)).sendFile(file);
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

const say = (reply: FastifyReply, sentence: string): FastifyReply =>
  reply.type('text/plain; charset=utf-8').send(`${sentence}\n`);
