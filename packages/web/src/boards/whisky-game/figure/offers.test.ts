import { gameOf } from '@taproom/games';
import { loadLearning, playLine } from '@taproom/games/learning';
import { notationOf } from '@taproom/games/text';
import type { WhiskyView } from '@taproom/games/whisky-game';
import { expect, test } from 'vitest';
import { offersTo } from './offers.ts';

const ID = 'whisky-game';

test('what a figure shows to be open is legal there', async () => {
  const { figures } = await loadLearning(ID, 'en');
  const drawn = Object.values(figures).filter(({ part }) => part === 'counter' || part === 'question');
  expect(drawn.length).toBeGreaterThan(3);
  for (const { line } of drawn) {
    const { state } = playLine(gameOf(ID), notationOf(ID), line);
    const view = gameOf(ID).view(state, 0) as WhiskyView;
    const offers = view.seats[0] ? offersTo(view, view.seats[0]) : [];
    expect(offers.length).toBeGreaterThan(0);
    expect(gameOf(ID).legal(state, 0)).toEqual(expect.arrayContaining(offers));
  }
});
