/** How much faster or slower than time itself the clock may run to come back to the computer's. */
const HASTE = 0.05;

/**
 * Milliseconds since 1970, on a clock that never jumps and never goes back, since players' clocks are reckoned by it. When the
 * computer's clock is set, or it has slept, this one comes round to it little by little.
 */
export function steadyClock(
  wall: () => number = Date.now,
  ticks: () => number = () => performance.now(),
): () => number {
  let time = wall();
  let ticked = ticks();
  return () => {
    const passed = ticks() - ticked;
    ticked += passed;
    time += passed;
    const off = wall() - time;
    time += Math.sign(off) * Math.min(Math.abs(off), passed * HASTE);
    return Math.floor(time);
  };
}
