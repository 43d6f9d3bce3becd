import type { Game, Outcome } from '@taproom/engine';
import { check } from './check.ts';
import { DAYS } from './components.ts';
import { copy } from './copy.ts';
import { flow } from './flow.ts';
import { offer } from './offer.ts';
import { boardOf } from './rules.ts';
import { scoreParts, total } from './score.ts';
import { setup } from './setup.ts';
import type { StoutAction, StoutEvent, StoutOptions, StoutState } from './state.ts';
import { imagine, type StoutView, view, witness } from './view.ts';

export const sixSidedStout: Game<StoutState, StoutAction, StoutView, StoutEvent, StoutOptions> = {
  ...offer,
  setup,
  actors: flow.actors,
  legal: flow.legal,
  refuse: flow.refuse,
  apply: flow.apply,
  copy,
  outcome,
  view,
  witness,
  imagine,
  check,
};

/** SS-1: the highest score wins; ties share. */
function outcome(state: StoutState): Outcome | undefined {
  if (state.stack.length > 0) return undefined;
  const parts = state.brewers.map(({ cells }) => scoreParts(boardOf(state), cells));
  const scores = parts.map(total);
  const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
  return { places, scores, parts, table: [], endings: [isWhole(state) ? 'contest' : 'stopped'] };
}

/** Whether some brewer has brewed every day. */
const isWhole = ({ brewers }: StoutState): boolean => brewers.some(({ days }) => days.length === DAYS);

export {
  ASSISTANTS,
  type Assistant,
  BOARD_NAMES,
  BOARDS,
  type Board,
  type BoardName,
  type Cell,
  DAYS,
  GOODS,
  type Good,
  HELPS_WITH,
  KINDS,
  type Kind,
  MALTS,
  type Malt,
  NOTHING,
  numberOf,
  unitsOf,
} from './components.ts';
export { type Medal, medalOf, type Par } from './medals.ts';
export { type MeasuredPar, type ParTable, parOf, parTable } from './par.ts';
export { cellPoints, HOPS_POINTS, MALT_POINTS } from './score.ts';
export { roomSeen, type SeenRoom } from './seen-room.ts';
export type { Deed, StoutAction, StoutEvent, StoutOptions, StoutState } from './state.ts';
export type { SeenBrewer, StoutView } from './view.ts';
