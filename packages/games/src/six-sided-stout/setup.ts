import type { Emit, Rng } from '@taproom/engine';
import { ASSISTANTS, BOARDS, type Board, NOTHING } from './components.ts';
import { flow } from './flow.ts';
import type { Brewer, StoutEvent, StoutOptions, StoutState } from './state.ts';

const unheard = (): void => {};

export function setup(seats: number, options: StoutOptions, rng: Rng, emit: Emit<StoutEvent> = unheard): StoutState {
  const board = BOARDS[options.board];
  const state: StoutState = {
    rng,
    stack: [{ at: 'dawn' }],
    board: options.board,
    day: 1,
    dice: { malt: [], hops: [], yeast: [] },
    brewers: Array.from({ length: seats }, () => newBrewer(board)),
    dawn: [],
  };
  flow.settle(state, emit);
  return state;
}

const newBrewer = (board: Board): Brewer => ({
  stage: { at: 'choose' },
  cells: board.names.map(() => NOTHING),
  stores: { pale: [], caramel: [], chocolate: [] },
  assistants: [...ASSISTANTS],
  days: [],
  today: [],
  companion: null,
});
