import type { Offer } from '../offer.ts';
import { isSeenWord, QUESTIONS } from './questions/index.ts';
import type { WhiskyOptions } from './state.ts';

/** Raised when the rules change. */
const EDITION = 2;

/** What is needed to offer the game. */
export const offer: Offer<WhiskyOptions> = {
  id: 'whisky-game',
  title: 'The Whisky Game',
  // Questions are drawn from the whole set, so adding one would change how recorded matches replay.
  rules: EDITION * 1000 + QUESTIONS.length,
  seats: { min: 2, max: 6 },
  options: {
    extended: { values: ['on', 'off'], default: 'on' },
    target: { values: ['15', '25', '35'], default: '25' },
    questionSeconds: { values: ['0', '30', '45', '90'], default: '45' },
    seen: { values: [''], default: '', accepts: isSeenWord },
  },
};
