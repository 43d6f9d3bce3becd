import type { Review, ReviewStep, ReviewTotals } from '@taproom/bots';
import { type AnyGame, type BaseState, isResignation, type Played, type Tagged } from '@taproom/engine';
import type { GameText } from '@taproom/games/text';
import { columns, wrapped } from '../output/words.ts';
import { notationFor } from '../records/notation.ts';
import type { Key } from '../text/index.ts';
import { chartLines } from './chart.ts';

/** What is needed to print a review. */
export interface Reviewed {
  readonly game: AnyGame;
  readonly review: Review;
  /** The deal, and the match after every entry. */
  readonly positions: readonly Played<BaseState, Tagged>[];
  readonly names: readonly string[];
  readonly text: GameText;
  readonly say: (key: Key, params?: Readonly<Record<string, string | number>>) => string;
  readonly language: string;
  /** How many characters fit on a line. */
  readonly width: number;
}

/** A review for people: the match as a chart, who was skilled and who was lucky, where it turned, and every step. */
export const reviewLines = (reviewed: Reviewed): string[] => [
  ...wrapped(reviewed.say(`review.${reviewed.review.unit}`), reviewed.width),
  '',
  ...chartLines(reviewed.review, reviewed.names, reviewed.width),
  '',
  ...columns(totalsRows(reviewed)),
  '',
  ...turningLines(reviewed),
  '',
  ...columns(stepRows(reviewed)),
];

const HUNDRED = 100;

/** A value as it is told: how many of a hundred matches, or points. */
function told({ review, language }: Reviewed, value: number, sign: 'auto' | 'exceptZero' = 'auto'): string {
  const shown = review.unit === 'wins' ? HUNDRED * value : value;
  const format = new Intl.NumberFormat(language, {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    signDisplay: sign,
  });
  // Minus nothing is nothing.
  return format.format(Math.abs(shown) < TINY ? 0 : shown);
}

const TINY = 0.05;
const WAYS: readonly Exclude<keyof ReviewTotals, 'decisions' | 'mistakes'>[] = ['luck', 'gifts'];

function totalsRows(reviewed: Reviewed): string[][] {
  const { review, names, say } = reviewed;
  const head = ['player', 'opening', ...WAYS, 'loss', 'result', 'mistakes'] as const;
  const rows = review.totals.map((totals, seat) => [
    names[seat] ?? '',
    told(reviewed, review.opening[seat] ?? 0),
    ...WAYS.map((way) => told(reviewed, totals[way], 'exceptZero')),
    told(reviewed, -totals.loss, 'exceptZero'),
    told(reviewed, review.result[seat] ?? 0),
    say('review.of', { mistakes: totals.mistakes, decisions: totals.decisions }),
  ]);
  return [head.map((name) => say(`review.${name}`)), ...rows];
}

function turningLines(reviewed: Reviewed): string[] {
  const { review, say, width } = reviewed;
  if (review.turningPoints.length === 0) return [say('review.no-turning')];
  const lines = review.turningPoints.flatMap((index) => {
    const step = review.steps[index];
    return step
      ? wrapped(turningSentence(reviewed, step), width - INDENT.length).map((line) => `${INDENT}${line}`)
      : [];
  });
  return [say('review.turning'), ...lines];
}

const INDENT = '  ';

function turningSentence(reviewed: Reviewed, step: ReviewStep): string {
  const { say, names } = reviewed;
  const { decision, luck, seat, entry, action } = step;
  const what = say('review.step', {
    number: entry + 1,
    who: names[seat] ?? '',
    what: sentenceOf(reviewed, step, action),
  });
  if (decision && decision.loss > 0)
    return `${what} ${say('review.better', { loss: told(reviewed, decision.loss), best: sentenceOf(reviewed, step, decision.best) })}`;
  return `${what} ${say('review.rolled', { luck: told(reviewed, luck?.[seat] ?? 0, 'exceptZero') })}`;
}

/** An action as it is said, in the view of whoever chose it. */
function sentenceOf(
  { game, positions, names, text, say }: Reviewed,
  { entry, seat }: ReviewStep,
  action: Tagged,
): string {
  if (isResignation(action)) return say('review.gave-up');
  const state = positions[entry]?.match.state;
  return text.action(action, names, state && game.view(state, seat));
}

function stepRows(reviewed: Reviewed): string[][] {
  const { review, say } = reviewed;
  const head = (['move', 'player', 'what', 'loss', 'better-one', 'luck'] as const).map((name) => say(`review.${name}`));
  return [head, ...review.steps.map((step) => stepRow(reviewed, step))];
}

function stepRow(reviewed: Reviewed, { entry, seat, action, decision, luck }: ReviewStep): string[] {
  const { game, names } = reviewed;
  const isMistake = decision !== null && decision.loss > 0;
  return [
    `${entry + 1}`,
    names[seat] ?? '',
    notationFor(game.id, { ...action }),
    isMistake ? told(reviewed, -decision.loss) : decision ? '·' : '',
    isMistake ? notationFor(game.id, { ...decision.best }) : '',
    luck ? told(reviewed, luck[seat] ?? 0, 'exceptZero') : '',
  ];
}
