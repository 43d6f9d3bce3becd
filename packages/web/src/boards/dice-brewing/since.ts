import type { Seat } from '@taproom/engine';
import type { BrewingEvent, Ingredient, Space, Token } from '@taproom/games/dice-brewing';

/** Events caused only by the seat's own decision; the others also happen when the boards are tidied. */
const DEEDS: ReadonlySet<BrewingEvent['type']> = new Set([
  'placed',
  'sown',
  'sped',
  'stored',
  'passed',
  'kept',
  'rerolled',
  'searched',
  'swapped',
  'declined',
  'bought',
  'dealt',
  'played',
  'aimed',
  'blocked',
  'banned',
  'brewed',
]);

const isDeedOf = (event: BrewingEvent, seat: Seat): boolean =>
  DEEDS.has(event.type) && 'seat' in event && event.seat === seat;

/**
 * What others did since this seat's last action, and what was done to it. Its own gains and rolls are visible anyway.
 */
export function since(log: readonly BrewingEvent[], seat: Seat): BrewingEvent[] {
  const last = log.findLastIndex((event) => isDeedOf(event, seat));
  return log
    .slice(last + 1)
    .filter((event) => isNews(event, seat))
    .map(unnamed);
}

/** Events that change nothing, are visible anyway, or are told by those that follow. */
const QUIET: ReadonlySet<BrewingEvent['type']> = new Set([
  'drawn',
  'phase',
  'rolled',
  'passed',
  'kept',
  'searched',
  'played',
  'tidied',
  'ended',
]);

function isNews(event: BrewingEvent, seat: Seat): boolean {
  if (event.type === 'wasted') return event.seat === seat;
  return !QUIET.has(event.type) && !('seat' in event && event.seat === seat && event.type !== 'began');
}

/** Hides a token dealt face down: on a shared device its owner may have seen it. */
const unnamed = (event: BrewingEvent): BrewingEvent =>
  event.type === 'dealt' && !event.open ? { ...event, token: null } : event;

interface Spotlight {
  readonly seat: Seat | null;
  readonly space: Space | null;
  readonly recipe: string | null;
  readonly stall: Ingredient | Token | null;
}

export function spotlightOf(event: BrewingEvent): Spotlight {
  const seat = 'at' in event ? event.at : 'seat' in event ? event.seat : null;
  return {
    seat,
    space: 'space' in event ? event.space : null,
    recipe: 'recipe' in event ? event.recipe : null,
    stall: event.type === 'bought' ? event.ingredient : event.type === 'dealt' ? event.token : null,
  };
}
