import type { WhiskyAction, WhiskyEvent, WhiskyView } from '@taproom/games/whisky-game/shown';
import { face } from '../face.ts';
import Emblem from './Emblem.svelte';
import PieceMark from './players/PieceMark.svelte';
import { portraits } from './portraits.ts';
import { withSeen } from './question/seen.ts';
import { momentsOf } from './told/moments.ts';
import './colours.css';

/** The rolls for the first turn, against prohibition, for a move, and those of characters. */
function rolled(event: WhiskyEvent): readonly number[] {
  if (event.type === 'threw') return [event.value];
  const isThrow = event.type === 'drawn' || event.type === 'sobered' || event.type === 'rolled';
  return isThrow ? event.throws : [];
}

export const whiskyGame = face<WhiskyView, WhiskyAction, WhiskyEvent>({
  emblem: Emblem,
  portraits,
  colours: { signature: 'var(--whisky-game)', shade: 'var(--whisky-game-deep)' },
  facts: { minutes: { from: 45, to: 90 }, learning: 'some' },
  firstSeats: 2,
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
  // Moments give everything its time.
  quickActions: [
    ...([
      'start',
      'roll',
      'sail',
      'visit',
      'pour',
      'play',
      'step',
      'stop',
      'ask',
      'answer',
      'timeUp',
      'throw',
    ] as const),
    ...(['jump', 'redeem', 'draw', 'swap', 'fly', 'leave', 'pick', 'choose', 'travel'] as const),
  ],
  // Nobody whispers the answer.
  mayHint: ({ asked }) => asked?.at !== 'question',
  prepare: (options) => withSeen(options),
  loadQuiz: async () => (await import('./quiz/Quiz.svelte')).default,
});
