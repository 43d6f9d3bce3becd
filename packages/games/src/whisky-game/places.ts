import { type Emit, pop, push, type Seat } from '@taproom/engine';
import { foundNothing, maybeJump } from './asking.ts';
import { drawCard } from './cards.ts';
import type { LostBottle } from './components.ts';
import { AIRPORTS, type FieldId, type FieldKind } from './map/index.ts';
import { dropCard, putPawn } from './moves.ts';
import { fieldAt, hasCards, hasOpen, holds, lostPrice, travellerAt } from './rules.ts';
import type { Ticket, WhiskyEvent, WhiskyState } from './state.ts';
import { pay, swaps } from './tokens.ts';

type Emits = Emit<WhiskyEvent>;

/** The walk is over: what the field offers. */
export function arrive(state: WhiskyState, seat: Seat, emit: Emits): void {
  offers[fieldAt(travellerAt(state, seat)).kind]?.(state, seat, emit);
}

/** What may be done where a walk ends; nothing on the other kinds of fields. */
const offers: Readonly<Partial<Record<FieldKind, (state: WhiskyState, seat: Seat, emit: Emits) => void>>> = {
  distillery: openVisit,
  special: drawCard,
  lost(state, seat) {
    const isOpen = lostPrice(travellerAt(state, seat)) !== undefined && state.lostDeck.length > 0;
    if (isOpen && !state.turn.prohibited) push(state, { at: 'lost', seat });
  },
  pub(state, seat) {
    if (swaps(state, seat).length > 0 && !state.turn.prohibited) push(state, { at: 'pub', seat });
  },
  airport(state, seat) {
    const traveller = travellerAt(state, seat);
    // WG-27: whether one of the cards is a ticket is for nobody else to know.
    const mayFly = hasCards(traveller) || hasOpen(traveller, 'flight-return');
    if (mayFly && !state.turn.flown) push(state, { at: 'airport', seat });
  },
};

/** At a distillery: whoever could be asked, or could have Robbie MacPherson, is (WG-27). */
export function openVisit(state: WhiskyState, seat: Seat): void {
  if (state.turn.prohibited) return;
  const traveller = travellerAt(state, seat);
  const mayVisit = traveller.lastAsked !== traveller.at && (hasCards(traveller) || !foundNothing(state, seat));
  if (mayVisit) push(state, { at: 'visit', seat, smuggling: false });
  else maybeJump(state, seat);
}

/** Goes without a question; Nick Savage may jump if there was none for him. */
export function leaveVisit(state: WhiskyState, seat: Seat): void {
  pop(state);
  if (foundNothing(state, seat)) maybeJump(state, seat);
}

/** WG-6: the top lost bottle for tokens. */
export function redeem(state: WhiskyState, seat: Seat, emit: Emits): void {
  const traveller = travellerAt(state, seat);
  const price = lostPrice(traveller);
  const bottle = state.lostDeck.shift();
  if (!price || !bottle) throw new Error('no lost bottle can be had');
  pay(state, seat, price);
  traveller.lost.push(bottle satisfies LostBottle);
  emit({ type: 'redeemed', seat, bottle });
}

/** The tickets a player has: in the hand, or lying open for the way back (WG-18). */
export function ticketsOf(state: WhiskyState, seat: Seat): Ticket[] {
  const traveller = travellerAt(state, seat);
  const tickets: Ticket[] = [];
  if (holds(traveller, 'flight-one-way')) tickets.push('flight-one-way');
  if (holds(traveller, 'flight-return')) tickets.push('flight-return');
  if (hasOpen(traveller, 'flight-return')) tickets.push('flight-back');
  return tickets;
}

export const otherAirports = (state: WhiskyState, seat: Seat): FieldId[] =>
  AIRPORTS.filter((airport) => airport !== travellerAt(state, seat).at);

/** WG-18 and WG-28: a return ticket is laid open for the way back, every other one is handed in. */
export function fly(state: WhiskyState, seat: Seat, to: FieldId, ticket: Ticket, emit: Emits): void {
  const traveller = travellerAt(state, seat);
  emit({ type: 'flew', seat, from: traveller.at as FieldId, to, ticket });
  if (ticket === 'flight-back') dropCard(state, seat, 'flight-return', emit);
  else {
    traveller.hand.splice(traveller.hand.indexOf(ticket), 1);
    if (ticket === 'flight-return') traveller.open.push(ticket);
    else state.deck.push(ticket);
  }
  state.turn.flown = true;
  putPawn(state, seat, to, emit);
}
