import { type WhiskyAction, type WhiskyState, whiskyGame } from '@taproom/games/whisky-game';
import type { PartialAppraisal } from '../../../face/evaluation.ts';
import { at } from '../../../lists.ts';
import { collectorAt, gainIfRight } from './gains.ts';
import { chanceAt, chanceByThrow, chanceWith } from './help.ts';
import { WEIGHTS } from './weights.ts';

const NEVER = -1;

/**
 * While a question is open. To try an answer would not do: in the world that one imagines the right one is known, and so
 * no help would ever be wanted.
 */
export const appraiseQuestion: PartialAppraisal<WhiskyState, WhiskyAction> = (state, seat, knowledge) => {
  const frame = state.stack.at(-1);
  if (frame?.at !== 'question') return undefined;
  const gain = gainIfRight(collectorAt(whiskyGame.view(state, seat), seat, knowledge), frame);
  const { character } = at(state.travellers, seat);
  const worthOf = (action: WhiskyAction): number => {
    const chance = chanceAt(frame, knowledge);
    if (action.type === 'answer') return chance * gain;
    if (action.type === 'throw') return chanceByThrow(character, chance) * gain;
    if (action.type !== 'play' || frame.revealed) return NEVER;
    return chanceWith(action.card, frame.level, knowledge) * gain - WEIGHTS.card;
  };
  return whiskyGame.legal(state, seat).map((action) => ({ action, value: worthOf(action) }));
};
