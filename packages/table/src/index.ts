export { afterThought, type BotTurn, botTurnIn, forcedIn, patienceIn } from './bot-time.ts';
export type { Clock, TimeOut } from './clock.ts';
export { type Clocks, clocksAt } from './clocks-at.ts';
export { type Due, nextDue } from './due.ts';
export type { Entry, EntryKind } from './entry.ts';
export {
  advance,
  begin,
  type Denial,
  giveUp,
  isResigned,
  type LiveMatch,
  type Opening,
  play,
  resume,
} from './live-match.ts';
export {
  AT_ONE_DEVICE,
  askedIn,
  isAbandoned,
  isSecret,
  onlookerIn,
  type Turn,
  turnIn,
  undo,
  undoerIn,
  viewerIn,
} from './one-device.ts';
export { isPlayedByBot, peopleIn, peopleLeftIn } from './seats.ts';
export {
  addedBy,
  eventsFor,
  isUpToDate,
  lastEventsFor,
  legalFor,
  logFor,
  type Seen,
  seenBy,
} from './seen.ts';
export { isTableEvent, type TableEvent } from './table-events.ts';
export { endOf } from './time-limit.ts';
export { canUndo } from './undo.ts';
