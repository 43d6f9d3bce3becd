import { readFileSync } from 'node:fs';
import { ClientMessage, Nonce, type ServerMessage } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../testing/places.ts';
import { serveSuite } from '../testing/serving.ts';

const page = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8');

/** The compiler sees to it that none is missing. */
const SENT: Record<Extract<ServerMessage, { type: string }>['type'], true> = {
  welcome: true,
  yes: true,
  no: true,
  because: true,
  log: true,
  chat: true,
  table: true,
  info: true,
  said: true,
  bye: true,
};

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: unknown;
}

describe('docs/api.md', () => {
  test('tells of every message a client may send, with all its fields', () => {
    const rows = ClientMessage.anyOf.map(({ properties }) => {
      const { type, ...fields } = properties;
      const names = Object.keys(fields).map((name) => `\`${name}\``);
      return `| \`${type.const}\` | ${names.join(', ')} |`;
    });
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  });

  test('tells of every message a server sends', () => {
    expect(Object.keys(SENT).filter((type) => !page.includes(`\n| \`${type}\` | `))).toEqual([]);
  });
});

describe.each(KINDS)('a server on %s', (kind) => {
  const serving = serveSuite(kind);

  const operations = async (): Promise<[string, Operation][]> => {
    const response = await fetch(`${serving.address}/api/openapi.json`);
    const { openapi, paths } = (await response.json()) as {
      openapi: string;
      paths: Record<string, Record<string, Operation>>;
    };
    expect(openapi).toMatch(/^3\.1/);
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    );
  };

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

  test('shows it all on a page that needs no script and nothing from elsewhere', async () => {
    const response = await fetch(`${serving.address}/api/docs`);
    const html = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(html).not.toMatch(/<script|style=|https?:\/\//);
    for (const [name] of await operations()) expect(html).toContain(`<h3>${name}</h3>`);
    const styles = await fetch(`${serving.address}/api/docs.css`);
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
