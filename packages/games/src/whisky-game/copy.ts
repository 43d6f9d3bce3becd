import { clone, copyRng } from '@taproom/engine';
import type { Traveller, WhiskyState } from './state.ts';

type Frame = WhiskyState['stack'][number];

export const copy = (state: WhiskyState): WhiskyState => ({
  ...state,
  rng: copyRng(state.rng),
  stack: state.stack.map(copyFrame),
  turn: { ...state.turn, barrels: state.turn.barrels.slice() },
  travellers: state.travellers.map(copyTraveller),
  bag: { ...state.bag },
  deck: state.deck.slice(),
  lostDeck: state.lostDeck.slice(),
  questions: {
    easy: state.questions.easy.slice(),
    medium: state.questions.medium.slice(),
    hard: state.questions.hard.slice(),
  },
  settled: state.settled && { ...state.settled, options: state.settled.options.slice() },
});

/** Few frames hold more than numbers and words. */
const copyFrame = (frame: Frame): Frame =>
  frame.at === 'move' || frame.at === 'question' ? clone(frame) : { ...frame };

const copyTraveller = (traveller: Traveller): Traveller => ({
  ...traveller,
  hand: traveller.hand.slice(),
  open: traveller.open.slice(),
  tokens: { ...traveller.tokens },
  bottles: traveller.bottles.slice(),
  lost: traveller.lost.slice(),
  emptied: traveller.emptied.slice(),
  poured: traveller.poured.slice(),
});
