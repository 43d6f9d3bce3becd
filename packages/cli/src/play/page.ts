import { must, type Outcome, offeredValues, type ScorePart, type Seat } from '@taproom/engine';
import { isNotice, isResigned } from '@taproom/table';
import { LEAST_COLUMNS, LEAST_LINES } from '../boards/face.ts';
import { faceOf } from '../boards/index.ts';
import { padded, paintedWidth } from '../output/paint.ts';
import { wrapped } from '../output/words.ts';
import { noticeLine } from './notices.ts';
import type { Shown, Style } from './scene.ts';
import type { Size, Terminal } from './terminal.ts';

const WIDTH = 78;
/** Longer lines are tiring to read. */
export const MOST_TEXT = 116;
/** What stands beside the board: at least so wide, or else below it; wider where the window is, but easy to read. */
const LEAST_ASIDE = 38;
const GOOD_ASIDE = 46;
const MOST_ASIDE = 76;
const GAP = '  ';
/** Before the further lines of a sentence of the log. */
const HANGING = '  ';
/** What the prompt takes of the window, with the line that Enter makes. */
const PROMPT_LINES = 5;
/** As much as happens at once in the longest of turns. */
const MOST_LOG_LINES = 14;
/** What a large window leaves for what is said. */
const NOTICE_LINES = 6;

/** How wide a paragraph may be. */
export const textWidth = (terminal: Pick<Terminal, 'size'>): number =>
  Math.min(terminal.size().columns - 2, MOST_TEXT) - 2;

/** The whole screen: title, board, what happened last, and what there is to say. */
export const pageLines = (shown: Shown, style: Style, notice: readonly string[], size: Size): string[] =>
  widePage(shown, style, notice, size) ?? narrowPage(shown, style, notice, size);

function narrowPage(shown: Shown, style: Style, notice: readonly string[], { rows, columns }: Size): string[] {
  const head = headLines(shown, style, { columns, rows: rows - MOST_LOG_LINES });
  const room = rows - PROMPT_LINES - head.length;
  const said = noticeLines(style, notice, columns).slice(0, room);
  const log = lastLines(logLines(shown, style), Math.min(MOST_LOG_LINES, room - said.length), WIDTH);
  return [...head, ...log.map((line) => style.paint('faint', ` ${line}`)), ...said];
}

function widePage(
  shown: Shown,
  style: Style,
  notice: readonly string[],
  { rows, columns }: Size,
): string[] | undefined {
  const wide = halvesOf(shown, style, { rows, columns });
  if (!wide) return undefined;
  const room = rows - PROMPT_LINES;
  const said = noticeLines(style, notice, columns).slice(0, room - wide.head.length);
  const log = lastLines(logLines(shown, style), room - said.length, wide.aside);
  return [
    ...beside(
      wide,
      log.map((line) => style.paint('faint', line)),
    ),
    ...said,
  ];
}

/** The board of a wide window, and how wide it is and what stands beside it. */
interface Halves {
  readonly head: readonly string[];
  readonly board: number;
  readonly aside: number;
}

/** Most boards need no more than the least width, and leave the rest; nothing if the window is too narrow. */
export function halvesOf(shown: Shown, style: Style, { rows, columns }: Size): Halves | undefined {
  const rest = columns - LEAST_COLUMNS - GAP.length;
  if (rest < LEAST_ASIDE) return undefined;
  const most = columns - Math.min(rest, GOOD_ASIDE) - GAP.length;
  const head = headLines(shown, style, { rows, columns: most });
  const board = head.every((line) => paintedWidth(line) <= LEAST_COLUMNS) ? LEAST_COLUMNS : most;
  return { head, board, aside: Math.min(MOST_ASIDE, columns - board - GAP.length) };
}

/** The board with lines beside it. */
export const beside = ({ head, board }: Halves, lines: readonly string[]): string[] =>
  Array.from({ length: Math.max(head.length, lines.length) }, (_, i) =>
    `${padded(head[i] ?? '', board)}${GAP}${lines[i] ?? ''}`.trimEnd(),
  );

/** The last sentences that fit, each whole. */
function lastLines(log: readonly string[], room: number, width: number): string[] {
  const lines: string[] = [];
  for (const sentence of log.toReversed()) {
    const broken = hung(sentence, width);
    if (lines.length + broken.length > room) break;
    lines.unshift(...broken);
  }
  return [...lines, ...Array.from({ length: room - lines.length }, () => '')];
}

/** A sentence of at most so wide lines, the further ones under the first. */
export const hung = (sentence: string, width: number): string[] =>
  wrapped(sentence, width - HANGING.length).map((line, i) => (i === 0 ? line : `${HANGING}${line}`));

/** Title and board, which leave room for the prompt and for what is said. */
export const headLines = (shown: Shown, style: Style, { rows, columns }: Size): string[] => [
  titleLine(shown, style),
  ...boardLines(shown, style, { rows: rows - PROMPT_LINES - NOTICE_LINES - 1, columns }),
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

/** Room for a board that is no higher than it has to be. */
export const lowBoard = (terminal: Terminal): Size => ({ rows: LEAST_LINES, columns: terminal.size().columns });

/** The board, in as many lines and columns as there are, or as it needs. */
export const boardLines = (shown: Shown, { text, paint }: Style, { rows, columns }: Size): string[] =>
  faceOf(shown.game.id).draw(shown.view, {
    ...shown,
    text,
    paint,
    columns: Math.max(LEAST_COLUMNS, columns),
    lines: Math.max(LEAST_LINES, rows),
  });

/** Everything the people here have seen happen, a line each. */
export const logLines = ({ log, names }: Shown, { text, say }: Style): string[] =>
  log.flatMap((event) => {
    if (isNotice(event)) return noticeLine(event, names, say);
    return isResigned(event) ? say('resign.done', { who: names[event.seat] ?? '' }) : (text.event(event, names) ?? []);
  });

export const noticeLines = ({ paint }: Style, notice: readonly string[], columns: number): string[] =>
  notice.flatMap((line) => wrapped(line, Math.min(WIDTH, columns - 2))).map((line) => ` ${paint('strong', line)}`);

/** Sentences where lines are printed one after another: broken for a window, whole for a pipe. */
export const printedLines = (terminal: Terminal, sentences: readonly string[]): string[] =>
  terminal.isWindow ? sentences.flatMap((sentence) => hung(sentence, terminal.size().columns)) : [...sentences];

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
