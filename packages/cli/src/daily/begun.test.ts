import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gameOf } from '@taproom/games';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFolder, runCli } from '../testing/cli.ts';

const folder = makeFolder();
const TODAY = '2026-11-18';
const STOUT = 'six-sided-stout';
const QUIZ = 'whisky-game';

beforeAll(() => void vi.setSystemTime(new Date(2026, 10, 18, 15, 30)));
afterAll(() => void vi.useRealTimers());
beforeEach(() => rmSync(join(folder, 'taproom'), { recursive: true, force: true }));

const daily = (args: readonly string[], ...typed: string[]) => runCli(['daily', ...args], folder, typed);
const fileOf = (name: string): string => join(folder, 'taproom', 'dailies', `${name}.json`);

function keep(name: string, content: unknown): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), typeof content === 'string' ? content : JSON.stringify(content));
}

/** What the list says of a game. */
async function listedFor(game: string): Promise<string> {
  const { out } = await daily([]);
  return new RegExp(`^  ${game} +(.+?) {2}`, 'm').exec(out)?.[1] ?? '';
}

describe('where a result is lost, the list tells what was begun', () => {
  test('as a result, if the match is over', async () => {
    await daily([STOUT], 'stop');
    expect(await listedFor(STOUT)).toBe('0 points');
    keep(STOUT, '{');
    expect(await listedFor(STOUT)).toBe('0 points');
    keep(STOUT, { [TODAY]: { score: 99, picture: '', on: TODAY, rules: gameOf(STOUT).rules + 1 } });
    expect(await listedFor(STOUT)).toBe('0 points');
  });

  test('as a result, if every question is answered', async () => {
    await daily([QUIZ], ...'1111111');
    const score = await listedFor(QUIZ);
    expect(score).toMatch(/^\d of 7 right$/);
    keep(QUIZ, '{');
    expect(await listedFor(QUIZ)).toBe(score);
  });

  test('as given up only if it was', async () => {
    await daily([STOUT], 'resign', 'yes');
    expect(await listedFor(STOUT)).toBe('given up');
  });

  test('as begun if it can go on, and as not played if it cannot', async () => {
    await daily([STOUT], 'malt');
    await daily([QUIZ], '1');
    expect([await listedFor(STOUT), await listedFor(QUIZ)]).toEqual(['begun', 'begun']);
    const save = readFileSync(fileOf(`${STOUT}-${TODAY}`), 'utf8');
    const { rules } = gameOf(STOUT);
    keep(`${STOUT}-${TODAY}`, save.replace(`"rules":${rules}`, `"rules":${rules + 1}`));
    keep(`${QUIZ}-${TODAY}`, '{');
    expect([await listedFor(STOUT), await listedFor(QUIZ)]).toEqual(['not played yet', 'not played yet']);
  });
});

test.each([
  ['nothing', { answers: [0] }],
  ['a word', { rules: 'two', answers: [0] }],
])('answers whose rules are %s begin anew with a sentence', async (_, content) => {
  keep(`${QUIZ}-${TODAY}`, content);
  const { code, out } = await daily([QUIZ], '1');
  expect(code).toBe(0);
  expect(out.split('could not be read')).toHaveLength(2);
  expect(out).toContain('Question 1 of 7');
});

test('a match that was given up is not resumed', async () => {
  await daily([STOUT], 'malt', 'resign', 'yes');
  const { out } = await daily([STOUT]);
  expect(out).toContain('You gave this one up');
  expect(out).not.toContain('Resumed');
});
