import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeNonce } from '@taproom/engine';
import { type RunningServer, startServer } from '@taproom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, runCli } from '../testing/cli.ts';
import { SAMPLE } from '../testing/sample.ts';

describe('a server that runs', () => {
  const folder = makeFolder();
  const data = join(folder, 'tables.db');
  let server: RunningServer;
  let table: string;

  const post = async (path: string, body: object, token = ''): Promise<Response> =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    server = await startServer({ place: data, host: '127.0.0.1', port: 0 });
    const { token } = (await (await post('/api/guest', { name: 'Anna' })).json()) as { token: string };
    const setup = {
      game: SAMPLE.id,
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      isPublic: true,
      clock: { kind: 'none' },
      timeOut: 'loss',
      undo: true,
      spectators: true,
      delay: 0,
    };
    const made = (await (await post('/api/tables', setup, token)).json()) as { info: { id: string } };
    table = made.info.id;
    await post(`/api/tables/${table}/sit`, { seat: 0, nonce: makeNonce() }, token);
  });

  afterAll(() => server.close());

  test('has its tables listed, copied and ended', async () => {
    const listed = await runCli(['admin', 'tables', '--data', data, '--json']);
    expect(JSON.parse(listed.out)).toMatchObject([{ id: table, status: 'waiting', players: ['Anna', 'open'] }]);
    expect((await runCli(['admin', 'tables', '--data', data])).out).toContain(`${table}  ${SAMPLE.id}  waiting`);
    const copy = join(folder, 'copy.db');
    expect(await runCli(['backup', copy, '--data', data])).toMatchObject({ code: 0 });
    expect(await runCli(['backup', copy, '--data', data])).toMatchObject({ code: 1 });
    expect(await runCli(['admin', 'end', table, '--data', data])).toMatchObject({ code: 0 });
    expect(await runCli(['admin', 'end', table, '--data', data])).toMatchObject({ code: 1 });
    expect((await runCli(['admin', 'tables', '--data', data])).out).toContain('No table');
    expect((await runCli(['admin', 'tables', '--data', copy])).out).toContain(table);
  });

  test('has an owner let in again who has lost the password', async () => {
    const guest = (await (await post('/api/guest', { name: 'Ben' })).json()) as { token: string };
    await post('/api/account', { username: 'Ben', password: 'three dry sherries' }, guest.token);
    const { code, out } = await runCli(['admin', 'reset', 'ben', '--data', data]);
    const [word = ''] = out.split('\n');
    expect([code, out]).toEqual([0, expect.stringContaining(`/account#${word}`)]);
    expect((await post('/api/recover', { code: word, password: 'four wet sherries' })).status).toBe(200);
    expect(await runCli(['admin', 'reset', 'nobody', '--data', data])).toMatchObject({ code: 1 });
  });

  test('is not replaced while it runs', async () => {
    const copy = join(folder, 'another.db');
    await runCli(['backup', copy, '--data', data]);
    const ran = await runCli(['restore', copy, '--data', data]);
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('Stop it first') });
    const elsewhere = await runCli(['restore', copy, '--data', join(folder, 'restored.db')]);
    expect(elsewhere).toMatchObject({ code: 0, err: '' });
    expect((await runCli(['restore', '--data', data])).code).toBe(2);
  });

  test.each([[['admin']], [['admin', 'end']], [['admin', 'tables', 'x']], [['admin', 'close', 'x']], [['backup']]])(
    'is not touched by %j',
    async (args) => {
      expect(await runCli(args, folder)).toMatchObject({ code: 2, out: '' });
    },
  );

  test('is not touched by a copy of nothing', async () => {
    const ran = await runCli(['backup', join(folder, 'other.db'), '--data', join(folder, 'none.db')]);
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('no tables to copy') });
  });

  test('is not made by a look at tables that are not there', async () => {
    const none = join(folder, 'none.db');
    const ran = await runCli(['admin', 'tables', '--data', none]);
    expect(ran).toMatchObject({ code: 1, err: `There is no file ${none}, so there are no tables yet.\n` });
    expect(existsSync(none)).toBe(false);
  });
});
