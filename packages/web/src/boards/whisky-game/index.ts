import type { WhiskyAction, WhiskyEvent, WhiskyView } from '@taproom/games/whisky-game/shown';
import { face } from '../face.ts';
import { card } from './card.ts';
import PieceMark from './players/PieceMark.svelte';
import { portraits } from './portraits.ts';
import { momentsOf } from './told/moments.ts';

/** The rolls for the first turn, against prohibition, for a move, and those of characters. */
function rolled(event: WhiskyEvent): readonly number[] {
  if (event.type === 'threw') return [event.value];
  const isThrow = event.type === 'drawn' || event.type === 'sobered' || event.type === 'rolled';
  return isThrow ? event.throws : [];
}

export const whiskyGame = face<WhiskyView, WhiskyAction, WhiskyEvent>({
  ...card,
  portraits,
  loadBoard: async () => (await import('./Board.svelte')).default,
  loadKeys: async (language) => (await import('./keys.ts')).keys(language),
  scores: ({ seats }) => seats.map(({ points, lostPoints }) => points + (lostPoints ?? 0)),
  // Who reaches the goal first wins; else the regions come before the points.
  scoring: () => 'none',
  loadScoreOf: async () => (await import('./end/Collected.svelte')).default,
  loadFigure: async () => (await import('./figure/Figure.svelte')).default,
  seatMark: PieceMark,
  sounds: {
    drawn: 'dice',
    sobered: 'dice',
    rolled: 'dice',
    threw: 'dice',
    found: 'coin',
    walked: 'wood',
    sailed: 'wood',
    flew: 'wood',
    swapped: 'wood',
    moved: 'wood',
    started: 'wood',
    drew: 'card',
    played: 'card',
    gave: 'card',
    gained: 'coin',
    spilt: 'coin',
    took: 'glass',
    redeemed: 'glass',
    lost: 'glass',
    exchanged: 'glass',
    shown: 'glass',
  },
  rolled,
  moments: momentsOf,
  // Nobody whispers the answer.
  mayHint: ({ asked }) => asked?.at !== 'question',
  loadQuiz: async () => (await import('./quiz/Quiz.svelte')).default,
});
