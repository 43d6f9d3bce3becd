import type { Seat } from '@taproom/engine';
import type { Followed } from '@taproom/protocol/client';
import { say } from '../../kit/text/index.svelte.ts';
import { timeLeft } from './clocks.ts';
import { timeInWords, warningAt } from './time-warning.ts';

/** How often the clocks are looked at, in milliseconds. */
const LOOK = 250;

const inWords = (left: number): string =>
  timeInWords(left, {
    seconds: (count) => say('table.clock.seconds', { count }),
    minutes: (count) => say('table.clock.minutes', { count }),
  });

/** Calls `tell` when somebody's time is running out. Call inside a component; it ends with it. */
export function warnOfTime(followed: () => Followed | undefined, tell: (seat: Seat, time: string) => void): void {
  /** What was left to those whose clocks ran at the last look. */
  let seen = new Map<Seat, number>();

  function look(): void {
    const now = followed();
    if (!now) return;
    const { clock, info } = now.state;
    const next = new Map<Seat, number>();
    for (const seat of clock?.running ?? []) {
      const left = timeLeft(clock, seat, Math.max(0, performance.now() - now.clockAt));
      if (left === null) continue;
      next.set(seat, left);
      const warning = warningAt(info.clock.kind, seen.get(seat), left);
      if (warning !== undefined) tell(seat, inWords(warning));
    }
    seen = next;
  }

  const isTimed = $derived(followed()?.state.outcome === null && followed()?.state.info.clock.kind !== 'none');
  $effect(() => {
    if (!isTimed) return;
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  });
}
