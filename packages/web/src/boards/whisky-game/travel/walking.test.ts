import { fastRng } from '@taproom/engine';
import { type Asked, roadsFrom, type WhiskyView, whiskyGame } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { fieldTowards, nextOn, paysFor, stepsAhead, stepTo, walkAlong, waysIn } from './walking.ts';

const OPTIONS = { extended: 'on', target: '25', questionSeconds: '45', seen: '' } as const;
const moving = (path: string[], left: number): Extract<Asked, { at: 'move' }> => ({ at: 'move', path, left });

function viewAt(path: string[], left: number): WhiskyView {
  const view = whiskyGame.view(whiskyGame.setup(2, OPTIONS, fastRng(1)), 0);
  return { ...view, asked: moving(path, left) };
}

const [first = ''] = roadsFrom('edinburgh');

test('a barrel pays unless it paid on the last visit or was passed in this turn', () => {
  const view = viewAt(['edinburgh'], 3);
  const [own] = view.seats;
  const told = {
    ...view,
    turn: { ...view.turn, barrels: ['hawick'] },
    seats: [{ ...own, emptied: ['lanark'] }],
  } as unknown as WhiskyView;
  expect(['hawick', 'lanark', 'girvan'].map(paysFor(told, 0))).toEqual([false, false, true]);
});

test('every way found goes on from what was walked, and each early end is a stop', () => {
  const asked = moving(['edinburgh'], 6);
  for (const [field, ways] of waysIn(viewAt(asked.path, asked.left), 0))
    for (const way of ways) {
      expect([way.path[0], way.path.at(-1)]).toEqual(['edinburgh', field]);
      expect(walkAlong(way, asked).stops).toBe(way.path.length < 7);
    }
});

test('there are no ways while nobody walks', () => {
  const view = whiskyGame.view(whiskyGame.setup(2, OPTIONS, fastRng(1)), 0);
  expect(waysIn(view, 0).size).toBe(0);
});

test('a walk goes field by field and then stops if it must', () => {
  const walk = { path: ['a', 'b', 'c'], stops: true };
  expect(nextOn(walk, 1, moving(['a'], 5))).toEqual({ type: 'step', to: 'b' });
  expect(nextOn(walk, 2, moving(['a', 'b'], 4))).toEqual({ type: 'step', to: 'c' });
  expect(nextOn(walk, 3, moving(['a', 'b', 'c'], 3))).toEqual({ type: 'stop' });
  expect(nextOn({ ...walk, stops: false }, 3, moving(['a', 'b', 'c'], 3))).toBeUndefined();
});

test('a walk is over when the table is not where it left it', () => {
  const walk = { path: ['a', 'b', 'c'], stops: false };
  expect(nextOn(walk, 2, moving(['a'], 5))).toBeUndefined();
  expect(nextOn(walk, 2, moving(['a', 'x'], 5))).toBeUndefined();
  expect(nextOn(walk, 2, { at: 'pub', traded: false })).toBeUndefined();
  expect(nextOn(walk, 2, null)).toBeUndefined();
});

test('a single step does not stop', () => {
  expect(stepTo(first, moving(['edinburgh'], 4))).toEqual({ path: ['edinburgh', first], stops: false });
});

test('an arrow key goes to the field that lies that way, and to none where none does', () => {
  const near = roadsFrom('edinburgh');
  const found = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => fieldTowards(key, 'edinburgh', near));
  expect(found.some((field) => field !== undefined)).toBe(true);
  for (const field of found) if (field) expect(near).toContain(field);
  expect(fieldTowards('ArrowLeft', 'edinburgh', [])).toBeUndefined();
  expect(fieldTowards('x', 'edinburgh', near)).toBeUndefined();
});

test('a way that is known ahead ends where something else is done', () => {
  expect(stepsAhead(['step teeling', 'step portlaoise', 'stop', 'roll', 'step oban'])).toEqual([
    'teeling',
    'portlaoise',
  ]);
  expect(stepsAhead(['step teeling'])).toEqual(['teeling']);
  expect(stepsAhead(['roll'])).toEqual([]);
});
