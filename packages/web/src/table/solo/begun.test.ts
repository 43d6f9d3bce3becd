import type { Line } from '@taproom/games/learning';
import { expect, test } from 'vitest';
import type { Listed, Save } from '../local/head.ts';
import { listHead } from '../local/heads.ts';
import { tableAt } from '../local/new-table.ts';
import { saveOf } from '../local/testing/memory.ts';
import { begunIn } from './begun.ts';
import { dailyPlan } from './daily.ts';

const GAME = 'dyce';
const DAY = '2026-11-18';
const LINE: Line = { seats: 1, seed: 1, options: { startDie: '2' } };

const saveFor = async (day: string, id: string): Promise<Save> =>
  saveOf(await tableAt(dailyPlan(GAME, day, LINE, { kind: 'human', name: 'Anna' }), LINE, id), 1);
const kept = await saveFor(DAY, 'damaged');
const edited = (edit: (body: string) => string): Save => ({ ...kept, body: edit(kept.body) });
const older = edited((body) => body.replace(/"rules":\d+/, '"rules":99'));
const listed = (...saves: Save[]): Listed[] => saves.flatMap((save) => listHead(save) ?? []);
const begun = (...saves: Save[]) => begunIn(listed(...saves), GAME, DAY);

test('the daily of another day or game is not the one that was begun', async () => {
  expect(begun()).toEqual({ stage: 'open' });
  expect(begun(await saveFor('2026-11-17', 'one'))).toEqual({ stage: 'open' });
  expect(begunIn(listed(older), 'dice-box', DAY)).toEqual({ stage: 'open' });
  expect(begunIn(listed(older), GAME, '2026-11-17')).toEqual({ stage: 'open' });
  expect(begun(await saveFor(DAY, 'one'))).toEqual({ stage: 'running', id: 'one' });
});

test.each([
  ['cut', edited((body) => body.slice(0, -9)), 'damaged'],
  ['cut short', edited((body) => body.slice(0, 9)), 'damaged'],
  ['of another form', edited(() => '[]'), 'damaged'],
  ['of other rules', older, 'changed'],
])('a match that is %s begins anew, and it is said why', (_, save, lost) => {
  expect(begun(save)).toEqual({ stage: 'open', lost });
});

test('a save without a note about its daily tells it by its plan', () => {
  const { daily: _, ...undated } = older;
  expect(begun(undated)).toEqual({ stage: 'open', lost: 'changed' });
});

test('once it was begun anew, nothing is said of the match that was lost', async () => {
  expect(begun(older, await saveFor(DAY, 'new'))).toEqual({ stage: 'running', id: 'new' });
});
