import type { Seat } from '@taproom/engine';
import {
  type Bottle,
  bottleOf,
  type FieldId,
  type Token,
  type WhiskyEvent,
  type WhiskyView,
} from '@taproom/games/whisky-game/shown';

/** Something small that goes from one place to another. */
export type Piece =
  | { readonly is: 'token'; readonly token: Token }
  /** Null is a hidden one. */
  | { readonly is: 'bottle'; readonly bottle: Bottle | null }
  | { readonly is: 'card' };

/** Where it comes from or goes to: a player's sign, a field of the map, or the middle of the map. */
export type End = { readonly seat: Seat } | { readonly field: FieldId } | 'middle';

export interface Travel {
  readonly piece: Piece;
  readonly from: End;
  readonly to: End;
}

/** What goes from place to place by these events. */
export const travelsIn = (events: readonly WhiskyEvent[], { seats }: WhiskyView): Travel[] =>
  events.flatMap((event) => travelsOf(event, (seat) => seats[seat]?.at ?? null));

function travelsOf(event: WhiskyEvent, placeOf: (seat: Seat) => FieldId | null): Travel[] {
  const home = 'seat' in event && event.seat !== null ? { seat: event.seat } : 'middle';
  const field = 'seat' in event && event.seat !== null ? placeOf(event.seat) : null;
  const here: End = field === null ? 'middle' : { field };
  switch (event.type) {
    case 'found':
      return [{ piece: { is: 'token', token: event.token }, from: { field: event.at }, to: home }];
    case 'took':
      return [{ piece: { is: 'bottle', bottle: event.bottle }, from: originOf(event.bottle) ?? here, to: home }];
    case 'redeemed':
      return [{ piece: { is: 'bottle', bottle: event.bottle }, from: here, to: home }];
    case 'drew':
      return event.card === null ? [{ piece: { is: 'card' }, from: here, to: home }] : [];
    case 'gave':
      return [{ piece: { is: 'card' }, from: home, to: { seat: event.to } }];
    default:
      return [];
  }
}

function originOf(bottle: Bottle): End | undefined {
  const { distillery } = bottleOf(bottle);
  return distillery === null ? undefined : { field: distillery };
}
