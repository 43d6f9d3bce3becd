import { clone, copyRng } from '@taproom/engine';
import type { Brewer, BrewingState, Die, Placed } from './state.ts';

type Frame = BrewingState['stack'][number];

export const copy = (state: BrewingState): BrewingState => ({
  ...state,
  rng: copyRng(state.rng),
  stack: state.stack.map(copyFrame),
  brewers: state.brewers.map(copyBrewer),
  passed: state.passed.slice(),
  supply: { ...state.supply },
  market: { ...state.market },
  blackMarket: { ...state.blackMarket },
  played: { ...state.played },
  display: state.display.slice(),
  deck: state.deck.slice(),
  blocked: state.blocked.slice(),
});

/** Most frames hold only numbers and words. */
function copyFrame(frame: Frame): Frame {
  switch (frame.at) {
    case 'round':
      return { at: 'round', done: frame.done };
    case 'inOrder':
      return { at: 'inOrder', phase: frame.phase, seat: frame.seat };
    case 'place':
      return { at: 'place', seat: frame.seat, pieces: frame.pieces };
    case 'window':
    case 'brew':
      return { at: frame.at, seat: frame.seat };
    default:
      return clone(frame);
  }
}

const copyBrewer = (brewer: Brewer): Brewer => ({
  ...brewer,
  reserve: brewer.reserve.map(copyDie),
  warehouse: brewer.warehouse.map(copyDie),
  ingredients: { ...brewer.ingredients },
  tokens: { ...brewer.tokens },
  board: copyBoard(brewer.board),
  onMarket: brewer.onMarket && copyDie(brewer.onMarket),
  recipes: brewer.recipes.slice(),
});

const copyDie = ({ colour, value, raised, lock, unlucky, withdrawn }: Die): Die => ({
  colour,
  value,
  raised,
  lock,
  unlucky,
  withdrawn,
});

function copyBoard(board: Brewer['board']): Brewer['board'] {
  const copied: Record<string, Placed> = {};
  for (const space in board) copied[space] = copyPlaced((board as Record<string, Placed>)[space] as Placed);
  return copied;
}

const copyPlaced = ({ piece, speeder, waiting }: Placed): Placed => ({
  piece: piece === null || piece === 'seed' ? piece : copyDie(piece),
  speeder: speeder && copyDie(speeder),
  waiting,
});
