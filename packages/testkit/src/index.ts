export { type Demands, demandsOf, type GoldenPlan, goldensFor, unmet } from './demands.ts';
export { hitRate, isOneInSix, type ReadDie, type Throw } from './foresight.ts';
export { brokenAlong, savedTrails, type Trail } from './found.ts';
export { type Fuzzed, type Fuzzing, fuzz, type Player, withSlips } from './fuzz.ts';
export {
  firstDifference,
  type Golden,
  type GoldenSetup,
  playGolden,
  replayGolden,
  type Words,
} from './golden.ts';
export { describeViolation, type Inspection, inspect, LAWS, type LawName, type Violation } from './inspect.ts';
export { type Branch, divide, perft } from './perft.ts';
export { type Setup, setupsAt, setupsOf } from './setups.ts';
export { bySeed, type Choose, type Open, openActions, type Run, recordOf, statesOf, type Turn, walk } from './walk.ts';
