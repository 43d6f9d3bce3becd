export { actionKey, isAction } from './action.ts';
export { clone } from './clone.ts';
export type * from './contract.ts';
export { type DiceError, type DiceSource, makeNonce, makeSecret, openDice, sealDice } from './dice.ts';
export { type FastRng, fastRng, nextFast } from './fast.ts';
export {
  type Flow,
  type FrameOf,
  machine,
  type Prompt,
  pop,
  push,
  replace,
  type States,
  type Step,
} from './flow.ts';
export {
  act,
  type Match,
  type MatchSetup,
  type Moment,
  momentsOf,
  type OpeningError,
  openMatch,
  openRecord,
  type ReplayError,
  recordOf,
  replay,
  resign,
  resultOf,
  rewind,
} from './match.ts';
export { offeredValues, parseOptions, type SetupError, seatCounts } from './options.ts';
export { isDecidedByTieBreak } from './outcome.ts';
export { type Played, play, type Refusal, start } from './play.ts';
export {
  chained,
  type Deed,
  type History,
  isChained,
  isResignation,
  type MatchRecord,
  RECORD_FORMAT,
  RESIGN,
  type RecordEntry,
  type RecordHeader,
} from './record.ts';
export { fail, ok, type Result } from './result.ts';
export { below, type Rng, rollDie, sameRng, shuffle } from './rng.ts';
export { commitmentTo, nextSealedByte, type SealedRng, sealedRng } from './sealed.ts';
export { undoPoint } from './undo.ts';
