export { actionKey, isAction, unchecked } from './action.ts';
export { isLeftToChance } from './chance.ts';
export { clone, copyState } from './clone.ts';
export * from './contract.ts';
export { type DiceError, type DiceSource, makeNonce, makeSecret, openDice, sealDice } from './dice/dice.ts';
export { type FastRng, fastRng, nextFast } from './dice/fast.ts';
export { below, copyRng, type Rng, rollDie, sameRng, shuffle } from './dice/rng.ts';
export { commitmentTo, nextSealedByte, type SealedRng, sealedRng } from './dice/sealed.ts';
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
export { at, firstOf, isOneOf, keyed, keysOf, lastOf, must } from './lists.ts';
export {
  act,
  type Match,
  type MatchSetup,
  type OpeningError,
  openMatch,
  openRecord,
  type Played,
  type PlayedThrough,
  placesByResignation,
  playThrough,
  type ReplayError,
  recordOf,
  replay,
  resign,
  resultOf,
  rewind,
} from './match.ts';
export { offeredValues, parseOptions, type SetupError, seatCounts } from './options.ts';
export { isDecidedByTieBreak } from './outcome.ts';
export { play, type Refusal, start } from './play.ts';
export {
  beginsWith,
  chained,
  chainedFrom,
  type Deed,
  type History,
  type HouseSignature,
  isChained,
  isResignation,
  type MatchRecord,
  RECORD_FORMAT,
  RESIGN,
  type RecordEnd,
  type RecordEntry,
  type RecordHeader,
  signedText,
} from './record.ts';
export { fail, ok, type Result } from './result.ts';
export { lastDecision, undoPoint } from './undo.ts';
