import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@taproom/engine';
import type { Io } from '../io.ts';
import { dataFolder } from '../records/save-file.ts';

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

async function tokensIn(env: Io['env']): Promise<Tokens> {
  try {
    return JSON.parse(await readFile(fileIn(env), 'utf8'));
  } catch {
    return {};
  }
}

/** The token by which a house knows whoever plays here; nothing if it does not. */
async function knownToken(env: Io['env'], origin: string): Promise<string | undefined> {
  const token = (await tokensIn(env))[origin];
  if (token === undefined) return undefined;
  const me = await call<{ readonly player: object | null }>(origin, '/me', { token });
  return me.ok && me.value.player ? token : undefined;
}

/** Comes in by a name alone, and keeps the token where nobody else can read it. */
async function comeIn(env: Io['env'], origin: string, name: string): Promise<Result<string, Code>> {
  const guest = await call<{ readonly token: string }>(origin, '/guest', { body: { name } });
  if (!guest.ok) return guest;
  const { token } = guest.value;
  await mkdir(dataFolder(env), { recursive: true });
  await writeFile(fileIn(env), JSON.stringify({ ...(await tokensIn(env)), [origin]: token }), { mode: 0o600 });
  return ok(token);
}

/** The code for whoever is not known and gives no name. */
export const NAMELESS = 'nameless';

/** The token of whoever is known in a house, or comes in by a name. */
export async function tokenFor(
  env: Io['env'],
  origin: string,
  name: string | undefined,
): Promise<Result<string, Code>> {
  const known = await knownToken(env, origin);
  if (known !== undefined) return ok(known);
  return name === undefined ? fail(NAMELESS) : comeIn(env, origin, name);
}
