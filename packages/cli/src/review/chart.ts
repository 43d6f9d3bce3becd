import type { Review } from '@taproom/bots';

const BARS = '▁▂▃▄▅▆▇█';
const LEAST_WIDTH = 8;

/** What every seat could expect, as a row of bars from the beginning to the end. */
export function chartLines(
  { unit, opening, steps, result }: Review,
  names: readonly string[],
  width: number,
): string[] {
  const all = [opening, ...steps.map(({ values }) => values)];
  const most = unit === 'wins' ? 1 : Math.max(1, ...all.flat());
  const head = Math.max(...names.map((name) => name.length)) + 2;
  const room = Math.max(LEAST_WIDTH, width - head);
  return result.map((_, seat) => {
    const values = all.map((one) => one[seat] ?? 0);
    const bars = sampled(values, room).map((value) => barFor(value / most));
    return `${(names[seat] ?? '').padEnd(head)}${bars.join('')}`;
  });
}

const barFor = (share: number): string => BARS[Math.min(BARS.length - 1, Math.floor(share * BARS.length))] ?? '';

/** As many numbers as fit, evenly taken, the first and the last among them. */
const sampled = (values: readonly number[], most: number): number[] =>
  values.length <= most
    ? [...values]
    : Array.from({ length: most }, (_, i) => values[Math.round((i * (values.length - 1)) / (most - 1))] ?? 0);
