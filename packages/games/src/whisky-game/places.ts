import { type Emit, must, pop, push, type Seat } from '@taproom/engine';
import { foundNothing, maybeJump } from './asking.ts';
import { drawCard } from './cards.ts';
import type { LostBottle } from './components.ts';
import { AIRPORTS, type FieldId, type FieldKind } from './map/index.ts';
import { dropCard, putPawn } from './moves.ts';
import { fieldAt, hasCards, hasOpen, holds, lostPrice, travellerAt } from './rules.ts';
import type { Ticket, WhiskyAction, WhiskyEvent, WhiskyState } from './state.ts';
import { pay, swaps } from './tokens.ts';

type Emits = Emit<WhiskyEvent>;

/** Ends the walk with the field's offer. */
export function arrive(state: WhiskyState, seat: Seat, emit: Emits): void {
  offers[fieldAt(travellerAt(state, seat)).kind]?.(state, seat, emit);
}

/**
 * The offer of a field where a walk ends; other kinds of fields have none. WG-27: a player with a card is always asked,
 * so that others cannot tell from it which card it is.
 */
const offers: Readonly<Partial<Record<FieldKind, (state: WhiskyState, seat: Seat, emit: Emits) => void>>> = {
  distillery: openVisit,
  special(state, seat, emit) {
    if (hasCards(travellerAt(state, seat))) push(state, { at: 'special', seat });
    else drawCard(state, seat, emit);
  },
  lost(state, seat) {
    const mayAct = hasCards(travellerAt(state, seat)) || canRedeem(state, seat);
    if (mayAct && !state.turn.prohibited) push(state, { at: 'lost', seat });
  },
  pub(state, seat) {
    const mayAct = hasCards(travellerAt(state, seat)) || swaps(state, seat).length > 0;
    if (mayAct && !state.turn.prohibited) push(state, { at: 'pub', seat, traded: false });
  },
  airport(state, seat) {
    const traveller = travellerAt(state, seat);
    const mayAct = hasCards(traveller) || hasOpen(traveller, 'flight-return');
    if (mayAct && !state.turn.flown) push(state, { at: 'airport', seat });
  },
};

/** At a distillery, asks a player who can get a question or holds a card (WG-27). */
export function openVisit(state: WhiskyState, seat: Seat): void {
  if (state.turn.prohibited) return;
  const traveller = travellerAt(state, seat);
  const mayVisit = traveller.lastAsked !== traveller.at && (hasCards(traveller) || !foundNothing(state, seat));
  if (mayVisit) push(state, { at: 'visit', seat, smuggling: false });
  else maybeJump(state, seat);
}

/** Leaves without a question; Nick Savage may jump if there was none for him. */
export function leaveVisit(state: WhiskyState, seat: Seat): void {
  pop(state);
  if (foundNothing(state, seat)) maybeJump(state, seat);
}

/** WG-44: whether the price can be paid and there is a bottle. */
export const canRedeem = (state: WhiskyState, seat: Seat): boolean =>
  lostPrice(travellerAt(state, seat)) !== undefined && state.lostDeck.length > 0;

/** WG-6: the top lost bottle, paid for with tokens. */
export function redeem(state: WhiskyState, seat: Seat, emit: Emits): void {
  const traveller = travellerAt(state, seat);
  const price = lostPrice(traveller);
  const bottle = state.lostDeck.shift();
  if (!price || !bottle) throw new Error('no lost bottle can be had');
  pay(state, seat, price);
  traveller.lost.push(bottle satisfies LostBottle);
  emit({ type: 'redeemed', seat, bottle });
}

/** A player's tickets: in hand, or open for the return flight (WG-18). */
function ticketsOf(state: WhiskyState, seat: Seat): Ticket[] {
  const traveller = travellerAt(state, seat);
  const tickets: Ticket[] = [];
  if (holds(traveller, 'flight-one-way')) tickets.push('flight-one-way');
  if (holds(traveller, 'flight-return')) tickets.push('flight-return');
  if (hasOpen(traveller, 'flight-return')) tickets.push('flight-back');
  return tickets;
}

const otherAirports = (state: WhiskyState, seat: Seat): FieldId[] =>
  AIRPORTS.filter((airport) => airport !== travellerAt(state, seat).at);

/** WG-39: every ticket to every other airport. */
export const flights = (state: WhiskyState, seat: Seat): WhiskyAction[] =>
  ticketsOf(state, seat).flatMap((ticket) => otherAirports(state, seat).map((to) => ({ type: 'fly', to, ticket })));

/** WG-18 and WG-28: a return ticket is laid open for the flight back, any other is discarded. */
export function fly(state: WhiskyState, seat: Seat, to: FieldId, ticket: Ticket, emit: Emits): void {
  const traveller = travellerAt(state, seat);
  emit({ type: 'flew', seat, from: must(traveller.at), to, ticket });
  if (ticket === 'flight-back') dropCard(state, seat, 'flight-return', emit);
  else {
    traveller.hand.splice(traveller.hand.indexOf(ticket), 1);
    if (ticket === 'flight-return') traveller.open.push(ticket);
    else state.deck.push(ticket);
  }
  state.turn.flown = true;
  putPawn(state, seat, to, emit);
}
