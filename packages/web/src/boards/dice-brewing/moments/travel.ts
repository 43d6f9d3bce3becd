import type { Seat } from '@taproom/engine';
import {
  type BrewingEvent,
  type BrewingView,
  type DieWord,
  pipsOf,
  SPACES,
  type Space,
  type Store,
} from '@taproom/games/dice-brewing';
import type { GlyphName } from '../glyphs.ts';
import { source } from './told.ts';

/** What travels over the table. */
export type Traveller = { readonly die: DieWord } | { readonly glyph: GlyphName };

/** Where something lies: the first of these elements that can be seen. */
type Spot = readonly string[];

export interface Journey {
  readonly what: Traveller;
  readonly from: Spot;
  readonly to: Spot;
  /** What lies there is the traveller itself, which has not arrived yet. */
  readonly isGoal: boolean;
}

type EventOf<T extends BrewingEvent['type']> = Extract<BrewingEvent, { readonly type: T }>;

/** More coins than this are not told apart. */
const MOST_COINS = 5;

/** A seat's things: its dice and spaces if it lies nearest, else its place in the list of the others. */
function thingsOf(seat: Seat, front: Seat) {
  const isNear = seat === front;
  const at = (what: string): Spot => [`[data-at="${seat} ${what}"]`, `[data-seat="${seat}"]`];
  return {
    at,
    die: (from: Store, word: DieWord): Spot =>
      isNear ? [`[data-piece="${from} ${word}"]`, `[data-drop="${from}"]`] : at(from),
    newDie: (to: Store, word: DieWord): Spot =>
      isNear ? [`:nth-last-child(1 of [data-piece="${to} ${word}"])`, `[data-drop="${to}"]`] : at(to),
    seed: (): Spot => (isNear ? ['[data-piece="seed"]', '[data-drop="warehouse"]'] : at('seed')),
    slot: (space: Space): Spot => (isNear ? [`[data-slot="${space}"]`] : at('board')),
    hurry: (space: Space): Spot => (isNear ? [`[data-hurry="${space}"]`] : at('board')),
  };
}

const COUNTER: Spot = ['[data-at="counter"]'];
const SEASON: Spot = ['[data-at="season"]'];
const card = (recipe: string): Spot => [`[data-recipe="${recipe}"]`];

const journey = (what: Traveller, from: Spot, to: Spot, isGoal = false): Journey => ({ what, from, to, isGoal });

const coins = (count: number, from: Spot, to: Spot): Journey[] =>
  Array.from({ length: Math.min(MOST_COINS, count) }, () => journey({ glyph: 'coin' }, from, to));

/** All that travels in a moment, given the view before it. */
export function journeysOf(events: readonly BrewingEvent[], before: BrewingView, front: Seat): Journey[] {
  const brewed = events.find((event) => event.type === 'brewed');
  return events.flatMap((event) => journeys(event, before, front, brewed));
}

function journeys(
  event: BrewingEvent,
  before: BrewingView,
  front: Seat,
  brewed: EventOf<'brewed'> | undefined,
): Journey[] {
  if (event.type === 'aimed' && event.token === 'withdraw') {
    const { die, newDie } = thingsOf(event.at, front);
    return [journey({ die: event.into }, die('warehouse', event.die), newDie('reserve', event.into), true)];
  }
  if (event.type === 'tidied') return takenBack(before, front);
  if (!('seat' in event)) return [];
  const things = thingsOf(event.seat, front);
  switch (event.type) {
    case 'placed':
      return [journey(event, things.die(event.from, event.die), things.slot(event.space), true)];
    case 'sown':
      return [journey({ glyph: 'seed' }, things.seed(), things.slot(event.space), true)];
    case 'sped':
      return [journey(event, wherever(things, event.die), things.hurry(event.space), true)];
    case 'stored':
      return [journey(event, things.die('reserve', event.die), things.newDie('warehouse', event.die), true)];
    case 'kept':
      return [journey(event, COUNTER, things.newDie(event.where, event.die), true)];
    case 'bought':
    case 'dealt':
      return purchased(event, things);
    case 'brewed':
      return event.dice.map((die) => journey({ die }, things.die('warehouse', die), card(event.recipe)));
    default:
      return yielded(event, before, things, brewed ? card(brewed.recipe) : COUNTER);
  }
}

type Things = ReturnType<typeof thingsOf>;

/** A blue die lies in one of the two stores. */
const wherever = ({ die }: Things, word: DieWord): Spot => [
  ...die('reserve', word).slice(0, 1),
  ...die('warehouse', word),
];

function purchased(event: EventOf<'bought' | 'dealt'>, things: Things): Journey[] {
  const glyph = event.type === 'bought' ? event.ingredient : (event.token ?? 'token');
  const from = [`[data-stall="${glyph}"]`, '[data-at="black market"]'];
  const die = event.type === 'bought' ? event.die : null;
  return [
    ...coins(event.price, things.at('coin'), from),
    ...(die === null ? [] : [journey({ die }, wherever(things, die), from)]),
    journey({ glyph }, from, things.at('things')),
  ];
}

/** What a space, a recipe or the season brings. */
function yielded(event: BrewingEvent, before: BrewingView, { at, slot, newDie, seed }: Things, other: Spot): Journey[] {
  if (!('seat' in event)) return [];
  const brewer = before.seats[event.seat];
  const space = before.stage === 'tidy' && brewer ? source(brewer, event) : undefined;
  const from = space ? slot(space) : other;
  switch (event.type) {
    case 'gained':
      return pipsOf(event.die) === 0 ? [journey(event, from, newDie('reserve', event.die), true)] : [];
    case 'improved':
      return [journey(event, from, COUNTER)];
    case 'seeded':
      return event.count > 0 ? [journey({ glyph: 'seed' }, space ? from : SEASON, seed())] : [];
    case 'earned': {
      const stars = event.xp > 0 ? [journey({ glyph: 'xp' }, from, at('score'))] : [];
      return [...coins(event.coins, from, at('coin')), ...stars];
    }
    default:
      return [];
  }
}

/** Blue dice that helped come back. */
const takenBack = ({ seats }: BrewingView, front: Seat): Journey[] => {
  const { hurry } = thingsOf(front, front);
  return SPACES.flatMap((space) => {
    const speeder = seats[front]?.board[space]?.speeder;
    return speeder ? [journey({ die: `u${speeder.value}` }, hurry(space), ['[data-drop="reserve"]'])] : [];
  });
};
