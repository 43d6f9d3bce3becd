import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tagged } from '@taproom/engine';
import { expect, onTestFinished, test } from 'vitest';
import { startCommand } from '../testing/command.ts';
import { newGuest, sitDownTo } from '../testing/guest.ts';
import { holdEntries } from '../testing/hold.ts';
import { newPlace } from '../testing/places.ts';

function emptySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Taproom</title>');
  return folder;
}

test('a server that is told to stop ends in time, even if its database never answers again', async () => {
  const place = await newPlace('postgres');
  onTestFinished(place.remove);
  const child = startCommand(['serve', '--port', '0', '--folder', emptySite()], { DATABASE_URL: place.place });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const address = `http://127.0.0.1:${/:(\d+)\//.exec(said.toString())?.[1]}`;

  const guests = [await newGuest(address, 'Anna'), await newGuest(address, 'Ben')] as const;
  const table = await sitDownTo(guests);
  const lines = [await guests[0].connect(), await guests[1].connect()] as const;
  for (const line of lines) await line.watch(table);
  const [seat = 0] = lines[0].state(table).actors;
  const mover = lines[seat === 0 ? 0 : 1];
  onTestFinished(await holdEntries('postgres', place.place));
  const answer = mover.play(table, seat, mover.legal(table)[0] as Tagged).catch((error: Error) => error.message);
  await mover.ask({ type: 'ping' });

  let complaints = '';
  child.stderr.on('data', (part: Buffer) => {
    complaints += part;
  });
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(complaints).toContain('could not be closed in 8 seconds');
  expect(await answer).toContain('the connection is closed');
});
