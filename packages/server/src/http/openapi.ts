import swagger, { type SwaggerTransform } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { type ApiDocument, docsPage, STYLES } from './docs-page.ts';
import { generalRefusals } from './errors.ts';
import { either, type Responses } from './responses.ts';

const DESCRIPTION =
  'Make tables, sit down and look things up by HTTP; play through the socket at /ws. ' +
  'Browsers are known by their cookie, programs by a header: Authorization: Bearer followed by the token. ' +
  'Every refusal has a code.';

/** The meaning of each status. */
const MEANINGS: Readonly<Record<string, string>> = {
  200: 'What was asked for.',
  201: 'It is made.',
  204: 'It is done.',
  302: 'It is done; on to a page.',
  400: 'The request makes no sense.',
  401: 'It is not known who asks, or not believed.',
  403: 'It is not for whoever asks.',
  404: 'There is no such thing.',
  409: 'It cannot be as things are.',
  410: 'It is over.',
  413: 'The request is too big.',
  415: 'The request is not JSON.',
  422: 'It is understood, but not true.',
  429: 'That is asked too often.',
  500: 'The server is broken.',
};

/** Must come before the routes, which it listens to. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  // Responses are not checked against their schemas here; a test does that.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Taproom', description: DESCRIPTION, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { token: [] }],
    },
    transform: withAllAnswers,
  });
}

/** Adds the refusals that do not depend on the route to its own responses. */
const withAllAnswers: SwaggerTransform = ({ schema, url, route }) => {
  if (schema.hide) return { schema, url };
  const general = generalRefusals(String(route.method), Boolean(schema.params ?? schema.querystring));
  const answers = Object.entries(either(schema.response as Responses, general));
  const response = Object.fromEntries(answers.map(([status, answer]) => [status, described(status, answer)]));
  return { schema: { ...schema, response }, url };
};

const described = (status: string, answer: object): object => ({
  ...answer,
  'x-response-description': MEANINGS[status],
});

const hidden = { schema: { hide: true } };

/** The document for programs, and as a page for people. */
export function addDocsRoutes(app: FastifyInstance): void {
  app.get('/api/openapi.json', hidden, async () => app.swagger());
  app.get('/api/docs', hidden, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as unknown as ApiDocument)),
  );
  app.get('/api/docs.css', hidden, async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLES));
}
