import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, runCli } from '../../testing/cli.ts';

const folder = makeFolder();

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('questions lint', () => {
  const GOOD = 'e01 | easy | casks | Which wood? | Ash | *Oak | Pine | Elm | Only oak will do.';

  test('counts the questions of the project by level', async () => {
    const { code, out, err } = await runCli(['questions', 'lint']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const good = ['en', 'cs', 'it'].map(
      (one) => `${one}.txt: 240 questions, 80 easy, 80 medium, 80 hard. All lines are good.\n`,
    );
    expect(out).toBe(good.join(''));
  });

  test('counts those of another file', async () => {
    const { code, out } = await runCli(['questions', 'lint', file('good.txt', `# One\n${GOOD}\n`)]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('1 questions, 1 easy, 0 medium, 0 hard.') });
  });

  test('names each bad line with its file and number', async () => {
    const path = file('bad.txt', `${GOOD}\n${GOOD.replace('easy', 'tough')}\n\n${GOOD.replace('e01', 'e02')}\n`);
    const { code, out, err } = await runCli(['questions', 'lint', path]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      `${path}:2: the level "tough" is none of easy, medium, hard\n${path}:4: the same question stands there twice\n`,
    );
  });

  test('gives the same as JSON', async () => {
    const path = file('both.txt', `${GOOD}\nnonsense\n`);
    const { code, out } = await runCli(['questions', 'lint', path, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      ok: false,
      files: [
        {
          file: path,
          questions: { easy: 1, medium: 0, hard: 0 },
          bad: [{ line: 2, why: expect.stringContaining('1 columns instead of 9') }],
          warnings: [],
        },
      ],
    });
  });

  test('says what it lacks', async () => {
    expect(await runCli(['questions'])).toMatchObject({ code: 2, err: expect.stringContaining('questions lint') });
    const missing = await runCli(['questions', 'lint', join(folder, 'nothing.txt')]);
    expect(missing).toMatchObject({ code: 1, err: expect.stringContaining('there is no such file') });
  });
});

test('games does not speak of options that only the table fills in', async () => {
  expect((await runCli(['games'])).out).not.toContain('seen');
  const json: { id: string; options: object }[] = JSON.parse((await runCli(['games', '--json'])).out);
  expect(Object.keys(json.find(({ id }) => id === 'whisky-game')?.options ?? {})).toEqual([
    'extended',
    'target',
    'questionSeconds',
  ]);
  expect((await runCli(['play', 'whisky-game', '--option', 'x=1'])).err).toContain(
    'Its options are extended, target and questionSeconds.',
  );
});
