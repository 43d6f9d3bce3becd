import { parseOptions } from '@taproom/engine';
import { shelf } from '@taproom/games/shelf';
import { expect, test } from 'vitest';
import { keepPlan, planInCompany, usualPlan } from './set-up.ts';
import type { TablePlan } from './table.ts';

const kinds = ({ seats }: TablePlan): string[] => seats.map(({ kind }) => kind);

test.each(shelf)('the first table of $id has a person, alone or against one who is easy to beat', (game) => {
  const plan = usualPlan(game, 'Anna');
  expect(plan.seats[0]).toEqual({ kind: 'human', name: 'Anna' });
  for (const seat of plan.seats.slice(1)) expect(seat).toEqual({ kind: 'bot', level: 'guest' });
  expect(plan.seats.length).toBeLessThanOrEqual(2);
  expect(parseOptions(game, plan.seats.length, plan.options).ok).toBe(true);
});

test.each(shelf)('a table of $id in company is as small as can be, with options that are offered there', (game) => {
  const plan = planInCompany(game);
  expect(kinds(plan)).toEqual(Array.from({ length: Math.max(2, game.seats.min) }, () => 'human'));
  expect(parseOptions(game, plan.seats.length, plan.options).ok).toBe(true);
});

test('the next table is like the last one', () => {
  const [game] = shelf;
  if (!game) throw new Error('the shelf is empty');
  const plan = usualPlan(game, 'Anna');
  const last: TablePlan = { ...plan, seats: [...plan.seats, { kind: 'bot', level: 'master' }] };
  keepPlan(last);
  expect(usualPlan(game, 'Ben')).toEqual(last);
});
