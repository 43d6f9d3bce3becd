import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@taproom/engine';
import type { Io } from '../io.ts';
import { jsonIn } from '../records/json-file.ts';
import { dataFolder, writeWhole } from '../records/save-file.ts';

/** Where a link leads: a table of a house, with the key of an invitation if there is one. */
export interface Link {
  readonly origin: string;
  readonly table: string;
  readonly invitation: string;
}

/** A link as it stands in the address bar or in an invitation: `https://example.org/t/abcdefghjk#key`. */
export function readLink(text: string): Link | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, hash } = new URL(text);
  const [, table] = /^\/t\/([a-z2-9]{10,15})$/.exec(pathname) ?? [];
  return table && /^https?:$/.test(protocol) ? { origin, table, invitation: hash.slice(1) } : undefined;
}

/** Why a house did not do what it was asked: the code of its answer, or the reason that it gives for it. */
export type Code = string;

/** Asks a house for something. */
export async function call<T>(
  origin: string,
  path: string,
  { token, body }: { readonly token?: string | undefined; readonly body?: object } = {},
): Promise<Result<T, Code>> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  try {
    const response = await fetch(`${origin}/api${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as T & { readonly code?: Code; readonly why?: Code };
    return response.ok ? ok(answer) : fail(answer.why ?? answer.code ?? 'broken');
  } catch {
    return fail('unreachable');
  }
}

// Who one is in each house

type Tokens = Readonly<Record<string, string>>;

const fileIn = (env: Io['env']): string => join(dataFolder(env), 'houses.json');

/** Where a file lies that could not be read, when a new one has taken its place. */
export const asideIn = (env: Io['env']): string => `${fileIn(env)}.damaged`;

async function tokensIn(env: Io['env']): Promise<Tokens | 'damaged'> {
  const kept = await jsonIn(fileIn(env));
  if (kept === 'none') return {};
  return kept !== 'damaged' && areTokens(kept.json) ? kept.json : 'damaged';
}

const areTokens = (json: unknown): json is Tokens =>
  typeof json === 'object' && json !== null && Object.values(json).every((token) => typeof token === 'string');

/** Whether a house still knows whoever has a token. */
async function isKnown(origin: string, token: string): Promise<boolean> {
  const me = await call<{ readonly player: object | null }>(origin, '/me', { token });
  return me.ok && me.value.player !== null;
}

/** The code for whoever is not known and gives no name. */
export const NAMELESS = 'nameless';
/** The same if that is because the file with the tokens cannot be read. */
export const FORGOTTEN = 'forgotten';
/** The code for a name that no house takes. */
export const BAD_NAME = 'bad-name';

/** Whoever plays here, as a house knows them. */
export interface Known {
  readonly token: string;
  /** The tokens of other houses could not be read, and were put aside. */
  readonly isAnew: boolean;
}

/** The token of whoever is known in a house, or comes in by a name. */
export async function tokenFor(env: Io['env'], origin: string, name: string | undefined): Promise<Result<Known, Code>> {
  const tokens = await tokensIn(env);
  const isAnew = tokens === 'damaged';
  const kept = isAnew ? undefined : tokens[origin];
  if (kept !== undefined && (await isKnown(origin, kept))) return ok({ token: kept, isAnew });
  if (name === undefined) return fail(isAnew ? FORGOTTEN : NAMELESS);
  const token = await comeIn(origin, name);
  if (!token.ok) return token;
  await keepToken(env, tokens, origin, token.value);
  return ok({ token: token.value, isAnew });
}

/** Comes in by a name alone. */
async function comeIn(origin: string, name: string): Promise<Result<string, Code>> {
  const guest = await call<{ readonly token: string }>(origin, '/guest', { body: { name } });
  if (guest.ok) return ok(guest.value.token);
  return fail(guest.error === 'bad-request' ? BAD_NAME : guest.error);
}

/** Keeps a token where nobody else can read it. What cannot be read is not written over. */
async function keepToken(env: Io['env'], tokens: Tokens | 'damaged', origin: string, token: string): Promise<void> {
  if (tokens === 'damaged') await rename(fileIn(env), asideIn(env));
  const others = tokens === 'damaged' ? {} : tokens;
  await writeWhole(fileIn(env), JSON.stringify({ ...others, [origin]: token }), 0o600);
}
