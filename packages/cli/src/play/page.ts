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
/** What is left of a small window between the board and the prompt. */
const ROOM = 6;
const LOG_LINES = 4;

/** The whole screen: title, board, what happened last, and what there is to say. */
export function pageLines(table: Table, style: Style, notice: readonly string[]): string[] {
  const said = noticeLines(style, notice).slice(0, ROOM);
  const room = Math.min(LOG_LINES, ROOM - said.length);
  const log = room === 0 ? [] : logLines(table, style).slice(-room);
  const fill = Array.from({ length: room - log.length }, () => '');
  return [
    ...headLines(table, style),
    ...log.map((line) => style.paint('faint', ` ${clipped(line)}`)),
    ...fill,
    ...said,
  ];
}

/** Title and board. */
export const headLines = (table: Table, style: Style): string[] => [
  titleLine(table, style),
  ...boardLines(table, style),
];

const clipped = (line: string): string => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line);

/** The game, and those of its options that could have been chosen otherwise. */
function titleLine({ game, match }: Table, { text, paint }: Style): string {
  const { options, seats } = match.record;
  const open = Object.entries(options).filter(
    ([name]) => offeredValues(game.options[name] as Option<string>, seats).length > 1,
  );
  const chosen = open.map(([name, value]) => `${text.option(name).label}: ${text.optionValue(name, value).label}`);
  return ` ${paint('title', text.title)}  ${paint('faint', chosen.join(' · '))}`;
}

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
    resigned: match.resigned,
    recent: recent(table, asked),
  });
}

/** What the others have done since the seat's own last move. */
function recent({ match, batches }: Table, seat: Seat | undefined): Tagged[] {
  const own = match.record.entries.findLastIndex((entry) => entry.seat === seat);
  return batches.slice(Math.max(own + 1, batches.length - match.record.seats)).flat();
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
    const entry = table.match.record.entries[at];
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
  const { text, paint, say } = style;
  const order = result.places.map((_, seat) => seat).sort((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  const unclaimed =
    result.table.length === 0 ? [] : [`     ${say('end.unclaimed').padEnd(20)} ${partWords(style, result.table)}`];
  return [
    ...result.endings.map((ending) => ` ${text.ending(ending)}`),
    ...(isAlone(table) ? [] : [` ${paint('title', winners(table, style, result))}`]),
    ...order.flatMap((seat) => placeLines(table, style, result, seat)),
    ...unclaimed,
  ];
}

/** Alone there is nobody to win against. */
const isAlone = ({ names }: Table): boolean => names.length === 1;

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
