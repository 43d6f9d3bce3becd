import { type Bucket, type Limits, makeBuckets } from './bucket.ts';

/** So many at once, and so many more a minute. */
export interface Allowance {
  readonly burst: number;
  readonly perMinute: number;
}

/** What is limited by the minute: at one table, or for one player. */
const RATES = ['moves', 'undos', 'hints', 'chat', 'log', 'tables'] as const;
type Rate = (typeof RATES)[number];
/** What is limited by number: for one player, or those who only watch a table. */
const COUNTS = ['open', 'bots', 'watchers'] as const;
type Count = (typeof COUNTS)[number];

/** What one player may ask of a house beside the number of their requests. */
export type HouseLimits = Readonly<Record<Rate, Allowance>> & Readonly<Record<Count, number>>;

export const USUAL_LIMITS: HouseLimits = {
  // A person makes a move a second at most, a program some more; each is replayed when the table is opened again.
  moves: { burst: 120, perMinute: 300 },
  undos: { burst: 20, perMinute: 20 },
  // Each takes a thread for up to three seconds.
  hints: { burst: 6, perMinute: 12 },
  chat: { burst: 10, perMinute: 30 },
  log: { burst: 20, perMinute: 60 },
  tables: { burst: 20, perMinute: 2 },
  open: 50,
  bots: 60,
  // Each move is sent to all of them before anybody else has their turn.
  watchers: 500,
};

/** The usual limits with those changed that a text names, as in `moves=120/300,open=50`; the first word that makes no sense, if any. */
export function limitsFrom(text: string): HouseLimits | { readonly wrong: string } {
  const changed: Partial<Record<string, Allowance | number>> = {};
  for (const word of text.split(',').filter((one) => one.trim() !== '')) {
    const [, name = '', first = '', second] = /^\s*(\w+)=(\d{1,6})(?:\/(\d{1,6}))?\s*$/.exec(word) ?? [];
    const isRate = RATES.some((one) => one === name) && second !== undefined;
    const isCount = COUNTS.some((one) => one === name) && second === undefined;
    if (!isRate && !isCount) return { wrong: word.trim() };
    changed[name] = isRate ? { burst: Number(first), perMinute: Number(second) } : Number(first);
  }
  return { ...USUAL_LIMITS, ...changed };
}

const bucketFor = ({ burst, perMinute }: Allowance): Limits => ({ burst, perSecond: perMinute / 60 });

/** Takes one of something for each of those who share in it; the milliseconds to wait if that is one too many. */
export type Spend = (what: Rate, ...names: readonly string[]) => number;

export function makeSpending(limits: HouseLimits, now: () => number): Spend {
  const buckets = new Map(RATES.map((what) => [what, makeBuckets(bucketFor(limits[what]), now)]));
  return (what, ...names) => takeFrom(names.flatMap((name) => buckets.get(what)?.(name) ?? []));
}

/** Takes as much from all buckets, or nothing; the milliseconds to wait if one of them has not enough. */
export function takeFrom(buckets: readonly Bucket[], count = 1): number {
  const wait = Math.max(0, ...buckets.map((bucket) => bucket.wait(count)));
  if (wait === 0) for (const bucket of buckets) bucket.take(count);
  return wait;
}
