import { once } from 'node:events';
import { expect, test } from 'vitest';
import { makeFolder, startCli } from '../../testing/cli.ts';
import { PARTIES } from './played-games.ts';

test('Ctrl+C ends the figures early, and what was played is printed', async () => {
  const child = startCli(['figures', 'whisky-game', '--games', '5', '--json'], makeFolder());
  let out = '';
  child.stdout.on('data', (data) => (out += data));
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
  const { figures } = JSON.parse(out);
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.length).toBeLessThan(PARTIES.length);
});
