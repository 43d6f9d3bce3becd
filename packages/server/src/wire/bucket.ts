import type { Limits } from './socket.ts';

/** Lets so many through at once, and so many more each second. */
export function makeBucket({ burst, perSecond }: Limits, now: () => number): { take(): boolean } {
  let left = burst;
  let filledAt = now();
  return {
    take() {
      const at = now();
      left = Math.min(burst, left + ((at - filledAt) / 1_000) * perSecond);
      filledAt = at;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}
