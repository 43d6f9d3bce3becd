import { type Limits, makeBuckets } from '../wire/bucket.ts';

/** The way out to addresses that players have given. Nobody can turn the server on somebody else by it. */
export interface Outlet {
  /** Calls a place at an address; returns the status, or undefined if it is not to be called now. */
  call(place: string, address: string, send: () => Promise<number>): Promise<number | undefined>;
}

/** How often one place is called. */
const CALLS: Limits = { burst: 30, perSecond: 1 };
/** How many calls to one place, and to all, may be under way. */
const MOST_THERE = 4;
const MOST_AT_ALL = 64;
/** After a first failure an address is left in peace for so long, in milliseconds; after each further one twice as long. */
const FIRST_REST = 60_000;
const LONGEST_REST = 6 * 3_600_000;
/** With more addresses resting than this, those whose rest is over are forgotten. */
const MANY = 10_000;

interface Rest {
  readonly failures: number;
  readonly until: number;
}

export function makeOutlet(now: () => number): Outlet {
  const bucketOf = makeBuckets(CALLS, now);
  const underWay = new Map<string, number>();
  const resting = new Map<string, Rest>();
  let all = 0;

  const change = (place: string, by: number): void => {
    const there = (underWay.get(place) ?? 0) + by;
    all += by;
    if (there === 0) underWay.delete(place);
    else underWay.set(place, there);
  };

  const mayCall = (place: string, address: string): boolean =>
    all < MOST_AT_ALL &&
    (underWay.get(place) ?? 0) < MOST_THERE &&
    (resting.get(address)?.until ?? 0) <= now() &&
    bucketOf(place).take();

  function note(address: string, isFine: boolean): void {
    if (isFine) return void resting.delete(address);
    const failures = (resting.get(address)?.failures ?? 0) + 1;
    if (resting.size >= MANY) for (const [old, { until }] of resting) if (until <= now()) resting.delete(old);
    resting.set(address, { failures, until: now() + Math.min(LONGEST_REST, FIRST_REST * 2 ** (failures - 1)) });
  }

  return {
    async call(place, address, send) {
      if (!mayCall(place, address)) return undefined;
      change(place, 1);
      let isFine = false;
      try {
        const status = await send();
        isFine = status < 300;
        return status;
      } finally {
        change(place, -1);
        note(address, isFine);
      }
    },
  };
}
