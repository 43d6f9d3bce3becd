import { clone, copyRng } from '@taproom/engine';
import type { DiceBoxState } from './state.ts';

type Frame = DiceBoxState['stack'][number];

export const copy = (state: DiceBoxState): DiceBoxState => ({
  ...state,
  rng: copyRng(state.rng),
  stack: state.stack.map(copyFrame),
  colours: state.colours.map((own) => own.slice()),
  pool: state.pool.slice(),
  hands: state.hands.map((hand) => hand.slice()),
  grid: state.grid.slice(),
  fits: state.fits.slice(),
});

const copyFrame = (frame: Frame): Frame => (frame.at === 'turn' ? { at: 'turn', seat: frame.seat } : clone(frame));
