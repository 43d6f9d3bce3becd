import { must, type RuleId, type Seat, type Unchecked } from '@taproom/engine';
import {
  abilityOf,
  BOTTLES,
  type Bottle,
  type BottleFacts,
  bottleOf,
  CARD_RULES,
  type Card,
  findBottle,
  isExpert,
  LEVELS,
  type Level,
  type Moment,
  POINTS,
  TOKENS,
  type Token,
} from './components.ts';
import { FERRIES, type FieldId, fieldOf, findField, ROADS } from './map/index.ts';
import type { BottleCard, Frames, OpponentCard, Traveller, WhiskyState } from './state.ts';

// The rules once more, as checks: why an action is not legal.

const DISTILLERY_BOTTLES = BOTTLES.filter(({ kind }) => kind === 'distillery').map(({ word }) => word);

type Verdict = RuleId | undefined;
type Refuse<L> = (state: WhiskyState, local: L, seat: Seat, action: Unchecked) => Verdict;

/** WG-26: an action has no fields beyond those it takes. */
const only = (action: Unchecked, ...names: string[]): Verdict =>
  Object.keys(action).every((name) => name === 'type' || names.includes(name)) ? undefined : 'WG-26';

/** WG-26: refuses any action that has no check in the current frame. */
const among =
  <L>(checks: Readonly<Record<string, Refuse<L>>>): Refuse<L> =>
  (state, local, seat, action) =>
    Object.hasOwn(checks, action.type) ? must(checks[action.type])(state, local, seat, action) : 'WG-26';

/** An action without fields. */
const plain: Refuse<unknown> = (_, __, ___, action) => only(action);

const own = (state: WhiskyState, seat: Seat): Traveller => must(state.travellers[seat]);

const here = (state: WhiskyState, seat: Seat): FieldId => must(own(state, seat).at);

const opponentNamed = (state: WhiskyState, seat: Seat, named: unknown): Traveller | undefined =>
  typeof named !== 'number' || named === seat ? undefined : state.travellers[named];

const joins = (edges: readonly (readonly [FieldId, FieldId])[], from: FieldId, to: unknown): boolean =>
  edges.some(([a, b]) => (a === from && b === to) || (b === from && a === to));

// Before the roll

const refuseStart: Refuse<unknown> = (_, __, ___, action) =>
  findField(action.at)?.kind === 'start' ? only(action, 'at') : 'WG-38';

const refuseRoll: Refuse<Frames['turn']> = (state, _, seat, action) =>
  fieldOf(here(state, seat)).kind === 'sea' ? 'WG-34' : only(action);

const refuseSail: Refuse<Frames['turn']> = (state, { onward }, seat, action) => {
  if (onward || !joins(FERRIES, here(state, seat), action.to)) return 'WG-34';
  return action.to === own(state, seat).wake ? 'WG-22' : only(action, 'to');
};

const refuseVisit: Refuse<Frames['turn']> = (state, { onward }, seat, action) => {
  const ability = abilityOf(own(state, seat).character);
  const { opening, prohibited } = state.turn;
  if (ability.type !== 'jump' || ability.to !== here(state, seat) || !opening || onward || prohibited) return 'WG-12';
  const isAllowed = LEVELS.some((level) => !refuseLevel(state, seat, level, false));
  return isAllowed || canSmuggle(state, seat) ? only(action) : 'WG-12';
};

const refusePour: Refuse<Frames['turn']> = (state, _, seat, action) => {
  const { character, poured } = own(state, seat);
  const victim = opponentNamed(state, seat, action.from);
  const isSpent = poured.includes(action.from as Seat);
  if (abilityOf(character).type !== 'pour' || !victim || isSpent) return 'WG-11';
  return victim.bottles.length === 0 ? 'WG-10' : only(action, 'from');
};

const isHeld = (state: WhiskyState, seat: Seat, card: unknown): card is Card =>
  own(state, seat).hand.some((one) => one === card);

const refusePlayAt =
  (...times: Moment[]): Refuse<unknown> =>
  (state, _, seat, action) => {
    const { card } = action;
    if (!isHeld(state, seat, card) || !times.includes(CARD_RULES[card].when)) return 'WG-29';
    return isUseless(state, seat, card) ? 'WG-29' : only(action, 'card');
  };

/** WG-42: Luck of the Irish is too late where the move has ended. */
const refusePlayHere = refusePlayAt('turn');

/** WG-29: whether a card would have no effect. */
function isUseless(state: WhiskyState, seat: Seat, card: Card): boolean {
  const { tokens } = own(state, seat);
  switch (card) {
    case 'luck-of-the-irish':
      return fieldOf(here(state, seat)).country === null;
    case 'aeneas-coffey':
      return TOKENS.every((token) => tokens[token] === 0 || state.bag[token] === 0);
    case 'lost-enthusiast':
    case 'broken-cork':
    case 'nick-offerman':
    case 'warehouse-collapse':
      return state.travellers.every((_, other) => refuseTarget(state, seat, card, other) !== undefined);
    default:
      return everyBottle(state).every((bottle) => refuseBottle(state, seat, card as BottleCard, bottle, 0));
  }
}

/** Every bottle that could conceivably be picked. */
const everyBottle = (state: WhiskyState): Bottle[] => [
  ...state.travellers.flatMap(({ bottles, lost }) => [...bottles, ...lost]),
  ...DISTILLERY_BOTTLES,
];

// Walking

const refuseStep: Refuse<Frames['move']> = (_, { path }, __, action) => {
  const at = must(path.at(-1));
  if (!joins(ROADS, at, action.to)) return 'WG-34';
  const isDeadEnd = ROADS.filter((road) => road.includes(at)).length === 1;
  return action.to === path.at(-2) && !isDeadEnd ? 'WG-4' : only(action, 'to');
};

const STOPS: readonly string[] = ['distillery', 'lost', 'harbor', 'airport', 'pub'];

const refuseStop: Refuse<Frames['move']> = (_, { path }, __, action) => {
  const { kind } = fieldOf(must(path.at(-1)));
  return path.length === 1 || !STOPS.includes(kind) ? 'WG-35' : only(action);
};

// Distilleries

const refuseAsk: Refuse<Frames['visit']> = (state, { smuggling }, seat, action) => {
  const level = LEVELS.find((one) => one === action.level);
  return level ? (refuseLevel(state, seat, level, smuggling) ?? only(action, 'level')) : 'WG-36';
};

function refuseLevel(state: WhiskyState, seat: Seat, level: Level, smuggling: boolean): Verdict {
  const at = here(state, seat);
  if (own(state, seat).lastAsked === at) return 'WG-36';
  if (smuggling) return canSmuggleOf(state, seat, POINTS[level]) ? undefined : 'WG-23';
  return isOnOffer(state, seat, bottleOf(`${at}-${POINTS[level]}`)) ? undefined : 'WG-36';
}

/** Whether a distillery has the bottle and the seat has none from there. */
function isOnOffer({ travellers }: WhiskyState, seat: Seat, { kind, word, distillery }: BottleFacts): boolean {
  if (kind !== 'distillery') return false;
  const isTaken = travellers.some(({ bottles }) => bottles.includes(word));
  const hasOther = travellers[seat]?.bottles.some((bottle) => bottle.replace(/-\d$/, '') === distillery);
  return !isTaken && !hasOther;
}

const canSmuggleOf = (state: WhiskyState, seat: Seat, points: number): boolean =>
  DISTILLERY_BOTTLES.some((word) => bottleOf(word).points === points && isOnOffer(state, seat, bottleOf(word)));

/** Whether Robbie MacPherson can be announced. */
const canSmuggle = (state: WhiskyState, seat: Seat): boolean =>
  own(state, seat).hand.includes('robbie-macpherson') && LEVELS.some((level) => !refuseLevel(state, seat, level, true));

const refusePlayOnVisit: Refuse<Frames['visit']> = (state, local, seat, action) => {
  if (action.card !== 'robbie-macpherson') return refusePlayHere(state, local, seat, action);
  if (local.smuggling || !isHeld(state, seat, action.card)) return 'WG-29';
  return canSmuggle(state, seat) ? only(action, 'card') : 'WG-23';
};

// Questions

const refuseAnswer: Refuse<Frames['question']> = (_, { options }, __, action) =>
  options.some((option) => option === action.option) ? only(action, 'option') : 'WG-17';

const refuseThrow: Refuse<Frames['question']> = (state, { thrown }, seat, action) => {
  const { type } = abilityOf(own(state, seat).character);
  const isThrower = type === 'reveal' || type === 'exchange';
  return isThrower && !thrown ? only(action) : 'WG-13';
};

const refuseHelp: Refuse<Frames['question']> = (state, { options }, seat, action) => {
  const { card } = action;
  if (!isHeld(state, seat, card) || CARD_RULES[card].when !== 'question') return 'WG-29';
  return !isExpert(card) && options.length === 2 ? 'WG-17' : only(action, 'card');
};

// Lost distilleries, pubs and airports

const refuseRedeem: Refuse<unknown> = (state, _, seat, action) => {
  const { character, tokens } = own(state, seat);
  const { barley, water, yeast } = tokens;
  const isEnough = character === 'friar-john-cor' ? barley + water + yeast >= 6 : Math.min(barley, water, yeast) >= 2;
  return isEnough && state.lostDeck.length > 0 ? only(action) : 'WG-44';
};

const refusePlayAtPub: Refuse<Frames['pub']> = (state, local, seat, action) =>
  local.traded ? 'WG-42' : refusePlayHere(state, local, seat, action);

const refuseSwap: Refuse<unknown> = (state, _, seat, action) => {
  const give = TOKENS.find((token) => token === action.give);
  const take = TOKENS.find((token) => token === action.take);
  if (!give || !take || give === take || own(state, seat).tokens[give as Token] < 2) return 'WG-7';
  return state.bag[take] === 0 ? 'WG-33' : only(action, 'give', 'take');
};

const refuseFly: Refuse<unknown> = (state, _, seat, action) => {
  const { hand, open, at } = own(state, seat);
  const { ticket, to } = action;
  const isBack = ticket === 'flight-back' && open.includes('flight-return');
  const isThere = ticket === 'flight-one-way' || ticket === 'flight-return' ? hand.includes(ticket) : isBack;
  const isAirport = to !== at && findField(to)?.kind === 'airport';
  return isThere && isAirport ? only(action, 'to', 'ticket') : 'WG-39';
};

/** WG-41: only from the airport where the turn began; flights from others are taken on arrival. */
const refuseFlyFirst: Refuse<Frames['turn']> = (state, local, seat, action) => {
  if (state.turn.flown) return 'WG-21';
  if (local.onward || fieldOf(here(state, seat)).kind !== 'airport') return 'WG-41';
  return refuseFly(state, local, seat, action);
};

// Choices for cards

/** Why a card cannot hit an opponent. */
function refuseTarget(state: WhiskyState, seat: Seat, card: OpponentCard, named: unknown): Verdict {
  const target = opponentNamed(state, seat, named);
  if (!target) return 'WG-30';
  const { open, bottles, lost, tokens } = target;
  const isMissed: Readonly<Record<OpponentCard, boolean>> = {
    prohibition: open.includes('prohibition'),
    'lost-enthusiast': lost.length === 0,
    'broken-cork': bottles.length + lost.length === 0,
    'nick-offerman': false,
    'warehouse-collapse': TOKENS.every((token) => tokens[token] === 0),
  };
  if (!isMissed[card]) return undefined;
  return card === 'prohibition' ? 'WG-20' : 'WG-30';
}

const refuseOpponent: Refuse<Frames['opponent']> = (state, { card }, seat, action) =>
  refuseTarget(state, seat, card, action.opponent) ?? only(action, 'opponent');

/** Why a card does not allow a bottle. */
function refuseBottle(state: WhiskyState, seat: Seat, card: BottleCard, word: unknown, points: number): Verdict {
  const bottle = findBottle(word);
  if (!bottle) return 'WG-30';
  const { bottles, lost } = own(state, seat);
  const isOwn = [...bottles, ...lost].some((one) => one === word);
  const isOpenElsewhere = state.travellers.some((other, i) => i !== seat && other.bottles.some((one) => one === word));
  const isTaken = (value: number): boolean =>
    state.travellers.some((other) => other.bottles.includes(`${bottle.distillery}-${value}`));
  switch (card) {
    case 'pattison-crash':
    case 'broken-cork':
      return isOwn ? undefined : 'WG-30';
    case 'birthday':
      return isOwn || (bottles.length + lost.length === 0 && isOpenElsewhere) ? undefined : 'WG-30';
    case 'faker':
      return isOpenElsewhere ? undefined : 'WG-10';
    case 'angels': {
      const isDear = bottle.kind === 'distillery' && bottle.points !== 1;
      return isDear && isOpenElsewhere && !isTaken(1) ? undefined : 'WG-10';
    }
    case 'gordon-macphail': {
      const isBetter = bottle.kind === 'distillery' && bottle.points !== 1 && !isTaken(bottle.points);
      return isBetter && bottles.includes(`${bottle.distillery}-1`) ? undefined : 'WG-30';
    }
    case 'shackleton':
      return bottle.region === 'highlands' && isOnOffer(state, seat, bottle) ? undefined : 'WG-30';
    case 'robbie-macpherson':
      return bottle.points === points && isOnOffer(state, seat, bottle) ? undefined : 'WG-23';
  }
}

const refusePick: Refuse<Frames['bottle']> = (state, { card, points }, seat, action) =>
  refuseBottle(state, seat, card, action.bottle, points) ?? only(action, 'bottle');

const refuseTravel: Refuse<Frames['festival']> = (_, { card }, __, action) => {
  const field = findField(action.to);
  const isThere =
    card === 'feis-ile' ? field?.region === 'islay' : field?.region === 'speyside' && field.kind === 'distillery';
  return isThere ? only(action, 'to') : 'WG-30';
};

type Asking = Exclude<keyof Frames, 'next'>;

export const refusals: { readonly [K in Asking]: Refuse<Frames[K]> } = {
  start: among({ start: refuseStart }),
  turn: among({
    roll: refuseRoll,
    sail: refuseSail,
    fly: refuseFlyFirst,
    visit: refuseVisit,
    pour: refusePour,
    play: refusePlayAt('roll', 'turn'),
  }),
  move: among({ step: refuseStep, stop: refuseStop }),
  visit: among({ ask: refuseAsk, play: refusePlayOnVisit, leave: plain }),
  question: among({ answer: refuseAnswer, timeUp: plain, throw: refuseThrow, play: refuseHelp }),
  jump: among({ jump: plain, leave: plain }),
  lost: among({ redeem: refuseRedeem, play: refusePlayHere, leave: plain }),
  pub: among({ swap: refuseSwap, play: refusePlayAtPub, leave: plain }),
  airport: among({ fly: refuseFly, play: refusePlayHere, leave: plain }),
  special: among({ draw: plain, play: refusePlayHere }),
  bottle: among({ pick: refusePick }),
  opponent: among({ choose: refuseOpponent }),
  festival: among({ travel: refuseTravel }),
};
