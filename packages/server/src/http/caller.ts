import type { FastifyReply, FastifyRequest } from 'fastify';
import { playerOf } from '../people/sessions.ts';
import type { Store } from '../store/store.ts';
import type { Player } from '../tables/tables.ts';

const COOKIE = 'taproom';
const COOKIE_DAYS = 365;
const DAY = 86_400;

/** The token of a browser stands in its cookie, that of a program in a header. */
export function tokenOf({ headers, cookies }: FastifyRequest): string | undefined {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  return bearer ?? cookies[COOKIE];
}

/** Who asks, if that is known. */
export const callerOf = ({ db }: Store, request: FastifyRequest): Promise<Player | undefined> =>
  playerOf(db, tokenOf(request));

/** Scripts cannot read it, and other sites cannot make the browser send it along with a change. */
export const setToken = (reply: FastifyReply, token: string, isSecure: boolean): FastifyReply =>
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: COOKIE_DAYS * DAY,
  });
