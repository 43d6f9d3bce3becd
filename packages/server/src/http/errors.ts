import type { FastifyError, FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type Responses, refusalOf } from './responses.ts';

const BROKEN = 500;

/** The codes of bad requests; they tell nothing about how the server is made. */
const CODES: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  413: 'too-big',
  415: 'not-json',
  429: 'too-many',
};

/** How any request may be refused. */
const ALWAYS: Responses = {
  429: refusalOf('too-many', { after: Type.Optional(Type.Number({ description: 'milliseconds' })) }),
  500: refusalOf('broken'),
};
const BAD_REQUEST: Responses = {
  400: refusalOf('bad-request', { path: Type.Optional(Type.String({ description: 'where it does not fit' })) }),
};
/** How whatever is to change something may be refused, whether a body belongs to it or not. */
const CHANGES: Responses = {
  ...BAD_REQUEST,
  403: refusalOf('other-origin'),
  413: refusalOf('too-big'),
  415: refusalOf('not-json'),
};

/** The refusals that have nothing to do with what a request is for. */
export function generalRefusals(method: string, hasInput: boolean): Responses {
  if (method !== 'GET') return { ...ALWAYS, ...CHANGES };
  return hasInput ? { ...ALWAYS, ...BAD_REQUEST } : ALWAYS;
}

/** Every request gets an answer with a code; our own mistakes are reported, not told to the one who asked. */
export function addErrorAnswers(app: FastifyInstance, reportError: (error: unknown) => void): void {
  app.setErrorHandler((error: FastifyError & { after?: number }, _, reply) => {
    const { statusCode = BROKEN, validation, after } = error;
    if (statusCode >= BROKEN) {
      reportError(error);
      return reply.code(BROKEN).send({ code: 'broken' });
    }
    const path = validation?.[0] && { path: pathTo(validation[0]) };
    const code = CODES[statusCode] ?? 'bad-request';
    return reply.code(statusCode).send({ code, ...path, ...(after !== undefined && { after }) });
  });
}

/** The path to what does not fit, is missing or does not belong there. */
function pathTo({ instancePath, params }: NonNullable<FastifyError['validation']>[number]): string {
  const name = params['missingProperty'] ?? params['additionalProperty'];
  return typeof name === 'string' ? `${instancePath}/${name}` : instancePath || '/';
}
