import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, runCli } from '../testing/cli.ts';
import { SAMPLE } from '../testing/sample.ts';

const folder = makeFolder();
const file = join(folder, 'taproom', 'lessons', `${SAMPLE.id}.json`);
const learn = (typed: readonly string[], ...more: string[]) => runCli(['learn', SAMPLE.id, ...more], folder, typed);

function keep(text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const kept = (): { step: string; isDone: boolean } => JSON.parse(readFileSync(file, 'utf8'));

describe('how far a lesson is', () => {
  test('is kept, and the lesson goes on there until it is asked for again', async () => {
    const first = await learn([]);
    expect(first).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Step 1 of') });
    expect(first.out).toMatch(new RegExp(`taproom learn ${SAMPLE.id}\\n$`));
    await learn(['skip']);
    const { step } = kept();
    expect((await learn([])).out).toContain('Step 2 of');
    expect(kept().step).toBe(step);
    expect((await learn([], '--again')).out).toContain('Step 1 of');
  });

  test('is forgotten when the lesson is over: the next time it begins anew', async () => {
    await learn(Array.from({ length: 60 }, () => 'skip'));
    expect(kept().isDone).toBe(true);
    expect((await learn([])).out).toContain('Step 1 of');
    expect(kept().isDone).toBe(true);
  });

  test.each([
    ['cut', '{"rules":1,"st', 'Where you left off could not be read'],
    ['of another form', '{"rules":1,"step":3}', 'Where you left off could not be read'],
    ['no object', 'null', 'Where you left off could not be read'],
    [
      'at a step that is gone',
      JSON.stringify({ rules: SAMPLE.rules, step: 'gone', isDone: false }),
      'Where you left off could not be read',
    ],
    ['of other rules', '{"rules":999,"step":"goal","isDone":false}', 'The rules have changed since you were here'],
  ])('begins anew with a sentence if the file is %s', async (_, text, sentence) => {
    keep(text);
    const { code, out, err } = await learn([]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split(sentence)).toHaveLength(2);
    expect(out).toContain('Step 1 of');
    expect((await learn([])).out).not.toContain(sentence);
  });
});

test('at its end a lesson goes on as a game that is saved, against the easiest bots', async () => {
  const skips = Array.from({ length: 60 }, () => 'skip');
  const { out: over } = await learn(skips, '--again');
  const steps = Number(/Step 1 of (\d+)/.exec(over)?.[1]);
  const { code, out, err } = await learn([...skips.slice(0, steps), 'yes', 'quit'], '--again');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('That is all you need.');
  const [, path = ''] = /taproom play --resume (\S+)/.exec(out) ?? [];
  expect(JSON.parse(readFileSync(path, 'utf8')).players).toEqual(['human', 'guest']);
});

test.each([
  ['cs', 'Krok 1 z', 'V lekci pokračuj příkazem:'],
  ['it', 'Passo 1 di', 'Per continuare la lezione:'],
])('a lesson speaks %s', async (lang, step, left) => {
  const { out } = await learn([lang === 'cs' ? 'pomoc' : 'aiuto'], '--again', '--lang', lang);
  expect(out).toContain(step);
  expect(out).toContain(left);
  expect(out).toContain(lang === 'cs' ? 'přeskoč' : 'salta');
});
