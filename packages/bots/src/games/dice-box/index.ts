import type { DiceBoxAction, DiceBoxState, DiceBoxView } from '@taproom/games/dice-box';
import { face } from '../../face/face.ts';
import { SHARED_LEVELS } from '../../face/levels.ts';
import { evaluateDiceBox } from './evaluation.ts';

export const diceBoxFace = face<DiceBoxState, DiceBoxAction, DiceBoxView>({
  levels: SHARED_LEVELS,
  temper: {},
  evaluation: evaluateDiceBox,
  appraisal: null,
  expert: null,
  lore: null,
});
