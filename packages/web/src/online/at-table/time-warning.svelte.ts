import type { Followed } from '@taproom/protocol/client';
import { say } from '../../kit/text/index.svelte.ts';
import { clockText, timeLeft } from './clocks.ts';

/** How much time is little, in milliseconds: for a whole match, and for a move of days. */
const LITTLE = { live: 30_000, slow: 3_600_000 };
/** Timers cannot wait for longer. */
const LONGEST = 2_000_000_000;

/**
 * Warns a player once in each of their turns before their time runs out. Call inside a component; `seat` is undefined while no
 * clock of theirs matters.
 */
export function warnOfTime(
  followed: () => Followed | undefined,
  seat: () => number | undefined,
  warn: (text: string) => void,
): void {
  let isWarned = false;

  $effect(() => {
    const [now, own] = [followed(), seat()];
    const { clock = null, info } = now?.state ?? {};
    if (!now || !clock || own === undefined || !clock.running.includes(own) || info?.clock.kind === 'none') {
      isWarned = false;
      return;
    }
    const little = LITTLE[info?.clock.kind ?? 'live'];
    const left = timeLeft(clock, own, performance.now() - now.clockAt) ?? 0;
    if (isWarned || left - little > LONGEST) return;
    const timer = setTimeout(
      () => {
        isWarned = true;
        const units = { d: say('table.clock.d'), h: say('table.clock.h') };
        warn(say('table.time.low', { time: clockText(Math.min(left, little), units) }));
      },
      Math.max(0, left - little),
    );
    return () => clearTimeout(timer);
  });
}
