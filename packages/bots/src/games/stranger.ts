import { type BotFace, face } from '../face/face.ts';
import { SHARED_LEVELS, SHARED_YARDSTICKS } from '../face/levels.ts';

/** For a game that is not on the list: nothing but its contract is known. */
export const STRANGER: BotFace = face({
  levels: SHARED_LEVELS,
  yardsticks: SHARED_YARDSTICKS,
  temper: {},
  evaluation: null,
  appraisal: null,
  expert: null,
  veteran: null,
  odds: null,
  onward: null,
  reasons: null,
  unit: 'wins',
  lore: null,
  training: null,
});
