import type { DailyAttempt } from '@taproom/protocol';
import { expect, test } from 'vitest';
import type { Reply } from '../../table/remote/http.ts';
import type { DayResult } from '../../table/solo/results.ts';
import { compareDaily, type House } from './compare.ts';

const DAY = '2026-11-18';
const SOLUTION = { par: 6, moves: ['r4 c2'] };
const OTHERS = { results: [{ score: 3, players: 2 }], players: 2, own: null };
const ATTEMPT: DailyAttempt = { answers: [1, 2] };
const RESULT: DayResult = { score: 3, picture: '', on: DAY };

const yes = <T>(value: T): Reply<T> => ({ ok: true, value });
const no = (code: string): Reply<never> => ({ ok: false, code });

/** A server that answers as told, and notes what it is asked. */
function house(answers: { enter?: Reply<never>; solve?: Reply<never>; fetch?: Reply<never> } = {}) {
  const asked: string[] = [];
  const noted = async <T>(name: string, reply: Reply<T>): Promise<Reply<T>> => {
    asked.push(name);
    return reply;
  };
  const own: House = {
    enter: () => noted('enter', answers.enter ?? yes({ ...OTHERS, own: 3, score: 3, solution: SOLUTION })),
    solve: () => noted('solve', answers.solve ?? yes({ score: 3, solution: SOLUTION })),
    fetch: () => noted('fetch', answers.fetch ?? yes(OTHERS)),
  };
  return { asked, own };
}

const finished = { game: 'dice-box', day: DAY, result: RESULT, attempt: ATTEMPT, mayEnter: true };

test('a result is entered, and the solution comes back with the others', async () => {
  const { own, asked } = house();
  expect(await compareDaily(finished, own)).toMatchObject({ isEntered: true, solution: SOLUTION, results: { own: 3 } });
  expect(asked).toEqual(['enter']);
});

test('who is not known gets the solution, and enters nothing', async () => {
  const { own, asked } = house();
  expect(await compareDaily({ ...finished, mayEnter: false }, own)).toEqual({
    isEntered: false,
    solution: SOLUTION,
    results: OTHERS,
  });
  expect(asked).toEqual(['solve', 'fetch']);
});

test('what is known already is not asked for again', async () => {
  const { own, asked } = house();
  const result = { ...RESULT, isEntered: true, solution: SOLUTION };
  expect(await compareDaily({ ...finished, result, attempt: undefined }, own)).toEqual({
    isEntered: true,
    solution: SOLUTION,
    results: OTHERS,
  });
  expect(asked).toEqual(['fetch']);
});

test.each([
  ['already-entered', true],
  ['too-late', false],
])('refused as %s, one still learns the rest', async (code, isEntered) => {
  const { own } = house({ enter: no(code) });
  expect(await compareDaily(finished, own)).toEqual({ isEntered, solution: SOLUTION, results: OTHERS });
});

test('another refusal is told', async () => {
  expect(await compareDaily(finished, house({ enter: no('no-result') }).own)).toEqual({
    isEntered: false,
    trouble: 'no-result',
  });
  const older: Reply<never> = { ok: false, code: 'no-result', why: 'other-rules' };
  expect(await compareDaily(finished, house({ enter: older }).own)).toMatchObject({ trouble: 'other-rules' });
  const { own } = house({ solve: no('unreachable'), fetch: no('unreachable') });
  expect(await compareDaily({ ...finished, mayEnter: false }, own)).toEqual({
    isEntered: false,
    trouble: 'unreachable',
  });
});
