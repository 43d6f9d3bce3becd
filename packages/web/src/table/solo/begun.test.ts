import type { Line } from '@taproom/games/learning';
import { expect, test } from 'vitest';
import { tableAt } from '../local/new-table.ts';
import { listSave, makeSave, type Save } from '../local/save.ts';
import { begunIn } from './begun.ts';
import { dailyPlan } from './daily.ts';

const GAME = 'dyce';
const DAY = '2026-11-18';
const LINE: Line = { seats: 1, seed: 1, options: { startDie: '2' } };

const saveFor = (day: string, id: string): Save =>
  makeSave(tableAt(dailyPlan(GAME, day, LINE, { kind: 'human', name: 'Anna' }), LINE, id), 1);
const edited = (edit: (body: string) => string): Save => {
  const save = saveFor(DAY, 'damaged');
  return { ...save, body: edit(save.body) };
};
const older = edited((body) => body.replace(/"rules":\d+/, '"rules":99'));
const begun = (...saves: Save[]) => begunIn(saves.map(listSave), GAME, DAY);

test('the daily of another day or game is not the one that was begun', () => {
  expect(begun()).toEqual({ stage: 'open' });
  expect(begun(saveFor('2026-11-17', 'one'))).toEqual({ stage: 'open' });
  expect(begunIn([listSave(older)], 'dice-box', DAY)).toEqual({ stage: 'open' });
  expect(begunIn([listSave(older)], GAME, '2026-11-17')).toEqual({ stage: 'open' });
  expect(begun(saveFor(DAY, 'one'))).toEqual({ stage: 'running', id: 'one' });
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
  const { id, format, revision, savedAt, body } = older;
  expect(begun({ id, format, revision, savedAt, body })).toEqual({ stage: 'open', lost: 'changed' });
});

test('once it was begun anew, nothing is said of the match that was lost', () => {
  expect(begun(older, saveFor(DAY, 'new'))).toEqual({ stage: 'running', id: 'new' });
});
