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

/** A request as handlers see it: nothing of HTTP is left in it. */
export interface Request<I extends Input = Input> {
  readonly params: Given<I, 'params'>;
  readonly query: Given<I, 'query'>;
  readonly body: Given<I, 'body'>;
  /** The player who asks, if that is known. */
  readonly caller: Person | undefined;
  /** The token by which the caller is known, and the one in the browser's cookie. */
  readonly token: string;
  readonly cookie: string | undefined;
  /** The user agent. */
  readonly agent: string;
  /** The address by which the server was asked. */
  readonly origin: string;
}

/** The answer to a request. */
export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  /** The token that the browser is to keep from now on; null if it is to forget the one it has. */
  readonly token?: string | null;
  /** Where the browser is to go on. */
  readonly location?: string;
  /** Done once the answer is on its way. */
  readonly afterwards?: (() => void) | undefined;
}

interface Definition<I extends Input, R extends Request<I>> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly tag: string;
  readonly summary: string;
  readonly input: I;
  readonly responses: Responses;
  /** Asked more rarely than other things. */
  readonly limit?: keyof Rates;
  handle(context: Context, request: R): Promise<Reply>;
}

/** Adds itself to a server. */
export type Route = (app: FastifyInstance, context: Context) => void;

/** A route that anybody may use. */
export const route =
  <I extends Input>({ method, url, limit, handle, ...described }: Definition<I, Request<I>>): Route =>
  (app, context) =>
    void app.route({
      method,
      url,
      schema: schemaOf(described),
      ...(limit && { config: { rateLimit: context.rates[limit] } }),
      handler: async (request, reply) =>
        send(
          reply,
          await handle(context, { ...(await readCaller(context, request)), ...inputOf<I>(request) }),
          context,
        ),
    });

/** A route for those who are signed in. */
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

/** The schemas have been held against it already. */
const inputOf = <I extends Input>({ params, query, body }: FastifyRequest) =>
  ({ params, query, body }) as Pick<Request<I>, keyof Input>;

async function readCaller(context: Context, request: FastifyRequest) {
  return {
    caller: await callerOf(context, request),
    token: tokenOf(request) ?? '',
    cookie: cookieOf(request),
    agent: agentOf(request),
    origin: `${request.protocol}://${request.host}`,
  };
}

function send(reply: FastifyReply, { status, body, token, location, afterwards }: Reply, { isSecure }: Context) {
  if (token) setToken(reply, token, isSecure);
  else if (token === null) clearToken(reply);
  if (location) reply.header('location', location);
  if (afterwards) reply.raw.once('finish', afterwards);
  return reply.code(status).send(body);
}
