import type { Clock } from '@taproom/protocol';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** When players are told that their time is running out: so long before it is over. */
const WARNINGS: Readonly<Record<Clock['kind'], readonly number[]>> = {
  none: [],
  live: [10 * SECOND, 30 * SECOND],
  slow: [10 * MINUTE, 60 * MINUTE],
};

/** Whether so little is left that the clock itself shows it. */
export const isUrgent = (kind: Clock['kind'], left: number): boolean => left <= (WARNINGS[kind].at(-1) ?? 0);

/** What is left when a warning is due, given what was left when the clock was last looked at; nothing before its first look. */
export function warningAt(kind: Clock['kind'], before: number | undefined, left: number): number | undefined {
  const [last] = WARNINGS[kind];
  if (left <= 0 || last === undefined) return undefined;
  // Whoever begins a turn with hardly any time left is told at once.
  if (before === undefined) return left <= last ? left : undefined;
  return WARNINGS[kind].find((warning) => left <= warning && before > warning) === undefined ? undefined : left;
}

interface Words {
  readonly seconds: (count: number) => string;
  readonly minutes: (count: number) => string;
}

const IN_SECONDS = 100 * SECOND;

/** "10 seconds", "60 minutes". */
export const timeInWords = (left: number, { seconds, minutes }: Words): string =>
  left < IN_SECONDS ? seconds(Math.ceil(left / SECOND)) : minutes(Math.ceil(left / MINUTE));
