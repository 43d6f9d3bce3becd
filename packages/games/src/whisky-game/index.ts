import type { Game, Outcome, ScorePart } from '@taproom/engine';
import { check } from './check.ts';
import { bottleOf } from './components.ts';
import { flow } from './flow.ts';
import { isSeenWord, QUESTIONS } from './questions/index.ts';
import { pointsOf, regionsOf, worthOf } from './rules.ts';
import { setup } from './setup.ts';
import type { Traveller, WhiskyAction, WhiskyEvent, WhiskyOptions, WhiskyState } from './state.ts';
import { imagine, view, type WhiskyView } from './view.ts';
import { witness } from './witness.ts';

/** Raised when the rules change. */
const EDITION = 1;

export const whiskyGame: Game<WhiskyState, WhiskyAction, WhiskyView, WhiskyEvent, WhiskyOptions> = {
  id: 'whisky-game',
  title: 'The Whisky Game',
  // Questions are drawn from all there are, so that with one more a recorded match would go on differently.
  rules: EDITION * 1000 + QUESTIONS.length,
  seats: { min: 2, max: 6 },
  options: {
    extended: { values: ['on', 'off'], default: 'on' },
    target: { values: ['15', '25', '35'], default: '25' },
    questionSeconds: { values: ['0', '30', '45', '90'], default: '45' },
    seen: { values: [''], default: '', accepts: isSeenWord },
  },
  setup,
  actors: flow.actors,
  legal: flow.legal,
  refuse: flow.refuse,
  apply: flow.apply,
  outcome,
  view,
  witness,
  imagine,
  check,
};

function outcome({ ending, winner, travellers }: WhiskyState): Outcome | undefined {
  if (ending === null) return undefined;
  return {
    places: placesOf(travellers, winner),
    scores: travellers.map(pointsOf),
    parts: travellers.map(partsOf),
    table: [],
    endings: [ending],
  };
}

const KINDS = ['distillery', 'card', 'lost'] as const;

const partsOf = ({ character, bottles, lost }: Traveller): ScorePart[] =>
  KINDS.map((kind) => ({
    name: kind,
    value: [...bottles, ...lost]
      .filter((bottle) => bottleOf(bottle).kind === kind)
      .reduce((sum, bottle) => sum + worthOf(character, bottle), 0),
  }));

/** Whoever reached the goal; WG-2: then more regions, then more points. */
function placesOf(travellers: readonly Traveller[], winner: number | null): number[] {
  const worth = travellers.map((traveller, seat) => [
    seat === winner ? 1 : 0,
    regionsOf(traveller).length,
    pointsOf(traveller),
  ]);
  return worth.map((own) => 1 + worth.filter((other) => isMore(other, own)).length);
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && (one[at] as number) > (other[at] as number);
}

export {
  type Ability,
  ARMCHAIR,
  abilityOf,
  BOTTLES,
  type Bottle,
  type BottleFacts,
  bottleFrom,
  bottleOf,
  CARD_RULES,
  CARDS,
  type Card,
  CHARACTERS,
  type Character,
  findBottle,
  isExpert,
  isKept,
  LEVELS,
  type Level,
  LOST_BOTTLES,
  LOST_COST,
  LOST_POINTS,
  type LostBottle,
  MOST_ROUNDS,
  type Moment,
  POINTS,
  TOKENS,
  type Token,
  whenOf,
} from './components.ts';
export {
  AIRPORTS,
  DISTILLERIES,
  FERRIES,
  FIELDS,
  type Field,
  type FieldId,
  type FieldKind,
  ferriesFrom,
  fieldOf,
  findField,
  isPlace,
  REGIONS,
  type Region,
  ROADS,
  roadsFrom,
  STARTS,
  waysOn,
} from './map/index.ts';
export { type Way, waysFrom } from './map/ways.ts';
export { QUESTIONS, type Question, type QuestionId, questionOf, seenIn, seenWord } from './questions/index.ts';
export { isInStock, ownsFrom, stockAt, worthOf } from './rules.ts';
export type {
  BottleCard,
  FestivalCard,
  Frames,
  OpenCard,
  OpponentCard,
  Settled,
  Ticket,
  Traveller,
  Turn,
  WhiskyAction,
  WhiskyEvent,
  WhiskyOptions,
  WhiskyState,
} from './state.ts';
export type { Asked, SeenQuestion, SeenTraveller, WhiskyView } from './view.ts';
