import { columns, percent } from '../../output/words.ts';
import type { Figures } from './played-games.ts';

/** Figures, and what they were measured with. */
export interface MeasuredFigures {
  readonly rules: number;
  readonly seed: number;
  readonly figures: readonly Figures[];
}

const HEADINGS = ['bots', 'seats', 'games', 'rounds', 'cards', 'flights', 'lost bottles'] as const;

const cellsOf = ({ level, seats, games, medianRounds, drawnPerPlayer, flown, lostShare }: Figures): string[] => [
  level,
  String(seats),
  String(games),
  String(medianRounds),
  drawnPerPlayer.toFixed(1),
  percent(flown),
  percent(lostShare),
];

/** For the terminal. */
export const tableLines = ({ rules, seed, figures }: MeasuredFigures): string[] => [
  `The Whisky Game, rules ${rules}, seed ${seed}`,
  ...columns([HEADINGS, ...figures.map(cellsOf)]).map((line) => `  ${line}`),
];

const BEGIN = '<!-- figures: written by `taproom figures whisky-game --write` -->';
const END = '<!-- end of figures -->';

/** For the written rules: what stands between the marks. */
export const blockOf = ({ rules, seed, figures }: MeasuredFigures): string =>
  [
    BEGIN,
    `Rules ${rules}, seed ${seed}. Rounds at the median; special cards drawn per player and game; games in which somebody flies; share of`,
    "the winners' points that lost bottles bring.",
    '',
    rowOf(HEADINGS),
    rowOf(HEADINGS.map(() => '---')),
    ...figures.map((one) => rowOf(cellsOf(one))),
    END,
  ].join('\n');

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The block that a page holds, marks included; nothing if it has none. */
export function blockIn(page: string): string | undefined {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  return from < 0 || to < from ? undefined : page.slice(from, to + END.length);
}

export function withBlock(page: string, block: string): string {
  const old = blockIn(page);
  if (old === undefined) throw new Error('the page has no place for figures');
  return page.replace(old, () => block);
}
