import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@taproom/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { newAccount, SETUP } from '../testing/guest.ts';
import { ANY_KIND } from '../testing/places.ts';
import { serveEachTest } from '../testing/serving.ts';
import { limitsOf } from './rates.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/dice-box-bot.ts', import.meta.url));
const MOST_LINES = 60;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill();
});

/** Runs the example to its end; gives what it printed, unless it broke. */
async function runExample(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [EXAMPLE, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  let printed = '';
  child.stdout.on('data', (data: Buffer) => {
    printed += data.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  running.delete(child);
  if (code !== 0) throw new Error(`the example ended with ${code}`);
  return printed;
}

test('the example is short', () => {
  expect(readFileSync(EXAMPLE, 'utf8').trimEnd().split('\n').length).toBeLessThan(MOST_LINES);
});

describe.each(ANY_KIND)('the example bot at a table of a server on %s', (kind) => {
  const serving = serveEachTest(kind, () => ({ limits: limitsOf() }));

  test('plays a match to its end against another of its kind, within the usual limits', async () => {
    const host = await newAccount(serving.address, 'Anna');
    const bot = (await host.post('/api/bots', { name: 'Robot' })).body as { token: string };
    const made = await host.post('/api/tables', { ...SETUP, seats: [{ kind: 'open' }, { kind: 'open' }] });
    const table = (made.body as { info: TableInfo }).info.id;
    const first = runExample(`${serving.address}/t/${table}`, bot.token);
    const line = await host.connect();
    await line.watch(table);
    await line.until(table, ({ info }) => info.seats.some(({ name }) => name === 'Robot'));
    const ends = await Promise.all([first, runExample(`${serving.address}/t/${table}`)]);
    for (const printed of ends) expect(printed).toMatch(/^place [12] with \d+ points\n$/);
    const { info, outcome } = await line.watch(table);
    expect([info.status, info.seats.map(({ name }) => name)]).toEqual(['over', ['Robot', 'Dice Box Bot']]);
    expect(ends).toEqual(outcome?.places.map((place, seat) => `place ${place} with ${outcome.scores[seat]} points\n`));
  });
});
