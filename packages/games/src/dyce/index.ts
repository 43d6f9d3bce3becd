import { type Game, isDecidedByTieBreak, type Outcome } from '@taproom/engine';
import { check } from './check.ts';
import { BLENDS } from './components.ts';
import { copy } from './copy.ts';
import { flow } from './flow.ts';
import { offer } from './offer.ts';
import { isAlone, isComplete, merchantAt, scoreParts, shopsInCity, total } from './rules.ts';
import { setup } from './setup.ts';
import type { DyceAction, DyceEvent, DyceOptions, DyceState } from './state.ts';
import { type DyceView, imagine, view, witness } from './view.ts';

export const dyce: Game<DyceState, DyceAction, DyceView, DyceEvent, DyceOptions> = {
  ...offer,
  isOpen: true,
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

function outcome(state: DyceState): Outcome | undefined {
  if (state.ending === null) return undefined;
  const parts = state.merchants.map((_, seat) => scoreParts(state, seat));
  const scores = parts.map(total);
  if (isAlone(state))
    return { scores, parts, endings: [state.ending], places: [isComplete(state) ? 1 : 2], table: soloParts(state) };
  const places = placesOf(state, scores);
  const endings = isDecidedByTieBreak({ places, scores }) ? [state.ending, 'tied'] : [state.ending];
  return { scores, parts, endings, places, table: [] };
}

/** A solo game is won by selling all blends; the speed is shown beside the result. */
function soloParts(state: DyceState): Outcome['table'] {
  const { sold } = merchantAt(state, 0);
  const kinds = BLENDS.filter((blend) => sold[blend] > 0).length;
  return [
    { name: 'blends', value: kinds },
    { name: 'rounds', value: state.round },
  ];
}

/** Ties are broken by shops in the city. */
function placesOf(state: DyceState, scores: readonly number[]): number[] {
  const worth = scores.map((score, seat) => score * 100 + shopsInCity(state, seat));
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}

export { type AloneRate, type AloneTable, aloneTable } from './alone.ts';
export { type Way, wayOf } from './baron.ts';
export {
  CASTLE,
  castleDistance,
  clockwise,
  distance,
  distanceFrom,
  nameOf,
  SIDE,
  SPACE_NAMES,
  SPACES,
  type Space,
  type Standing,
  spaceNamed,
  stepsFrom,
} from './city.ts';
export {
  ACTIONS_A_TURN,
  BARONS,
  type BaronName,
  BLENDS,
  type Blend,
  CUBES,
  FORMULAS,
  isNatural,
  LAST_FACE,
  LINE_LENGTH,
  MOST_ROUNDS,
  MOST_TURNS,
  NATURALS,
  type Natural,
  SHOPS,
  START_DICE,
  type StartDie,
  VP_WORTH,
  vpsFor,
  WHISKIES,
  WHISKY_WORTH,
  type Whisky,
} from './components.ts';
export { type CityAction, viewAfter, wouldRaise } from './preview.ts';
export { scoreParts, total } from './rules.ts';
export type {
  Because,
  Die,
  DyceAction,
  DyceEvent,
  DyceOptions,
  DyceState,
  Ending,
  Shop,
  Traded,
  Walked,
} from './state.ts';
export type { DyceView, Foreseen, SeenBaron, SeenMerchant } from './view.ts';
