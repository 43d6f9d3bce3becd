export {
  AlreadyEntered,
  DailyAnswer,
  DailyAttempt,
  DailyEntered,
  DailyResults,
  DailySolution,
  LARGEST_ATTEMPT,
  NoResult,
} from './dailies.ts';
export { type Following, follow, followState, hear, ownText, type Told, tell } from './following.ts';
export { checkSignature, type SignatureCheck, signedText } from './house-signature.ts';
export { PROTOCOL_VERSION } from './limits.ts';
export {
  type Advice,
  type ChatLine,
  ClientMessage,
  type ClockState,
  type Common,
  LARGEST_MESSAGE,
  LONGEST_CHAT,
  type Moved,
  type Moving,
  type Own,
  type PlainMessage,
  type Push,
  type Refused,
  type ServerMessage,
  type TableState,
} from './messages.ts';
export { type PackedActions, packActions, unpackActions } from './packed.ts';
export { checkRecord, parseRecord, type RecordError } from './parse-record.ts';
export { LARGEST_RECORD, RecordSchema } from './record-schema.ts';
export { type MatchReview, TableReview } from './reviews.ts';
export {
  BotSetup,
  Clock,
  KnownTable,
  Nonce,
  OtherRules,
  OwnTable,
  PlayerName,
  type SeatInfo,
  SeatSetup,
  TableId,
  TableInfo,
  TableSetup,
  TableStatus,
  Text,
  TimeOut,
} from './tables.ts';
export { beginPush, endPush, readMessage } from './wire.ts';
