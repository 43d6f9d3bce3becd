import { type Emit, push, type Seat } from '@taproom/engine';
import { choicesOf, ownBottles, showLost } from './bottles.ts';
import {
  ARMCHAIR,
  type Card,
  type CardOf,
  COLLAPSED,
  CRASHED,
  LEAKED,
  LUCKY_FIELDS,
  type Moment,
  TOKENS,
  TURNS_MISSED,
  whenOf,
} from './components.ts';
import { FIELDS, type FieldId } from './map/index.ts';
import { putPawn } from './moves.ts';
import { countOf, fieldAt, hasOpen, othersOf, travellerAt } from './rules.ts';
import type { BottleCard, FestivalCard, OpponentCard, WhiskyEvent, WhiskyState } from './state.ts';
import { double, spill } from './tokens.ts';

type Emits = Emit<WhiskyEvent>;
type Effect = (state: WhiskyState, seat: Seat, emit: Emits) => void;

// Drawing

/** WG-16: draws the top card, if there is one. */
export function drawCard(state: WhiskyState, seat: Seat, emit: Emits): void {
  const card = state.deck.shift();
  if (card === undefined) return;
  emit({ type: 'drew', seat, card });
  switch (whenOf(card)) {
    case 'bottle':
      travellerAt(state, seat).bottles.push(card);
      break;
    case 'self':
      layBefore(state, seat, card as CardOf<'self'>);
      break;
    case 'other':
      giveProhibition(state, seat);
      break;
    case 'now':
      state.deck.push(card);
      atOnce[card as CardOf<'now'>](state, seat, emit);
      break;
    default:
      travellerAt(state, seat).hand.push(card);
  }
}

/** WG-20: cards of the same name don't stack. */
function layBefore(state: WhiskyState, seat: Seat, card: CardOf<'self'>): void {
  const traveller = travellerAt(state, seat);
  if (hasOpen(traveller, card)) state.deck.push(card);
  else traveller.open.push(card);
}

/** WG-20: goes to a player who has none, or else under the deck. */
function giveProhibition(state: WhiskyState, seat: Seat): void {
  if (targetsOf.prohibition(state, seat).length === 0) state.deck.push('prohibition');
  else push(state, { at: 'opponent', seat, card: 'prohibition' });
}

const askForBottle = (state: WhiskyState, seat: Seat, card: BottleCard, left = 1): void =>
  push(state, { at: 'bottle', seat, card, left, points: 0 });

/** Cards that take effect when drawn. */
const atOnce: Readonly<Record<CardOf<'now'>, Effect>> = {
  birthday(state, seat) {
    if (choicesOf.birthday(state, { seat, points: 0 }).length > 0) askForBottle(state, seat, 'birthday');
  },
  'pattison-crash'(state, seat) {
    const left = Math.min(CRASHED, ownBottles(travellerAt(state, seat)).length);
    if (left > 0) askForBottle(state, seat, 'pattison-crash', left);
  },
  'feis-ile': (state, seat) => push(state, { at: 'festival', seat, card: 'feis-ile' }),
  'spirit-of-speyside': (state, seat) => push(state, { at: 'festival', seat, card: 'spirit-of-speyside' }),
  'leaking-barrel': (state, seat, emit) => spill(state, seat, LEAKED, emit),
  'whisky-show'(state, seat) {
    travellerAt(state, seat).missing += TURNS_MISSED;
  },
};

export const festivalFields: Readonly<Record<FestivalCard, readonly FieldId[]>> = {
  'feis-ile': FIELDS.filter(({ region }) => region === 'islay').map(({ id }) => id),
  'spirit-of-speyside': FIELDS.filter(({ region, kind }) => region === 'speyside' && kind === 'distillery').map(
    ({ id }) => id,
  ),
};

// Playing from the hand

const askForOpponent =
  (card: OpponentCard): Effect =>
  (state, seat) =>
    push(state, { at: 'opponent', seat, card });

const askFor =
  (card: BottleCard): Effect =>
  (state, seat) =>
    askForBottle(state, seat, card);

/** Effects of cards played before the roll; most can also be played where the move has ended (WG-42). */
export const inTurn: Readonly<Record<CardOf<'roll' | 'turn'>, Effect>> = {
  'luck-of-the-irish'(state, seat) {
    const { at } = travellerAt(state, seat);
    // WG-14: this is the turn's move, so its frame is done.
    state.stack.pop();
    push(state, { at: 'move', seat, left: LUCKY_FIELDS, path: [at as FieldId] });
  },
  'aeneas-coffey': double,
  faker: askFor('faker'),
  angels: askFor('angels'),
  'gordon-macphail': askFor('gordon-macphail'),
  shackleton: askFor('shackleton'),
  'lost-enthusiast': askForOpponent('lost-enthusiast'),
  'broken-cork': askForOpponent('broken-cork'),
  'nick-offerman': askForOpponent('nick-offerman'),
  'warehouse-collapse': askForOpponent('warehouse-collapse'),
};

/** WG-29: whether playing a card now would have an effect. */
function hasUse(state: WhiskyState, seat: Seat, card: CardOf<'roll' | 'turn'>): boolean {
  const traveller = travellerAt(state, seat);
  if (card === 'luck-of-the-irish') return fieldAt(traveller).kind !== 'sea';
  if (card === 'aeneas-coffey') return TOKENS.some((token) => Math.min(traveller.tokens[token], state.bag[token]) > 0);
  if (card in targetsOf) return targetsOf[card as OpponentCard](state, seat).length > 0;
  return choicesOf[card as BottleCard](state, { seat, points: 0 }).length > 0;
}

/** The opponents a card can hit. */
export const targetsOf: Readonly<Record<OpponentCard, (state: WhiskyState, seat: Seat) => Seat[]>> = {
  prohibition: (state, seat) =>
    othersOf(state, seat).filter((other) => !hasOpen(travellerAt(state, other), 'prohibition')),
  'lost-enthusiast': (state, seat) =>
    othersOf(state, seat).filter((other) => travellerAt(state, other).lost.length > 0),
  'broken-cork': (state, seat) =>
    othersOf(state, seat).filter((other) => ownBottles(travellerAt(state, other)).length > 0),
  'nick-offerman': othersOf,
  'warehouse-collapse': (state, seat) =>
    othersOf(state, seat).filter((other) => countOf(travellerAt(state, other).tokens) > 0),
};

/** The effect on the chosen opponent. */
export const hit: Readonly<Record<OpponentCard, (state: WhiskyState, seat: Seat, target: Seat, emit: Emits) => void>> =
  {
    prohibition(state, seat, target, emit) {
      travellerAt(state, target).open.push('prohibition');
      emit({ type: 'gave', seat, to: target, card: 'prohibition' });
    },
    'lost-enthusiast': (state, _, target, emit) => showLost(state, target, emit),
    'broken-cork': (state, _, target) => askForBottle(state, target, 'broken-cork'),
    'nick-offerman'(state, _, target, emit) {
      emit({ type: 'moved', seat: target, to: ARMCHAIR, by: 'nick-offerman' });
      putPawn(state, target, ARMCHAIR, emit);
      travellerAt(state, target).missing += TURNS_MISSED;
    },
    'warehouse-collapse': (state, _, target, emit) => spill(state, target, COLLAPSED, emit),
  };

/** WG-16: a played card goes under the deck. */
export function discard(state: WhiskyState, seat: Seat, card: Card, emit: Emits): void {
  const { hand } = travellerAt(state, seat);
  hand.splice(hand.indexOf(card), 1);
  state.deck.push(card);
  emit({ type: 'played', seat, card });
}

/** The cards in hand for this moment, equal ones once. */
export const heldFor = <M extends 'roll' | 'turn' | 'distillery' | 'question' | 'airport'>(
  { travellers }: WhiskyState,
  seat: Seat,
  ...moments: M[]
): CardOf<M>[] =>
  [...new Set(travellers[seat]?.hand)]
    .filter((card): card is CardOf<M> => (moments as Moment[]).includes(whenOf(card)))
    .sort();

/** The cards in hand for one of these moments that would have an effect. */
export const playable = (state: WhiskyState, seat: Seat, ...moments: ('roll' | 'turn')[]): Card[] =>
  heldFor(state, seat, ...moments).filter((card) => hasUse(state, seat, card));
