import type { WhiskyAction, WhiskyState } from '@taproom/games/whisky-game';
import { exercisePlan, type PositionMaker } from '../../positions/maker.ts';
import type { BotSpec } from '../../spec/spec.ts';
import { chanceOf } from './lore.ts';

/** What an expert gets right of the questions of a quiz. */
const QUIZ_PAR = Math.round(
  3 * chanceOf('easy', 'expert') + 2 * chanceOf('medium', 'expert') + 2 * chanceOf('hard', 'expert'),
);

const EXPERT: BotSpec = { kind: 'expert', budget: { iterations: 1 }, knowledge: 'expert' };

/** What people think about: where the walk goes and ends, which question, which card; never an answer. */
const ASKED: readonly string[] = ['move', 'visit', 'airport', 'festival'];

export const whiskyGamePositions: PositionMaker = {
  daily: { par: QUIZ_PAR },
  exercises: exercisePlan<WhiskyState, WhiskyAction>({
    seats: 2,
    options: { target: '15' },
    unit: 'wins',
    before: EXPERT,
    after: EXPERT,
    length: [110, 200],
    asks: ({ stack }, legal) => legal.length >= 2 && ASKED.includes(stack.at(-1)?.at ?? ''),
    worlds: [8, 48],
    gap: 12,
    mostRight: 1 / 2,
    mostEasy: 0.6,
  }),
};
