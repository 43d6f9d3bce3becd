import type { Seat } from '@taproom/engine';
import type { WhiskyEvent } from '@taproom/games/whisky-game/shown';

type Kind = WhiskyEvent['type'];

/** Events caused only by the seat's own decision. */
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

/** Events that are told by those that follow, or soon become irrelevant. */
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

/** Events in which others do something to a seat. */
const SUFFERED: ReadonlySet<Kind> = new Set(['lost', 'exchanged', 'shown', 'spilt', 'moved', 'missed']);

const isDeedOf = (event: WhiskyEvent, seat: Seat): boolean =>
  DEEDS.has(event.type) && 'seat' in event && event.seat === seat;

/** What others did since this seat's last action, and what was done to it. */
export function since(log: readonly WhiskyEvent[], seat: Seat): WhiskyEvent[] {
  const last = log.findLastIndex((event) => isDeedOf(event, seat));
  const later = log.slice(last + 1);
  // The result of the seat's own last action is not news.
  const from = later.findIndex((event) => 'seat' in event && event.seat !== null && event.seat !== seat);
  return from < 0 ? [] : later.slice(from).filter((event) => isNews(event, seat));
}

const isNews = (event: WhiskyEvent, seat: Seat): boolean =>
  !QUIET.has(event.type) && !('seat' in event && event.seat === seat && !SUFFERED.has(event.type));
