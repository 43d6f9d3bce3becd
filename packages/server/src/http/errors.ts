import type { FastifyError, FastifyInstance } from 'fastify';

const BROKEN = 500;

/** What is wrong with a request, as a word; nothing about how the server is made. */
const CODES: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  413: 'too-big',
  415: 'not-json',
  429: 'too-many',
};

/** Every request gets an answer with a code; our own mistakes are told to the house, not to the one who asked. */
export function addErrorAnswers(app: FastifyInstance, trouble: (error: unknown) => void): void {
  app.setErrorHandler((error: FastifyError & { after?: number }, _, reply) => {
    const { statusCode = BROKEN, validation, after } = error;
    if (statusCode >= BROKEN) {
      trouble(error);
      return reply.code(BROKEN).send({ code: 'broken' });
    }
    const path = validation?.[0] && { path: validation[0].instancePath || '/' };
    const code = CODES[statusCode] ?? 'bad-request';
    return reply.code(statusCode).send({ code, ...path, ...(after !== undefined && { after }) });
  });
}
