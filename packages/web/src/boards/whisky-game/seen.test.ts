import { parseOptions } from '@taproom/engine';
import { QUESTIONS, seenIn, whiskyGame } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import type { Drawer } from '../../drawer.ts';
import { noteSeen, seenLately, withSeen } from './seen.ts';

function drawerWith(text: string | null = null): Drawer {
  let kept = text;
  return {
    getItem: () => kept,
    setItem(_, value) {
      kept = value;
    },
  };
}

const ALL = QUESTIONS.map(({ id }) => id);

test('the latest question stands last, and each but once', () => {
  const drawer = drawerWith();
  for (const id of ['e01', 'm02', 'e01']) noteSeen(id, drawer);
  expect(seenLately(drawer)).toEqual(['m02', 'e01']);
});

test('only the last 120 are held back', () => {
  const drawer = drawerWith();
  for (const id of ALL) noteSeen(id, drawer);
  expect(seenLately(drawer)).toEqual(ALL.slice(-120));
});

test.each(['nonsense', '{"a":1}', '7', 'null'])('what cannot be read (%s) was never seen', (text) => {
  expect(seenLately(drawerWith(text))).toEqual([]);
});

test('a new table is told what was seen, in a word its game accepts', () => {
  const drawer = drawerWith();
  for (const id of ALL) noteSeen(id, drawer);
  const options = withSeen({ target: '15', seen: 'f' }, drawer);
  expect(parseOptions(whiskyGame, 3, options)).toMatchObject({ ok: true, value: { target: '15' } });
  expect(seenIn(ALL, options['seen'] ?? '')).toEqual(ALL.slice(-120));
});

test('questions of another edition are passed over', () => {
  const drawer = drawerWith(JSON.stringify(['gone', ALL[0]]));
  expect(seenIn(ALL, withSeen({}, drawer)['seen'] ?? '')).toEqual([ALL[0]]);
});
