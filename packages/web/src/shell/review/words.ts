import type { Review } from '@taproom/bots';
import type { Say } from '@taproom/games/text';
import { type Key, spokenRegion } from '../../kit/text/index.svelte.ts';
import type { Line } from '../../table/lines.ts';
import { type Judged, judged, SIGNS } from './grade.ts';

/** A number with at most one decimal, and with its sign if it is a change. */
export const figure = (value: number, isChange = false): string =>
  value
    .toLocaleString(spokenRegion(), { maximumFractionDigits: 1, signDisplay: isChange ? 'exceptZero' : 'auto' })
    .replace('-', '−');

/** What a decision cost and what chance brought, in a few words: "? mistake, −6 of 100; +9 luck". */
export function noteText(say: Say<Key>, unit: Review['unit'], { grade, loss, luck }: Judged): string {
  const cost = loss > 0 ? [say(`review.loss.${unit}`, { loss })] : [];
  const decided = grade === undefined ? [] : [[`${SIGNS[grade]} ${say(`review.grade.${grade}`)}`, ...cost].join(', ')];
  const lucky = luck === 0 ? [] : [say('review.luck', { luck: figure(luck, true) })];
  return [...decided, ...lucky].join('; ');
}

/** The lines of a list of moves, with what the review says of each. */
export function judgedLines(lines: readonly Line[], { steps, unit }: Review, say: Say<Key>): Line[] {
  const notes = new Map(steps.map((step) => [step.entry + 1, judged(step, unit)]));
  return lines.map((line) => {
    const one = notes.get(line.at);
    const text = one && noteText(say, unit, one);
    return text ? { ...line, note: { text, grade: one.grade ?? 'fine' } } : line;
  });
}
