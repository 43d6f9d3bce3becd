import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Person, playerOf, SESSION_DAYS } from '../people/sessions.ts';
import type { Context } from './context.ts';

const COOKIE = 'taproom';
const DAY = 86_400;

export const cookieOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE];

/** Browsers send their token in a cookie, programs in a header. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? cookieOf(request);
}

const callers = new WeakMap<FastifyRequest, Promise<Person | undefined>>();

/** The caller, if known; looked up once for each request. */
export function callerOf(
  { store, now }: Pick<Context, 'store' | 'now'>,
  request: FastifyRequest,
): Promise<Person | undefined> {
  const caller = callers.get(request) ?? playerOf(store.db, tokenOf(request), now());
  callers.set(request, caller);
  return caller;
}

/** Scripts cannot read the cookie, and other sites cannot make the browser send it with a change. */
export const setToken = (reply: FastifyReply, token: string, isSecure: boolean): FastifyReply =>
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: SESSION_DAYS * DAY,
  });

export const clearToken = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, { path: '/' });

export const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';
