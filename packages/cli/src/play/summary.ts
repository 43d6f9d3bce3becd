import { SUMMARY_BOXES, type Summary, type SummaryBox } from '@taproom/games/learning';
import { padded } from '../output/paint.ts';
import { rowsWithin, wrapped } from '../output/words.ts';
import { MOST_TEXT } from './page.ts';
import type { Style } from './scene.ts';

/** From so many columns on, two boxes stand side by side, or all four. */
const TWO = 100;
const FOUR = 150;
const GAP = '   ';

/** A game on one page: what wins, a turn, what scores, when it ends, and what newcomers are refused most. */
export function summaryLines(summary: Summary, style: Style, columns: number): string[] {
  const { say, text, paint } = style;
  const across = columns >= FOUR ? 4 : columns >= TWO ? 2 : 1;
  const width = Math.floor((columns - GAP.length * (across - 1)) / across);
  const boxes = SUMMARY_BOXES.map((box) => boxLines(summary, style, box, width));
  const rows = Array.from({ length: boxes.length / across }, (_, row) => boxes.slice(row * across, (row + 1) * across));
  const refusals = summary.refusals.map(({ rule, words }) => [rule, words] as const);
  return [
    paint('title', say('summary.of', { game: text.title })),
    ...rows.flatMap((row) => ['', ...sideBySide(row, width)]),
    '',
    paint('title', say('summary.refusals')),
    ...rowsWithin(refusals, Math.min(columns, MOST_TEXT)),
  ];
}

const boxLines = (summary: Summary, { say, paint }: Style, box: SummaryBox, width: number): string[] => [
  paint('title', say(`summary.${box}`)),
  ...wrapped(summary[box], width),
];

const sideBySide = (boxes: readonly (readonly string[])[], width: number): string[] =>
  Array.from({ length: Math.max(...boxes.map((box) => box.length)) }, (_, line) =>
    boxes
      .map((box) => padded(box[line] ?? '', width))
      .join(GAP)
      .trimEnd(),
  );
