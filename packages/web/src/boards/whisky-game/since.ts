import type { Seat } from '@taproom/engine';
import type { WhiskyEvent } from '@taproom/games/whisky-game';

type Kind = WhiskyEvent['type'];

/** What only the own decision of a seat brings about. */
const DEEDS: ReadonlySet<Kind> = new Set([
  'started',
  'rolled',
  'sailed',
  'walked',
  'flew',
  'asked',
  'answered',
  'redeemed',
  'swapped',
  'played',
  'gave',
]);

/** What is told by what follows from it, or is soon of no interest. */
const QUIET: ReadonlySet<Kind> = new Set([
  'cast',
  'drawn',
  'round',
  'rolled',
  'found',
  'asked',
  'threw',
  'struck',
  'played',
  'swapped',
  'dropped',
  'ended',
]);

/** What others do to a seat, told as something that happens to it. */
const SUFFERED: ReadonlySet<Kind> = new Set(['lost', 'exchanged', 'shown', 'spilt', 'moved', 'missed']);

const isDeedOf = (event: WhiskyEvent, seat: Seat): boolean =>
  DEEDS.has(event.type) && 'seat' in event && event.seat === seat;

/** What others did, or did to this seat, after its last deed. */
export function since(log: readonly WhiskyEvent[], seat: Seat): WhiskyEvent[] {
  const last = log.findLastIndex((event) => isDeedOf(event, seat));
  const later = log.slice(last + 1);
  // What came of the last deed itself is no news.
  const from = later.findIndex((event) => 'seat' in event && event.seat !== null && event.seat !== seat);
  return from < 0 ? [] : later.slice(from).filter((event) => isNews(event, seat));
}

const isNews = (event: WhiskyEvent, seat: Seat): boolean =>
  !QUIET.has(event.type) && !('seat' in event && event.seat === seat && !SUFFERED.has(event.type));
