import type { Game } from '@taproom/engine';
import { isSeenWord, QUESTIONS } from './questions/index.ts';
import type { WhiskyAction, WhiskyEvent, WhiskyOptions, WhiskyState } from './state.ts';
import type { WhiskyView } from './view.ts';

type Whisky = Game<WhiskyState, WhiskyAction, WhiskyView, WhiskyEvent, WhiskyOptions>;

/** Raised when the rules change. */
const EDITION = 2;

/** What is needed to offer the game, apart from its rules, which know the answers. */
export const offer: Pick<Whisky, 'id' | 'title' | 'rules' | 'seats' | 'options'> = {
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
