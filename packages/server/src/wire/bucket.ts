/** How many messages may come at once, and how many more per second. */
export interface Limits {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  /** Whether a message, or one that counts as several, may pass. */
  take(count?: number): boolean;
  /** How many milliseconds until so many may pass. */
  wait(count?: number): number;
  isFull(): boolean;
}

export function makeBucket({ burst, perSecond }: Limits, now: () => number): Bucket {
  let left = burst;
  let filledAt = now();

  function fill(): void {
    const at = now();
    left = Math.min(burst, left + (Math.max(0, at - filledAt) / 1_000) * perSecond);
    filledAt = at;
  }

  return {
    take(count = 1) {
      fill();
      if (left < count) return false;
      left -= count;
      return true;
    },
    wait(count = 1) {
      fill();
      return Math.ceil((Math.max(0, count - left) / perSecond) * 1_000);
    },
    isFull() {
      fill();
      return left >= burst;
    },
  };
}

/** With more buckets than this, those that are full again are dropped. */
const MANY = 10_000;

/** One bucket per name, shared by all its connections. */
export function makeBuckets(limits: Limits, now: () => number): (name: string) => Bucket {
  const buckets = new Map<string, Bucket>();

  function dropFull(): void {
    for (const [name, bucket] of buckets) if (bucket.isFull()) buckets.delete(name);
  }

  return (name) => {
    const bucket = buckets.get(name) ?? makeBucket(limits, now);
    if (buckets.size >= MANY && !buckets.has(name)) dropFull();
    buckets.set(name, bucket);
    return bucket;
  };
}
