import type { Advice } from '@taproom/bots';
import { expect, test } from 'vitest';
import type { Evaluation, Table, TableSnapshot } from '../../table/table.ts';
import { snapshot } from '../../table/testing/snapshot.ts';
import { explore } from './exploring.svelte.ts';
import { expectedBy } from './opinion.ts';

const PLACE = { type: 'place' };
const advice: Advice = { unit: 'wins', options: [{ action: PLACE, value: 58 }] };
const evaluation: Evaluation = { seat: 0, advice };

/** An analysis whose positions and opinions come when told. */
async function explored(mayEvaluate = true) {
  const heard: TableSnapshot[] = [];
  const answers: ((found: Evaluation | undefined) => void)[] = [];
  let show: (shown: TableSnapshot) => void = () => {};
  const table = {
    subscribe: (listener: (shown: TableSnapshot) => void) => {
      show = listener;
      return () => {};
    },
    undo: async () => 'done' as const,
  } as Partial<Table> as Table;
  const exploring = explore({
    id: 'analysis-one',
    hands: {
      open: async () => table,
      throwAnew: async () => false,
      evaluate: () => new Promise((resolve) => answers.push(resolve)),
    },
    mayEvaluate: () => mayEvaluate,
    onfail: (error) => {
      throw error;
    },
  });
  const opened = await exploring.find('analysis-one', () => {});
  opened?.subscribe((shown) => heard.push(shown));
  const at = (id: number): void => show(snapshot({ batch: { id, events: [] } }));
  return { exploring, at, answers, heard };
}

test('a position is evaluated when all is told, and the best action is lit only if asked for', async () => {
  const { exploring, at, answers } = await explored();
  at(1);
  expect([exploring.opinion, answers.length]).toEqual(['thinking', 0]);
  exploring.rest();
  answers[0]?.(evaluation);
  await expect.poll(() => exploring.opinion).toEqual(evaluation);
  expect(exploring.hint()).toBeNull();
  exploring.light();
  expect(exploring.hint()).toEqual(PLACE);
});

test('an opinion about a position that is gone counts for nothing', async () => {
  const { exploring, at, answers } = await explored();
  at(1);
  exploring.rest();
  at(2);
  exploring.rest();
  answers[0]?.(evaluation);
  answers[1]?.(undefined);
  await expect.poll(() => exploring.opinion).toBe('none');
});

test('nobody is asked about a question that is open', async () => {
  const { exploring, at, answers } = await explored(false);
  at(1);
  exploring.rest();
  await expect.poll(() => exploring.opinion).toBe('none');
  expect(answers).toHaveLength(0);
});

test('it is said if nothing was left to chance, until something changes', async () => {
  const { exploring, at } = await explored();
  at(1);
  exploring.throwAnew();
  await expect.poll(() => exploring.isSure).toBe(true);
  at(2);
  expect(exploring.isSure).toBe(false);
});

test('of two who share the wins both are known, of more as many as were looked at, of points one', () => {
  expect(expectedBy({ seat: 1, advice }, 2)).toEqual([
    { seat: 0, value: 42 },
    { seat: 1, value: 58 },
  ]);
  expect(expectedBy({ seat: 1, advice, shares: [0.3, 0.58, 0.12] }, 3).map(({ value }) => value)).toEqual([30, 58, 12]);
  expect(expectedBy({ seat: 1, advice }, 3)).toEqual([{ seat: 1, value: 58 }]);
  expect(expectedBy({ seat: 0, advice: { ...advice, unit: 'points' } }, 2)).toEqual([{ seat: 0, value: 58 }]);
  const forced: Advice = { unit: 'wins', options: [{ action: PLACE, value: null }] };
  expect(expectedBy({ seat: 0, advice: forced }, 2)).toEqual([]);
});
