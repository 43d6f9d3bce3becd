import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Person, playerOf, SESSION_DAYS } from '../people/sessions.ts';
import type { House } from '../room/room.ts';

const COOKIE = 'taproom';
const DAY = 86_400;

export const cookieOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE];

/** The token of a browser stands in its cookie, that of a program in a header. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? cookieOf(request);
}

const callers = new WeakMap<FastifyRequest, Promise<Person | undefined>>();

/** Who asks, if that is known; looked up once for each request. */
export function callerOf(
  { store, now }: Pick<House, 'store' | 'now'>,
  request: FastifyRequest,
): Promise<Person | undefined> {
  const caller = callers.get(request) ?? playerOf(store.db, tokenOf(request), now());
  callers.set(request, caller);
  return caller;
}

export const notSignedIn = (reply: FastifyReply): FastifyReply => reply.code(401).send({ code: 'not-signed-in' });

/** Scripts cannot read it, and other sites cannot make the browser send it along with a change. */
export const setToken = (reply: FastifyReply, token: string, isSecure: boolean): FastifyReply =>
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: SESSION_DAYS * DAY,
  });

export const clearToken = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, { path: '/' });

/** What a browser or program calls itself. */
export const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';
