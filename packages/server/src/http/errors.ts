import type { FastifyError, FastifyInstance } from 'fastify';
import Type from 'typebox';
import { storageTroubleIn } from '../store/trouble.ts';
import type { Context } from './context.ts';
import { type Responses, refusalOf } from './responses.ts';

const BROKEN = 500;
const UNAVAILABLE = 503;
/** When to try again while the database takes nothing, in milliseconds. */
const COME_AGAIN = 5_000;

/** The codes of bad requests; they reveal nothing about the implementation. */
const CODES: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  413: 'too-big',
  415: 'not-json',
  429: 'too-many',
};

/** Refusals that any request may get. */
const ALWAYS: Responses = {
  429: refusalOf('too-many', { after: Type.Optional(Type.Number({ description: 'milliseconds' })) }),
  500: refusalOf('broken'),
  503: Type.Object(
    {
      code: Type.Enum(['disk-full', 'disk-read-only', 'disk-busy', 'database-away']),
      after: Type.Number({ description: 'milliseconds' }),
    },
    { additionalProperties: false },
  ),
};
const BAD_REQUEST: Responses = {
  400: refusalOf('bad-request', { path: Type.Optional(Type.String({ description: 'where it does not fit' })) }),
};
/** Refusals that any request to change something may get, with or without a body. */
const CHANGES: Responses = {
  ...BAD_REQUEST,
  403: refusalOf('other-origin'),
  413: refusalOf('too-big'),
  415: refusalOf('not-json'),
};

/** The refusals that do not depend on the route. */
export function generalRefusals(method: string, hasInput: boolean): Responses {
  if (method !== 'GET') return { ...ALWAYS, ...CHANGES };
  return hasInput ? { ...ALWAYS, ...BAD_REQUEST } : ALWAYS;
}

/** Every failed request is answered with a code; our own errors are reported, but not shown to the caller. */
export function addErrorAnswers(
  app: FastifyInstance,
  { reportError, countRefusal }: Pick<Context, 'reportError' | 'countRefusal'>,
): void {
  app.setErrorHandler((error: FastifyError & { after?: number }, _, reply) => {
    const { statusCode = BROKEN, validation, after } = error;
    if (statusCode >= BROKEN) {
      reportError(error);
      const trouble = storageTroubleIn(error);
      countRefusal(trouble ?? 'broken');
      if (trouble) return reply.code(UNAVAILABLE).send({ code: trouble, after: COME_AGAIN });
      return reply.code(BROKEN).send({ code: 'broken' });
    }
    const path = validation?.[0] && { path: pathTo(validation[0]) };
    const code = CODES[statusCode] ?? 'bad-request';
    countRefusal(code);
    return reply.code(statusCode).send({ code, ...path, ...(after !== undefined && { after }) });
  });
}

/** The path to the invalid, missing or unexpected property. */
function pathTo({ instancePath, params }: NonNullable<FastifyError['validation']>[number]): string {
  const name = params['missingProperty'] ?? params['additionalProperty'];
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath || '/';
}
