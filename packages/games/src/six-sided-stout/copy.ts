import { copyRng } from '@taproom/engine';
import type { Brewer, StoutState } from './state.ts';

export const copy = (state: StoutState): StoutState => ({
  ...state,
  rng: copyRng(state.rng),
  stack: state.stack.map((frame) => ({ ...frame })),
  dice: { malt: state.dice.malt.slice(), hops: state.dice.hops.slice(), yeast: state.dice.yeast.slice() },
  brewers: state.brewers.map(copyBrewer),
  dawn: state.dawn.map(copyBrewer),
});

export const copyBrewer = ({ stage, cells, stores, assistants, days, today, companion }: Brewer): Brewer => ({
  stage: { ...stage },
  cells: cells.slice(),
  stores: { pale: stores.pale.slice(), caramel: stores.caramel.slice(), chocolate: stores.chocolate.slice() },
  assistants: assistants.slice(),
  days: days.slice(),
  today: today.slice(),
  companion,
});
