import { readFileSync } from 'node:fs';
import { LEVELS } from '@taproom/bots';
import { GAME_IDS } from '@taproom/games';
import {
  ClientMessage,
  Nonce,
  RecordSchema,
  type Refused,
  type ServerMessage,
  type TableState,
} from '@taproom/protocol';
import Fastify from 'fastify';
import Type from 'typebox';
import { describe, expect, test } from 'vitest';
import { operationsOf, schemaOf } from '../testing/described.ts';
import { ANY_KIND } from '../testing/places.ts';
import { serveSuite } from '../testing/serving.ts';
import { addOpenApi } from './openapi.ts';

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');

/** The compiler sees to it that none is missing. */
const SENT: Record<Extract<ServerMessage, { type: string }>['type'], true> = {
  welcome: true,
  yes: true,
  no: true,
  because: true,
  advice: true,
  log: true,
  chat: true,
  table: true,
  info: true,
  said: true,
  bye: true,
};

const REFUSED: Record<Refused['code'], true> = {
  'game-over': true,
  'not-your-turn': true,
  'malformed-action': true,
  'illegal-action': true,
  'bad-message': true,
  'too-many': true,
  'not-away': true,
  'not-signed-in': true,
  'no-such-table': true,
  'not-your-seat': true,
  'not-started': true,
  broken: true,
  'disk-full': true,
  'disk-read-only': true,
  'disk-busy': true,
  'database-away': true,
  stale: true,
  'nothing-to-undo': true,
  'no-undo': true,
  'no-hints': true,
  'no-stand-in': true,
  'stood-in': true,
  muted: true,
  'no-spectators': true,
  'no-chat': true,
  'not-asked': true,
  'other-version': true,
  'other-rules': true,
};

const STATE: Record<keyof TableState, true> = {
  info: true,
  seq: true,
  mine: true,
  view: true,
  actors: true,
  legal: true,
  canUndo: true,
  resigned: true,
  outcome: true,
  clock: true,
  commitment: true,
  nonces: true,
  log: true,
  logFrom: true,
  chat: true,
  hasEarlierChat: true,
  shapes: true,
};

/** Where a schema lets through what it does not name. */
function openPlaces(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.entries(schema).flatMap(([key, part]) => openPlaces(part, `${place}/${key}`));
  const isOpen = 'properties' in schema && !('additionalProperties' in schema);
  return isOpen ? [place, ...inside] : inside;
}

const isOptional = (field: object): boolean => '~optional' in field;

describe('docs/api.md', () => {
  test('tells of every message a client may send, with all its fields', () => {
    const rows = ClientMessage.anyOf.map(({ properties }) => {
      const { type, ...fields } = properties;
      const names = Object.entries(fields).map(([name, field]) => `${isOptional(field) ? 'perhaps ' : ''}\`${name}\``);
      return `| \`${type.const}\` | ${names.join(', ')} |`;
    });
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });

  test('tells of every message a server sends', () => {
    expect(Object.keys(SENT).filter((type) => !page.includes(`\n| \`${type}\` | `))).toEqual([]);
  });

  /** The text between two headings. */
  const chapter = (from: string, to: string): string => page.split(from)[1]?.split(to)[0] ?? '';

  test('tells of every refusal', () => {
    const told = chapter('| `code` of a refusal |', '### ');
    expect(Object.keys(REFUSED).filter((code) => !told.includes(`\`${code}\``))).toEqual([]);
  });

  test('tells of everything in the state of a table', () => {
    const told = chapter('### The state of a table', 'Pushed moves');
    expect(Object.keys(STATE).filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });

  test('tells of every game and level', () => {
    const told = chapter('A table has one of', 'To sit down');
    const names = [...GAME_IDS, ...LEVELS];
    expect(names.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });
});

test('what is said of an answer does not change what is sent', async () => {
  const app = Fastify();
  await addOpenApi(app);
  const response = { 200: Type.Object({ seat: Type.Integer() }, { additionalProperties: false }) };
  app.get('/more', { schema: { response } }, async () => ({ seat: '1', more: true }));
  expect((await app.inject('/more')).json()).toEqual({ seat: '1', more: true });
});

describe.each(ANY_KIND)('a server on %s', (kind) => {
  const serving = serveSuite(kind);

  const operations = async () => [...(await operationsOf(serving.address))];

  test('describes every address, as docs/api.md does too', async () => {
    const all = await operations();
    expect(all.length).toBeGreaterThan(20);
    for (const [name, { summary, tags }] of all) {
      expect([name, summary]).toEqual([name, expect.stringMatching(/\.$/)]);
      expect([name, tags]).toEqual([name, [expect.any(String)]]);
    }
    expect(all.map(([name]) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('describes bodies by the schemas it checks them with', async () => {
    const sit = new Map(await operations()).get('POST /api/tables/{id}/sit');
    expect(sit?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { additionalProperties: false, properties: { nonce: Nonce } } } },
    });
  });

  test('describes answers by everything that is in them, but for what is the browser’s own', async () => {
    const open = (await operations()).flatMap(([name, { responses }]) =>
      Object.entries(responses).flatMap(([status, answer]) => openPlaces(schemaOf(answer), `${name} ${status}`)),
    );
    expect(open).toEqual([
      'POST /api/account/passkey/options 200/properties/options',
      'POST /api/login/passkey/options 200/properties/options',
    ]);
  });

  test('describes the answer with a record by the schema of records', async () => {
    const record = new Map(await operations()).get('GET /api/tables/{id}/record')?.responses[200];
    const [seed, sealed] = RecordSchema.anyOf.map(({ properties: { entries, end } }) => ({
      properties: { entries, end },
    }));
    expect(schemaOf(record ?? {})).toMatchObject({ anyOf: [seed, sealed] });
  });

  test('shows it all on a page that needs no script and nothing from elsewhere', async () => {
    const response = await fetch(`${serving.address}/api/docs`);
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(html).not.toMatch(/<script|style=|https?:\/\//);
    for (const [name, { responses }] of await operations()) {
      const section = html.split('<details>').find((part) => part.includes(`<h3>${name}</h3>`)) ?? '';
      const statuses = [...section.matchAll(/<dt[^>]*>(\d+)</g)].map(([, status]) => status);
      expect([name, statuses]).toEqual([name, Object.keys(responses)]);
    }
    const styles = await fetch(`${serving.address}/api/docs.css`);
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
