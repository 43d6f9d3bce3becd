import type { WhiskyAction } from '@taproom/games/whisky-game/shown';
import type { Card } from '../face.ts';
import Emblem from './Emblem.svelte';
import { withSeen } from './question/seen.ts';
import './colours.css';

export const card: Card = {
  emblem: Emblem,
  colours: { signature: 'var(--whisky-game)', shade: 'var(--whisky-game-deep)' },
  facts: { minutes: { from: 45, to: 90 }, learning: 'some' },
  firstSeats: 2,
  prepare: (options) => withSeen(options),
  // Moments give everything its time.
  quickActions: [
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
    'jump',
    'redeem',
    'draw',
    'swap',
    'fly',
    'leave',
    'pick',
    'choose',
    'travel',
  ] satisfies readonly WhiskyAction['type'][],
};
