import {
  isResignation,
  type Option,
  type Outcome,
  offeredValues,
  resultOf,
  type ScorePart,
  type Seat,
  type Tagged,
} from '@taproom/engine';
import type { GameText, Say } from '@taproom/games/text';
import { boardOf } from '../boards/index.ts';
import type { Paint } from '../paint.ts';
import type { Key } from '../text/index.ts';
import { wrapped } from '../words.ts';
import { isHuman, onlooker, type Table, toAct } from './table.ts';

/** How a table speaks and looks. */
export interface Style {
  readonly text: GameText;
  readonly say: Say<Key>;
  readonly paint: Paint;
}

const WIDTH = 78;
/** What the prompt takes of the window, with the line that Enter makes. */
const PROMPT_LINES = 5;
/** As much as happens at once: a round of barons with all their trades. */
const MOST_LOG_LINES = 14;

/** The whole screen of so many rows: title, board, what happened last, and what there is to say. */
export function pageLines(table: Table, style: Style, notice: readonly string[], rows: number): string[] {
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
export const headLines = (table: Table, style: Style): string[] => [
  titleLine(table, style),
  ...boardLines(table, style),
];

/** The game, and those of its options that could have been chosen otherwise. */
function titleLine({ game, match }: Table, { text, paint }: Style): string {
  const { options, seats } = match.history;
  const open = Object.entries(options).filter(
    ([name]) => offeredValues(game.options[name] as Option<string>, seats).length > 1,
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

export function boardLines(table: Table, { text, paint }: Style): string[] {
  const { game, names, match } = table;
  const seat = toAct(table);
  const asked = seat !== undefined && isHuman(table, seat) ? seat : undefined;
  const viewer = asked ?? onlooker(table);
  const view = game.view(match.state, viewer);
  return boardOf(game.id).draw(view, {
    text,
    paint,
    names,
    home: viewer === 'table' ? 0 : viewer,
    asked,
    legal: asked === undefined ? [] : game.legal(match.state, asked),
    resigned: match.resigned,
    recent: recent(table, asked),
  });
}

/** What the others have done since the seat's own last move. */
function recent({ match, batches }: Table, seat: Seat | undefined): Tagged[] {
  const own = match.history.entries.findLastIndex((entry) => entry.seat === seat);
  return batches.slice(Math.max(own + 1, batches.length - match.history.seats)).flat();
}

/** Everything that has happened before the eyes of whoever plays here, a line each. */
export function logLines(table: Table, { text, say }: Style): string[] {
  const eyes = onlooker(table);
  const told = (events: readonly Tagged[]): string[] =>
    events.flatMap((event) => {
      const seen = table.game.witness(event, eyes);
      return (seen && text.event(seen, table.names)) ?? [];
    });
  const batches = table.batches.flatMap((events, at) => {
    const entry = table.match.history.entries[at];
    if (!entry || !isResignation(entry.action)) return told(events);
    return [say('resign.done', { who: table.names[entry.seat] ?? '' })];
  });
  return [...told(table.opening), ...batches];
}

export const noticeLines = ({ paint }: Style, notice: readonly string[]): string[] =>
  notice.flatMap((line) => wrapped(line, WIDTH)).map((line) => ` ${paint('strong', line)}`);

// The end

export function endLines(table: Table, style: Style): string[] {
  const result = resultOf(table.game, table.match);
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
const isAlone = ({ names }: Table): boolean => names.length === 1;

/** Who won; alone how it went, unless it was given up or the score says it all. */
function verdicts(table: Table, style: Style, result: Outcome): string[] {
  if (!isAlone(table)) return [winners(table, style, result)];
  return result.table.length > 0 && style.text.alone ? [style.text.alone(result)] : [];
}

/** What is counted beside the players: alone how it went, otherwise what nobody could claim. */
function tableLines(table: Table, style: Style, { table: parts }: Outcome): string[] {
  if (parts.length === 0) return [];
  const label = isAlone(table) ? '  ' : `     ${style.say('end.unclaimed').padEnd(20)} `;
  return [`${label}${partWords(style, parts)}`];
}

function winners({ names }: Table, { say }: Style, { places }: Outcome): string {
  const first = names.filter((_, seat) => places[seat] === 1);
  const listed = [first.slice(0, -1).join(', '), first.at(-1)].filter(Boolean).join(` ${say('and')} `);
  return say('end.won', { count: first.length, names: listed });
}

function placeLines(table: Table, style: Style, result: Outcome, seat: Seat): string[] {
  const { say } = style;
  const points = result.scores[seat];
  const scored =
    points === undefined ? '' : `${say('end.points', { points })}: ${partWords(style, result.parts[seat] ?? [])}`;
  const place = isAlone(table) ? '' : `${say('end.place', { place: result.places[seat] ?? 0 })} `;
  const [first = '', ...rest] = wrapped(`  ${place}${nameText(table, style, seat).padEnd(20)} ${scored}`, WIDTH);
  return [first.trimEnd(), ...rest.map((line) => `       ${line}`)];
}

const nameText = ({ names, match }: Table, { say }: Style, seat: Seat): string =>
  `${names[seat]}${match.resigned.includes(seat) ? ` (${say('end.resigned')})` : ''}`;

const partWords = ({ text }: Style, parts: readonly ScorePart[]): string =>
  parts.map(({ name, value }) => `${text.part(name)} ${value}`).join(', ');
