import { type BaseState, lastOf, type Played, resultOf, type Tagged } from '@taproom/engine';
import { type GameText, loadGameText } from '@taproom/games/text';
import { LEAST_COLUMNS, LEAST_LINES } from '../boards/face.ts';
import { faceOf } from '../boards/index.ts';
import { flag, whole } from '../input/input.ts';
import type { Io } from '../io.ts';
import { EXIT, failed, misused, print, printJson, widthOf } from '../output/output.ts';
import { paintFor } from '../output/paint.ts';
import { callOf } from '../output/words.ts';
import type { Examination } from '../records/against-rules.ts';
import { examine } from '../records/examine.ts';
import { mismatchSentence } from '../records/mismatch.ts';
import { notationFor } from '../records/notation.ts';
import { readText } from '../records/record-file.ts';
import type { Command } from './command.ts';

const ALL = -1;

export const replayCommand: Command = {
  name: 'replay',
  takes: ['FILE'],
  details: ['A record that was cut or edited is played as far as it fits; the first action that does not is named.'],
  options: {
    at: { value: 'N', help: 'only the position after N actions' },
    json: { help: 'the match as one line of JSON' },
  },

  async run(input, io) {
    const [path] = input.words;
    if (path === undefined) return misused(io, `Which file? ${callOf(io.env, 'replay', 'FILE')}`);
    const at = whole(input, 'at', { least: 0, most: 1_000_000, otherwise: ALL });
    if (!at.ok) return misused(io, at.error);
    const text = await readText(path);
    if (!text.ok) return failed(io, text.error);
    const examined = await examine(text.value);
    if (at.value >= examined.positions.length && examined.positions.length > 0 && !examined.mismatch) {
      return misused(
        io,
        `The match has ${examined.positions.length - 1} actions, so there is no position after ${at.value}.`,
      );
    }
    if (flag(input, 'json')) printJson(io, jsonOf(examined, at.value));
    else await printMatch(examined, at.value, io);
    return examined.mismatch ? failed(io, mismatchSentence(examined.mismatch)) : EXIT.fine;
  },
};

async function printMatch(examined: Examination, at: number, io: Io): Promise<void> {
  const { game, record, positions } = examined;
  if (!game || !record || positions.length === 0) return;
  print(
    io,
    `${game.title}, rules ${record.rules}, ${record.seats} ${record.seats === 1 ? 'player' : 'players'}${optionWords(record.options)}`,
  );
  if (at !== ALL) return printPosition(examined, at, io);
  const text = await loadGameText(game.id, 'en');
  print(io, ...positions.slice(1).map((position) => moveLine(text, position)));
  await printPosition(examined, positions.length - 1, io);
}

const optionWords = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, value]) => `, ${name}=${value}`)
    .join('');

function moveLine(text: GameText, position: Played<BaseState, Tagged>): string {
  const { game, entries } = position.match.history;
  const { seat, action } = lastOf(entries);
  const number = String(entries.length).padStart(4);
  const what = position.events.flatMap((event) => text.event(event, seatNames(position)) ?? []).join(' ');
  return `${number}  seat ${seat + 1}  ${notationFor(game, action).padEnd(8)} ${what}`.trimEnd();
}

async function printPosition({ game, positions }: Examination, at: number, io: Io): Promise<void> {
  const position = positions[at];
  if (!game || !position) return;
  const text = await loadGameText(game.id, 'en');
  const names = seatNames(position);
  const { resigned } = position.match;
  const home = position.match.history.entries.at(-1)?.seat ?? 0;
  const view = game.view(position.match.state, home);
  const paint = paintFor(io.stdout);
  print(
    io,
    '',
    `After ${at} actions:`,
    ...faceOf(game.id).draw(view, {
      text,
      paint,
      names,
      home,
      asked: undefined,
      legal: [],
      resigned,
      recent: position.events,
      columns: Math.max(LEAST_COLUMNS, widthOf(io)),
      lines: LEAST_LINES,
    }),
  );
  const result = resultOf(game, position.match);
  if (!result) return;
  const places = result.places.map((place, seat) => `${names[seat]}: place ${place}`).join(', ');
  print(io, '', ...result.endings.map((ending) => text.ending(ending)), places);
}

const seatNames = ({ match }: Played<BaseState, Tagged>): string[] =>
  Array.from({ length: match.history.seats }, (_, seat) => `Seat ${seat + 1}`);

function jsonOf({ game, record, positions, mismatch }: Examination, at: number): object {
  const shown = at === ALL ? positions.length - 1 : at;
  const position = positions[shown];
  const moves = positions.slice(1).map(moveJson);
  return {
    ok: mismatch === undefined,
    ...(record && { game: record.game, rules: record.rules, seats: record.seats, options: record.options }),
    moves: at === ALL ? moves : moves.slice(0, at),
    ...(game && position && { position: game.view(position.match.state, 'table') }),
    ...(record?.end && { end: record.end }),
    ...(mismatch && { misfit: mismatch }),
  };
}

function moveJson({ match, events }: Played<BaseState, Tagged>): object {
  const { game, entries } = match.history;
  const { seat, action } = lastOf(entries);
  return { number: entries.length, seat, action, notation: notationFor(game, action), events };
}
