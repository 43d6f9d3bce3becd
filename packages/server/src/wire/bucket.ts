/** How many messages may come at once, and how many more each second. */
export interface Limits {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Bucket {
  /** Lets one more through, or something that counts for as many, or not. */
  take(count?: number): boolean;
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
    isFull() {
      fill();
      return left >= burst;
    },
  };
}

/** So many buckets are kept before those that are full again are thrown away. */
const MANY = 10_000;

/** One bucket for each name, however many connections use it and however often they come back. */
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
