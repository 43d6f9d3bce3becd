import {
  BOARD_NAMES,
  medalOf,
  parOf,
  type StoutAction,
  type StoutEvent,
  type StoutView,
} from '@taproom/games/six-sided-stout';
import { face } from '../face.ts';
import Emblem from './Emblem.svelte';
import { momentsOf } from './moments.ts';
import { portraits } from './portraits.ts';
import './colours.css';

export const sixSidedStout = face<StoutView, StoutAction, StoutEvent>({
  emblem: Emblem,
  portraits,
  colours: { signature: 'var(--six-sided-stout)', shade: 'var(--six-sided-stout-deep)' },
  facts: { minutes: { from: 15, to: 30 }, learning: 'some' },
  firstSeats: 1,
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
