import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { type ApiDocument, docsPage, STYLES } from './docs-page.ts';

const DESCRIPTION =
  'Make tables, sit down and look things up by HTTP; play through the socket at /ws. ' +
  'Browsers are known by their cookie, programs by a header: Authorization: Bearer followed by the token. ' +
  'Every refusal has a code.';

/** Must come before the routes, which it listens to. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Taproom', description: DESCRIPTION, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { token: [] }],
    },
  });
}

const hidden = { schema: { hide: true } };

/** The document for programs, and a page of it for people. */
export function addDocsRoutes(app: FastifyInstance): void {
  app.get('/api/openapi.json', hidden, async () => app.swagger());
  app.get('/api/docs', hidden, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as ApiDocument)),
  );
  app.get('/api/docs.css', hidden, async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLES));
}
