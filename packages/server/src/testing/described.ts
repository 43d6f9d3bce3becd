import type { TSchema } from 'typebox';
import { Errors } from 'typebox/schema';
import { expect } from 'vitest';

interface Answer {
  readonly content?: { readonly 'application/json': { readonly schema: TSchema } };
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, Answer>>;
}

/** The input of an operation. */
export interface Asking {
  /** The id in the address. */
  readonly id?: string;
  /** Other words in the address, by their names there; those that are left out get the id. */
  readonly words?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly token?: string;
  readonly body?: unknown;
  /** Sent instead of a body in JSON. */
  readonly raw?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The operations a server describes, by method and path. */
export async function operationsOf(address: string): Promise<Map<string, Operation>> {
  const response = await fetch(`${address}/api/openapi.json`);
  const { openapi, paths } = (await response.json()) as {
    readonly openapi: string;
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  expect(openapi).toMatch(/^3\.1/);
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [`${method.toUpperCase()} ${path}`, one]),
  );
  return new Map(all);
}

export const schemaOf = ({ content }: Answer): TSchema | undefined => content?.['application/json'].schema;

/** Every way in which operations may answer: their statuses, and for refusals the codes. */
export function waysToAnswer(operations: ReadonlyMap<string, Operation>): string[] {
  return [...operations].flatMap(([name, { responses }]) =>
    Object.entries(responses).flatMap(([status, answer]) =>
      codesIn(schemaOf(answer)).map((code) => wayOf(name, status, code)),
    ),
  );
}

const wayOf = (name: string, status: number | string, code = ''): string => `${name} ${status} ${code}`.trim();

interface Shape {
  readonly anyOf?: readonly Shape[];
  readonly properties?: { readonly code?: { readonly enum: readonly string[] } };
}

/** The codes of a refusal; of anything else, a single empty one. */
function codesIn(schema: Shape = {}): readonly string[] {
  const codes = (schema.anyOf ?? [schema]).flatMap(({ properties }) => properties?.code?.enum ?? []);
  return codes.length > 0 ? codes : [''];
}

/** Asks servers, holds every answer against what they say of it, and keeps in which ways they have answered. */
export interface Asker {
  readonly met: ReadonlySet<string>;
  ask<T>(address: string, name: string, asking?: Asking): Promise<T>;
}

export function makeAsker(operations: ReadonlyMap<string, Operation>): Asker {
  const met = new Set<string>();
  return {
    met,
    async ask<T>(address: string, name: string, asking: Asking = {}): Promise<T> {
      const { status, body } = await answerTo(address, name, asking);
      const answer = operations.get(name)?.responses[status];
      met.add(wayOf(name, status, (body as { code?: string } | undefined)?.code));
      expect([name, status, body, errorsIn(answer, body)]).toEqual([name, status, body, []]);
      return body as T;
    },
  };
}

function errorsIn(answer: Answer | undefined, body: unknown): unknown[] {
  if (!answer) return ['an answer nobody was told of'];
  const schema = schemaOf(answer);
  if (!schema) return body === undefined ? [] : ['more than was told of'];
  const [, errors] = Errors(schema, body);
  return errors;
}

async function answerTo(address: string, name: string, asking: Asking) {
  const { id = '', words = {}, query = '', token, body, raw, headers } = asking;
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? id);
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${address}${filled}${query}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}
