import { must, type Outcome, offeredValues, type ScorePart, type Seat } from '@taproom/engine';
import { isResigned } from '@taproom/table';
import { faceOf } from '../boards/index.ts';
import { padded } from '../output/paint.ts';
import { wrapped } from '../output/words.ts';
import type { Shown, Style } from './scene.ts';
import type { Size, Terminal } from './terminal.ts';

const WIDTH = 78;
/** Longer lines are tiring to read. */
const MOST_TEXT = 116;
/** From so many columns on, what happened stands beside the board instead of below it. */
const WIDE = 130;
const LOG_WIDTH = 46;
/** What the prompt takes of the window, with the line that Enter makes. */
const PROMPT_LINES = 5;
/** As much as happens at once in the longest of turns. */
const MOST_LOG_LINES = 14;

/** How wide a paragraph may be. */
export const textWidth = (terminal: Pick<Terminal, 'size'>): number =>
  Math.min(terminal.size().columns - 2, MOST_TEXT) - 2;

/** The whole screen: title, board, what happened last, and what there is to say. */
export const pageLines = (shown: Shown, style: Style, notice: readonly string[], size: Size): string[] =>
  size.columns >= WIDE ? widePage(shown, style, notice, size) : narrowPage(shown, style, notice, size);

function narrowPage(shown: Shown, style: Style, notice: readonly string[], { rows, columns }: Size): string[] {
  const head = headLines(shown, style, columns);
  const room = rows - PROMPT_LINES - head.length;
  const said = noticeLines(style, notice).slice(0, room);
  const log = lastLines(logLines(shown, style), Math.min(MOST_LOG_LINES, room - said.length), WIDTH - 2);
  return [...head, ...log.map((line) => style.paint('faint', ` ${line}`)), ...said];
}

function widePage(shown: Shown, style: Style, notice: readonly string[], { rows, columns }: Size): string[] {
  const board = columns - LOG_WIDTH - 2;
  const head = headLines(shown, style, board);
  const room = rows - PROMPT_LINES;
  const said = noticeLines(style, notice).slice(0, room - head.length);
  const log = lastLines(logLines(shown, style), room - said.length, LOG_WIDTH);
  const lines = log.map((line, i) => `${padded(head[i] ?? '', board)}  ${style.paint('faint', line)}`.trimEnd());
  return [...lines, ...said];
}

/** The last sentences that fit, each whole. */
function lastLines(log: readonly string[], room: number, width: number): string[] {
  const lines: string[] = [];
  for (const sentence of log.toReversed()) {
    const broken = wrapped(sentence, width).map((line, i) => (i === 0 ? line : `  ${line}`));
    if (lines.length + broken.length > room) break;
    lines.unshift(...broken);
  }
  return [...lines, ...Array.from({ length: room - lines.length }, () => '')];
}

/** Title and board. */
export const headLines = (shown: Shown, style: Style, columns: number): string[] => [
  titleLine(shown, style),
  ...boardLines(shown, style, columns),
];

/** The game, and those of its options that could have been chosen otherwise. */
function titleLine({ game, options, names }: Shown, { text, paint }: Style): string {
  const open = Object.entries(options).filter(
    ([name]) => offeredValues(must(game.options[name]), names.length).length > 1,
  );
  const chosen = open.map(([name, value]) => `${text.option(name).label}: ${text.optionValue(name, value).label}`);
  return ` ${paint('title', text.title)}  ${paint('faint', fitting(chosen, WIDTH - text.title.length - 2))}`;
}

/** As many of the words as fit on a line. */
const fitting = (words: readonly string[], width: number): string =>
  words.reduce((line, word) => {
    const longer = line === '' ? word : `${line} · ${word}`;
    return longer.length <= width ? longer : line;
  }, '');

export const boardLines = (shown: Shown, { text, paint }: Style, columns: number): string[] =>
  faceOf(shown.game.id).draw(shown.view, { ...shown, text, paint, columns });

/** Everything the people here have seen happen, a line each. */
export const logLines = ({ log, names }: Shown, { text, say }: Style): string[] =>
  log.flatMap((event) =>
    isResigned(event) ? say('resign.done', { who: names[event.seat] ?? '' }) : (text.event(event, names) ?? []),
  );

export const noticeLines = ({ paint }: Style, notice: readonly string[]): string[] =>
  notice.flatMap((line) => wrapped(line, WIDTH)).map((line) => ` ${paint('strong', line)}`);

// The end

export function endLines(shown: Shown, style: Style): string[] {
  const result = shown.outcome;
  if (!result) return [];
  const { text, paint } = style;
  const order = result.places.map((_, seat) => seat).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  return [
    ...result.endings.map((ending) => ` ${text.ending(ending)}`),
    ...verdicts(shown, style, result).map((verdict) => ` ${paint('title', verdict)}`),
    ...order.flatMap((seat) => placeLines(shown, style, result, seat)),
    ...tableLines(shown, style, result),
  ];
}

/** Alone there is nobody to win against. */
const isAlone = ({ names }: Shown): boolean => names.length === 1;

/** Who won; alone how it went, unless it was given up or the score says it all. */
function verdicts(shown: Shown, style: Style, result: Outcome): string[] {
  if (!isAlone(shown)) return [winners(shown, style, result)];
  return result.table.length > 0 && style.text.alone ? [style.text.alone(result)] : [];
}

/** What is counted beside the players: alone how it went, otherwise what nobody could claim. */
function tableLines(shown: Shown, style: Style, { table: parts }: Outcome): string[] {
  if (parts.length === 0) return [];
  const label = isAlone(shown) ? '  ' : `     ${style.say('end.unclaimed').padEnd(20)} `;
  return [`${label}${partWords(style, parts)}`];
}

function winners({ names }: Shown, { say }: Style, { places }: Outcome): string {
  const first = names.filter((_, seat) => places[seat] === 1);
  const listed = [first.slice(0, -1).join(', '), first.at(-1)].filter(Boolean).join(` ${say('and')} `);
  return say('end.won', { count: first.length, names: listed });
}

function placeLines(shown: Shown, style: Style, result: Outcome, seat: Seat): string[] {
  const { say } = style;
  const points = result.scores[seat];
  const scored =
    points === undefined ? '' : `${say('end.points', { points })}: ${partWords(style, result.parts[seat] ?? [])}`;
  const place = isAlone(shown) ? '' : `${say('end.place', { place: result.places[seat] ?? 0 })} `;
  const [first = '', ...rest] = wrapped(`  ${place}${nameText(shown, style, seat).padEnd(20)} ${scored}`, WIDTH);
  return [first.trimEnd(), ...rest.map((line) => `       ${line}`)];
}

const nameText = ({ names, resigned }: Shown, { say }: Style, seat: Seat): string =>
  `${names[seat]}${resigned.includes(seat) ? ` (${say('end.resigned')})` : ''}`;

const partWords = ({ text }: Style, parts: readonly ScorePart[]): string =>
  parts.map(({ name, value }) => `${text.part(name)} ${value}`).join(', ');
