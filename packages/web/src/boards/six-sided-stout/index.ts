import {
  BOARD_NAMES,
  medalOf,
  parOf,
  type StoutAction,
  type StoutEvent,
  type StoutView,
} from '@taproom/games/six-sided-stout';
import { face } from '../face.ts';
import { card } from './card.ts';
import { momentsOf } from './moments.ts';
import { portraits } from './portraits.ts';

export const sixSidedStout = face<StoutView, StoutAction, StoutEvent>({
  ...card,
  portraits,
  loadBoard: async () => (await import('./Board.svelte')).default,
  loadFigure: async () => (await import('./Figure.svelte')).default,
  loadKeys: async (language) => (await import('./keys.ts')).keys(language),
  scores: ({ seats }) => seats.map(({ score }) => score),
  // Without yeast nothing counts yet, but it is earned all the same.
  earned: ({ seats }) => seats.map(({ points }) => points.reduce((sum, one) => sum + one, 0)),
  sounds: { rolled: 'dice', roasted: 'dice', put: 'wood' },
  moments: momentsOf,
  // All dice of a day are rolled in the morning; brewers learn those of the good they go for.
  rolled: (event) => (event.type === 'rolled' ? event.dice : []),
  medals: {
    par({ board }) {
      const name = BOARD_NAMES.find((one) => one === board);
      return name && parOf(name);
    },
    earned: medalOf,
  },
  worth: ({ scores }) => [scores[0] ?? 0],
});
