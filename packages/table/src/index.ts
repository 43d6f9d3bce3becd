export { afterThought, type BotTurn, botTurnIn, forcedIn, patienceIn } from './bot-time.ts';
export type { Clock, TimeOut } from './clock.ts';
export { type Clocks, clocksAt } from './clocks-at.ts';
export { mustConsent, stillAsked, type UndoAsked } from './consent.ts';
export { type Due, nextDue, nextLook } from './due.ts';
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
export { isNotice, type Notice } from './notices.ts';
export {
  AT_ONE_DEVICE,
  askedIn,
  isAbandoned,
  isSecret,
  mayAskToUndoIn,
  onlookerIn,
  type Turn,
  turnIn,
  undo,
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
export { endOf } from './time-limit.ts';
export { mayAskToUndo } from './undo.ts';
