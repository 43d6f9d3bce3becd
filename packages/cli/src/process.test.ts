import { once } from 'node:events';
import { join } from 'node:path';
import { recordOf } from '@taproom/engine';
import { expect, test } from 'vitest';
import { writeRecord } from './records/save-file.ts';
import { makeFolder, runCli, runProcess, startCli } from './testing/cli.ts';
import { playedMatch, SAMPLE } from './testing/sample.ts';

// Nearly all tests run commands within their own process. These start one, as people do.

const folder = makeFolder();

test('the exit code says whether it went well, something is not in order, or nothing was understood', async () => {
  const missing = join(folder, 'nothing.json');
  const [fine, failed, misused] = await Promise.all([
    runProcess(['--help']),
    runProcess(['verify', missing]),
    runProcess(['brew']),
  ]);
  expect(fine).toMatchObject({ code: 0, out: expect.stringContaining('taproom <command> [options]'), err: '' });
  expect(failed).toEqual({ code: 1, out: '', err: `${missing} cannot be read: there is no such file.\n` });
  expect(misused).toMatchObject({ code: 2, out: '', err: expect.stringContaining('There is no command "brew".') });
});

test('a game against a bot goes through a pipe to its end', async () => {
  const save = join(folder, 'whole.json');
  const typed = Array.from({ length: 60 }, () => '1');
  const { code, out, err } = await runProcess(['play', SAMPLE.id, '--save', save], folder, typed);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/(Player|Maud) wins\.|share the win/);
  expect(await runCli(['verify', save])).toMatchObject({ code: 0 });
});

test('a reader that goes away is no error', async () => {
  const record = join(folder, 'record.json');
  await writeRecord(record, recordOf(playedMatch()));
  const child = startCli(['replay', record, '--json'], folder);
  child.stdout.destroy();
  expect(await once(child, 'close')).toEqual([0, null]);
});
