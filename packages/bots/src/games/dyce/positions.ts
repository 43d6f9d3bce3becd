import { below, nextFast } from '@taproom/engine';
import type { DyceAction, DyceState } from '@taproom/games/dyce';
import { attempt, puzzleOf } from '../../positions/daily.ts';
import { exercisePlan, type MakeDaily, type PositionMaker } from '../../positions/maker.ts';

const ID = 'dyce';
/** Alone, all kinds of blends must be sold. */
const ALL_BLENDS = 4;
/** One day in so many begins with the white die on 2. */
const HARDER = 5;
/** A longer game takes more than a few minutes. */
const MOST_MOVES = 36;

/** A game that the expert has won, and soon. */
const daily: MakeDaily = async (seeds) => {
  const line = { seats: 1, options: { startDie: below(seeds, HARDER) === 0 ? '2' : '1' }, seed: nextFast(seeds) };
  const played = await attempt(ID, line, { kind: 'veteran', budget: { iterations: 96 } }, nextFast(seeds));
  return played.score === ALL_BLENDS && played.moves.length <= MOST_MOVES ? puzzleOf(line, played) : undefined;
};

export const dycePositions: PositionMaker = {
  daily,
  exercises: exercisePlan<DyceState, DyceAction>({
    seats: 2,
    options: {},
    unit: 'wins',
    before: { kind: 'veteran', budget: { iterations: 24 } },
    after: { kind: 'greedy' },
    length: [12, 60],
    // The first action of a turn in the players' round.
    asks: ({ stack }, legal) => {
      const frame = stack.at(-1);
      return frame?.at === 'turn' && !frame.isLast && frame.actions === 0 && legal.length >= 6;
    },
    worlds: [8, 64],
    gap: 8,
    // The regular looks no further than its action, but the games are played on by such merchants.
    trusted: ['regular', 'brewer', 'master'],
  }),
};
