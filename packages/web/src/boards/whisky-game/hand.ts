import { type Card, type SeenTraveller, type WhiskyAction, whenOf } from '@taproom/games/whisky-game';

/** Cards of one name in a hand. */
export interface Held {
  readonly card: Card;
  readonly count: number;
  /** The action that plays it now, if it can be played. */
  readonly action: WhiskyAction | undefined;
}

/** A hand card by card, those that can be played now first. */
export function heldIn({ hand }: SeenTraveller, legal: readonly WhiskyAction[]): Held[] {
  const cards = [...new Set(hand ?? [])];
  const held = cards.map((card) => ({
    card,
    count: (hand ?? []).filter((one) => one === card).length,
    action: legal.find((action) => action.type === 'play' && action.card === card),
  }));
  return [...held.filter(({ action }) => action), ...held.filter(({ action }) => !action)];
}

/** What a press on a card asks for; a ticket is used by flying, which needs a place. */
export const wishFor = (card: Card): WhiskyAction => ({ type: 'play', card });

/** Whether a card takes part in what is asked now by something else than being played: a ticket at an airport. */
export const isInUse = (card: Card, legal: readonly WhiskyAction[]): boolean =>
  whenOf(card) === 'airport' && legal.some((action) => action.type === 'fly' && action.ticket === card);
