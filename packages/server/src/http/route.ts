import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import type { Person } from '../people/sessions.ts';
import { agentOf, callerOf, clearToken, cookieOf, setToken, tokenOf } from './caller.ts';
import type { Context } from './context.ts';
import type { Rates } from './rates.ts';
import type { Responses } from './responses.ts';

/** The schemas of a request's input, checked before it is handled. */
export interface Input {
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
}

type Given<I extends Input, K extends keyof Input> =
  I extends Readonly<Record<K, infer S extends TSchema>> ? Static<S> : undefined;

/** A request as handlers see it, free of HTTP. */
export interface Request<I extends Input = Input> {
  readonly params: Given<I, 'params'>;
  readonly query: Given<I, 'query'>;
  readonly body: Given<I, 'body'>;
  /** The signed-in player, if any. */
  readonly caller: Person | undefined;
  /** The caller's token, and the one in the browser's cookie. */
  readonly token: string;
  readonly cookie: string | undefined;
  readonly agent: string;
  /** Where the request comes from. */
  readonly address: string;
  readonly origin: string;
}

/** The answer to a request. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** The token for the browser to keep from now on; null to forget the one it has. */
  readonly token?: string | null;
  /** Where to redirect the browser. */
  readonly location?: string;
  /** Runs once the answer has been sent. */
  readonly afterwards?: (() => void) | undefined;
}

interface Definition<I extends Input, R extends Request<I>> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  readonly input: I;
  readonly responses: Responses;
  /** A stricter rate limit than the general one. */
  readonly limit?: keyof Rates;
  /** The largest body in bytes, if it may be larger than usual. */
  readonly bodyLimit?: number;
  handle(context: Context, request: R): Promise<Reply>;
}

/** Adds itself to a server. */
export type Route = (app: FastifyInstance, context: Context) => void;

/** A route that anybody may use. */
export const route =
  <I extends Input>({ method, url, limit, bodyLimit, handle, ...described }: Definition<I, Request<I>>): Route =>
  (app, context) =>
    void app.route({
      method,
      url,
      schema: schemaOf(described),
      ...(bodyLimit && { bodyLimit }),
      ...(limit && { config: { rateLimit: context.rates[limit] } }),
      handler: async (request, reply) =>
        send(
          reply,
          await handle(context, { ...(await readCaller(context, request)), ...inputOf<I>(request) }),
          context,
        ),
    });

/** A route for signed-in callers only. */
export const signedInRoute = <I extends Input>({
  handle,
  ...definition
}: Definition<I, Request<I> & { readonly caller: Person }>): Route =>
  route<I>({
    ...definition,
    handle: async (context, request) =>
      request.caller ? handle(context, { ...request, caller: request.caller }) : NOT_SIGNED_IN,
  });

const NOT_SIGNED_IN: Reply = { status: 401, body: { code: 'not-signed-in' } };

type Described = Pick<Definition<Input, Request>, 'tag' | 'summary' | 'input' | 'responses'>;

const schemaOf = ({ tag, summary, input, responses }: Described): object => ({
  tags: [tag],
  summary,
  ...(input.params && { params: input.params }),
  ...(input.query && { querystring: input.query }),
  ...(input.body && { body: input.body }),
  response: responses,
});

/** The input has been validated by now. */
const inputOf = <I extends Input>({ params, query, body }: FastifyRequest) =>
  ({ params, query, body }) as Pick<Request<I>, keyof Input>;

async function readCaller(context: Context, request: FastifyRequest) {
  return {
    caller: await callerOf(context, request),
    token: tokenOf(request) ?? '',
    cookie: cookieOf(request),
    agent: agentOf(request),
    address: request.ip,
    origin: `${request.protocol}://${request.host}`,
  };
}

const BAD_REQUEST = 400;
const codeIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'other';

function send(
  reply: FastifyReply,
  { status, body, token, location, afterwards }: Reply,
  { isSecure, countRefusal }: Context,
) {
  if (status >= BAD_REQUEST) countRefusal(codeIn(body));
  if (token) setToken(reply, token, isSecure);
  else if (token === null) clearToken(reply);
  if (location) reply.header('location', location);
  if (afterwards) reply.raw.once('finish', afterwards);
  return reply.code(status).send(body);
}
