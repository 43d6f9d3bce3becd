import type { Seat } from '@taproom/engine';
import {
  type Bottle,
  type Card,
  type FieldId,
  TOKENS,
  type Token,
  type WhiskyEvent,
} from '@taproom/games/whisky-game/shown';
import type { BoardText } from '../text.ts';

type EventOf<K extends WhiskyEvent['type']> = Extract<WhiskyEvent, { type: K }>;

/** What is shown large while it is told. */
export type Scene =
  | {
      readonly shows: 'dice';
      readonly event: EventOf<'rolled' | 'sobered' | 'threw'>;
      readonly throws: readonly number[];
    }
  /** Null is a card that its holder alone sees. */
  | { readonly shows: 'card'; readonly event: EventOf<'drew' | 'played' | 'gave'>; readonly card: Card | null }
  | {
      readonly shows: 'bottles';
      readonly event: EventOf<'redeemed' | 'lost' | 'exchanged' | 'shown'>;
      /** From left to right; null is a hidden one. */
      readonly bottles: readonly (Bottle | null)[];
    }
  | {
      readonly shows: 'tokens';
      readonly event: EventOf<'gained' | 'spilt' | 'swapped'>;
      readonly gone: readonly Token[];
      readonly come: readonly Token[];
    }
  | { readonly shows: 'words'; readonly event: EventOf<'missed' | 'moved'> };

/** The scene of the last of some events that has one. */
export function sceneOf(events: readonly WhiskyEvent[]): Scene | null {
  return events.reduce<Scene | null>((last, event) => sceneFor(event) ?? last, null);
}

function sceneFor(event: WhiskyEvent): Scene | null {
  switch (event.type) {
    case 'rolled':
    case 'sobered':
      return { shows: 'dice', event, throws: event.throws };
    case 'threw':
      return { shows: 'dice', event, throws: [event.value] };
    case 'drew':
    case 'played':
    case 'gave':
      return { shows: 'card', event, card: event.card };
    case 'redeemed':
    case 'lost':
    case 'shown':
      return { shows: 'bottles', event, bottles: [event.bottle] };
    case 'exchanged':
      return { shows: 'bottles', event, bottles: [event.bottle, event.into] };
    case 'gained':
      return { shows: 'tokens', event, gone: [], come: each(event.tokens) };
    case 'spilt':
      return { shows: 'tokens', event, gone: each(event.tokens), come: [] };
    case 'swapped':
      return { shows: 'tokens', event, gone: [event.give, event.give], come: [event.take] };
    case 'missed':
    case 'moved':
      return { shows: 'words', event };
    default:
      return null;
  }
}

const each = (tokens: Readonly<Record<Token, number>>): Token[] =>
  TOKENS.flatMap((token) => Array<Token>(tokens[token]).fill(token));

/** What a scene says: while dice tumble, only who throws them; of a card, only who has it, since it is shown. */
export function captionOf(event: WhiskyEvent, names: readonly string[], { say, game }: BoardText): string {
  if (event.type === 'drew') return say(event.card === null ? 'keeps' : 'draws', { who: names[event.seat] ?? '' });
  if (event.type === 'played') return say('plays', { who: names[event.seat] ?? '' });
  return game.announcement?.(event, names) ?? game.event(event, names) ?? '';
}

/** The seats to which something happens. */
export const seatsIn = (events: readonly WhiskyEvent[]): ReadonlySet<Seat> =>
  new Set(
    events.flatMap((event) => {
      if (!('seat' in event) || event.seat === null) return [];
      return event.type === 'gave' ? [event.seat, event.to] : [event.seat];
    }),
  );

/** The fields where it happens, if the events name any. */
export const fieldsIn = (events: readonly WhiskyEvent[]): FieldId[] => events.flatMap(fieldsOf);

function fieldsOf(event: WhiskyEvent): FieldId[] {
  switch (event.type) {
    case 'sailed':
    case 'flew':
      return [event.from, event.to];
    case 'moved':
      return [event.to];
    case 'walked':
      return event.path.slice(-1);
    case 'started':
    case 'found':
      return [event.at];
    case 'asked':
      return [event.distillery];
    default:
      return [];
  }
}
