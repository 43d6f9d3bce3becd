import type { Seat } from '@taproom/engine';
import type { BrewingEvent, Ingredient, Space } from '@taproom/games/dice-brewing';

/** What only the own decision of a seat brings about; the rest also happens when the boards are tidied. */
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

/** What others did, or did to this seat, after its last deed. Its own gains and rolls are plain to see. */
export function since(log: readonly BrewingEvent[], seat: Seat): BrewingEvent[] {
  const last = log.findLastIndex((event) => isDeedOf(event, seat));
  return log
    .slice(last + 1)
    .filter((event) => isNews(event, seat))
    .map(unnamed);
}

/** What changes nothing, is plain to see, or is told by what follows from it. */
const QUIET: ReadonlySet<BrewingEvent['type']> = new Set([
  'drawn',
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

/** One device may have shown this event to the one whose token it is. */
const unnamed = (event: BrewingEvent): BrewingEvent =>
  event.type === 'dealt' && !event.open ? { ...event, token: null } : event;

/** Where an event can be seen on the table. */
interface Spotlight {
  readonly seat: Seat | null;
  readonly space: Space | null;
  readonly recipe: string | null;
  readonly ingredient: Ingredient | null;
}

export function spotlightOf(event: BrewingEvent): Spotlight {
  const seat = 'at' in event ? event.at : 'seat' in event ? event.seat : null;
  return {
    seat,
    space: 'space' in event ? event.space : null,
    recipe: 'recipe' in event ? event.recipe : null,
    ingredient: event.type === 'bought' ? event.ingredient : null,
  };
}
