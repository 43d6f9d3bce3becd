import { isIPv6 } from 'node:net';
import { type Limits, makeBuckets } from '../wire/bucket.ts';

/** Wrong passwords for a name from one address: a burst, then one a minute. */
const OF_ADDRESS: Limits = { burst: 10, perSecond: 1 / 60 };
/** The same from all addresses from which nobody has come in under that name. */
const OF_STRANGERS: Limits = { burst: 100, perSecond: 1 / 60 };

/** Limits password guesses without locking the owner out: each address has its own, and those that are known to be right keep them. */
export interface Guesses {
  /** Counts a guess; the milliseconds to wait if it is one too many. */
  take(name: string, address: string): number;
  /** Whoever guessed last from there was right. */
  succeed(name: string, address: string): void;
}

export function makeGuesses(now: () => number): Guesses {
  const ofAddresses = makeBuckets(OF_ADDRESS, now);
  const ofStrangers = makeBuckets(OF_STRANGERS, now);
  const right = makeKept();
  return {
    take(name, address) {
      const key = `${name} ${networkOf(address)}`;
      const buckets = [ofAddresses(key), ...(right.has(key) ? [] : [ofStrangers(name)])];
      const wait = Math.max(...buckets.map((bucket) => bucket.wait()));
      if (wait === 0) for (const bucket of buckets) bucket.take();
      return wait;
    },
    succeed: (name, address) => right.add(`${name} ${networkOf(address)}`),
  };
}

/** A household has a whole network of IPv6 addresses. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [front = '', back] = address.split('::');
  const parts = front.split(':').filter(Boolean);
  const missing = back === undefined ? [] : Array<string>(8).fill('0');
  return [...parts, ...missing].slice(0, 4).join(':');
}

const MOST_KEPT = 10_000;

/** The last so many words. */
function makeKept() {
  const kept = new Set<string>();
  return {
    has: (word: string): boolean => kept.has(word),
    add(word: string): void {
      kept.delete(word);
      kept.add(word);
      const [oldest] = kept;
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}
