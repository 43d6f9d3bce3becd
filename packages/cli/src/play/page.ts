import { must, type Outcome, offeredValues, type ScorePart, type Seat, type Tagged } from '@taproom/engine';
import type { GameText, Language, Say } from '@taproom/games/text';
import { askedIn, isResigned, type LiveMatch, legalFor, logFor, onlookerIn, seenBy, viewerIn } from '@taproom/table';
import { faceOf } from '../boards/index.ts';
import type { Paint } from '../output/paint.ts';
import { wrapped } from '../output/words.ts';
import type { Key } from '../text/index.ts';
import type { KeptTable } from './kept-table.ts';

/** How a table speaks and looks. */
export interface Style {
  readonly text: GameText;
  readonly say: Say<Key>;
  readonly paint: Paint;
  readonly language: Language;
}

const WIDTH = 78;
/** What the prompt takes of the window, with the line that Enter makes. */
const PROMPT_LINES = 5;
/** As much as happens at once in the longest of turns. */
const MOST_LOG_LINES = 14;

/** The whole screen of so many rows: title, board, what happened last, and what there is to say. */
export function pageLines(table: KeptTable, style: Style, notice: readonly string[], rows: number): string[] {
  const head = headLines(table, style);
  const room = rows - PROMPT_LINES - head.length;
  const said = noticeLines(style, notice).slice(0, room);
  const log = lastLines(logLines(table, style), Math.min(MOST_LOG_LINES, room - said.length));
  return [...head, ...log.map((line) => style.paint('faint', ` ${line}`)), ...said];
}

/** The last sentences that fit, each whole. */
function lastLines(log: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const sentence of log.toReversed()) {
    const broken = wrapped(sentence, WIDTH - 2).map((line, i) => (i === 0 ? line : `  ${line}`));
    if (lines.length + broken.length > room) break;
    lines.unshift(...broken);
  }
  return [...lines, ...Array.from({ length: room - lines.length }, () => '')];
}

/** Title and board. */
export const headLines = (table: KeptTable, style: Style): string[] => [
  titleLine(table, style),
  ...boardLines(table, style),
];

/** The game, and those of its options that could have been chosen otherwise. */
function titleLine({ live }: KeptTable, { text, paint }: Style): string {
  const { game } = live.opening;
  const { options, seats } = live.match.history;
  const open = Object.entries(options).filter(([name]) => offeredValues(must(game.options[name]), seats).length > 1);
  const chosen = open.map(([name, value]) => `${text.option(name).label}: ${text.optionValue(name, value).label}`);
  return ` ${paint('title', text.title)}  ${paint('faint', fitting(chosen, WIDTH - text.title.length - 2))}`;
}

/** As many of the words as fit on a line. */
const fitting = (words: readonly string[], width: number): string =>
  words.reduce((line, word) => {
    const longer = line === '' ? word : `${line} · ${word}`;
    return longer.length <= width ? longer : line;
  }, '');

export function boardLines(table: KeptTable, { text, paint }: Style): string[] {
  const { names, live } = table;
  const asked = askedIn(live);
  const viewer = viewerIn(live);
  const { view, resigned } = seenBy(live, viewer);
  return faceOf(live.opening.game.id).draw(view, {
    text,
    paint,
    names,
    home: viewer === 'table' ? 0 : viewer,
    asked,
    legal: legalFor(live, asked ?? 'table'),
    resigned,
    recent: recent(live, asked),
  });
}

/** What the others have done since the seat's own last move. */
function recent({ match, steps }: LiveMatch, seat: Seat | undefined): Tagged[] {
  const { entries, seats } = match.history;
  const own = entries.findLastIndex((entry) => entry.seat === seat);
  const [, ...moves] = steps;
  const news = moves.slice(Math.max(own + 1, moves.length - seats)).flatMap(({ events }) => events);
  return news.filter((event) => !isResigned(event));
}

/** Everything the people here have seen happen, a line each. */
export const logLines = ({ live, names }: KeptTable, { text, say }: Style): string[] =>
  logFor(live, onlookerIn(live)).flatMap((event) =>
    isResigned(event) ? say('resign.done', { who: names[event.seat] ?? '' }) : (text.event(event, names) ?? []),
  );

export const noticeLines = ({ paint }: Style, notice: readonly string[]): string[] =>
  notice.flatMap((line) => wrapped(line, WIDTH)).map((line) => ` ${paint('strong', line)}`);

// The end

export function endLines(table: KeptTable, style: Style): string[] {
  const result = table.live.outcome;
  if (!result) return [];
  const { text, paint } = style;
  const order = result.places.map((_, seat) => seat).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  return [
    ...result.endings.map((ending) => ` ${text.ending(ending)}`),
    ...verdicts(table, style, result).map((verdict) => ` ${paint('title', verdict)}`),
    ...order.flatMap((seat) => placeLines(table, style, result, seat)),
    ...tableLines(table, style, result),
  ];
}

/** Alone there is nobody to win against. */
const isAlone = ({ names }: KeptTable): boolean => names.length === 1;

/** Who won; alone how it went, unless it was given up or the score says it all. */
function verdicts(table: KeptTable, style: Style, result: Outcome): string[] {
  if (!isAlone(table)) return [winners(table, style, result)];
  return result.table.length > 0 && style.text.alone ? [style.text.alone(result)] : [];
}

/** What is counted beside the players: alone how it went, otherwise what nobody could claim. */
function tableLines(table: KeptTable, style: Style, { table: parts }: Outcome): string[] {
  if (parts.length === 0) return [];
  const label = isAlone(table) ? '  ' : `     ${style.say('end.unclaimed').padEnd(20)} `;
  return [`${label}${partWords(style, parts)}`];
}

function winners({ names }: KeptTable, { say }: Style, { places }: Outcome): string {
  const first = names.filter((_, seat) => places[seat] === 1);
  const listed = [first.slice(0, -1).join(', '), first.at(-1)].filter(Boolean).join(` ${say('and')} `);
  return say('end.won', { count: first.length, names: listed });
}

function placeLines(table: KeptTable, style: Style, result: Outcome, seat: Seat): string[] {
  const { say } = style;
  const points = result.scores[seat];
  const scored =
    points === undefined ? '' : `${say('end.points', { points })}: ${partWords(style, result.parts[seat] ?? [])}`;
  const place = isAlone(table) ? '' : `${say('end.place', { place: result.places[seat] ?? 0 })} `;
  const [first = '', ...rest] = wrapped(`  ${place}${nameText(table, style, seat).padEnd(20)} ${scored}`, WIDTH);
  return [first.trimEnd(), ...rest.map((line) => `       ${line}`)];
}

const nameText = ({ names, live }: KeptTable, { say }: Style, seat: Seat): string =>
  `${names[seat]}${live.match.resigned.includes(seat) ? ` (${say('end.resigned')})` : ''}`;

const partWords = ({ text }: Style, parts: readonly ScorePart[]): string =>
  parts.map(({ name, value }) => `${text.part(name)} ${value}`).join(', ');
