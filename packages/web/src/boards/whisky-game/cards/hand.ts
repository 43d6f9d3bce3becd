import { type Card, type SeenTraveller, type WhiskyAction, whenOf } from '@taproom/games/whisky-game/shown';

/** Cards of one name in a hand. */
export interface Held {
  readonly card: Card;
  readonly count: number;
  /** The action that plays it now, if it can be played. */
  readonly action: WhiskyAction | undefined;
}

/** A hand card by card, playable ones first. */
export function heldIn({ hand }: SeenTraveller, legal: readonly WhiskyAction[]): Held[] {
  const cards = [...new Set(hand ?? [])];
  const held = cards.map((card) => ({
    card,
    count: (hand ?? []).filter((one) => one === card).length,
    action: legal.find((action) => action.type === 'play' && action.card === card),
  }));
  return [...held.filter(({ action }) => action), ...held.filter(({ action }) => !action)];
}

/** What a press on a card asks for; a ticket is used by flying, which needs a destination. */
export const wishFor = (card: Card): WhiskyAction => ({ type: 'play', card });

/** Whether a card is in use now without being played: a ticket at an airport. */
export const isInUse = (card: Card, legal: readonly WhiskyAction[]): boolean =>
  whenOf(card) === 'airport' && legal.some((action) => action.type === 'fly' && action.ticket === card);
