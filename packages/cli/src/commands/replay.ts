import { type BaseState, type Deed, type Moment, resultOf, type Tagged } from '@taproom/engine';
import { type GameText, loadGameText } from '@taproom/games/text';
import { boardOf } from '../boards/index.ts';
import type { Command } from '../command.ts';
import { type Examination, examine } from '../examine.ts';
import { flag, whole } from '../input.ts';
import { misfitSentence } from '../misfit.ts';
import { notationFor } from '../notation.ts';
import { EXIT, failed, misused, print, printJson } from '../output.ts';
import { paintFor } from '../paint.ts';
import { readText } from '../record-file.ts';

const ALL = -1;

export const replayCommand: Command = {
  name: 'replay',
  takes: ['FILE'],
  summary: 'Prints a recorded match move by move.',
  details: ['A record that was cut or edited is played as far as it fits; the first action that does not is named.'],
  options: {
    at: { value: 'N', help: 'only the position after N actions' },
    json: { help: 'the match as one line of JSON' },
  },

  async run(input) {
    const [path] = input.words;
    if (path === undefined) return misused('Which file? taproom replay FILE');
    const at = whole(input, 'at', { least: 0, most: 1_000_000, otherwise: ALL });
    if (!at.ok) return misused(at.error);
    const text = await readText(path);
    if (!text.ok) return failed(text.error);
    const examined = examine(text.value);
    if (at.value >= examined.moments.length && examined.moments.length > 0 && !examined.misfit) {
      return misused(
        `The match has ${examined.moments.length - 1} actions, so there is no position after ${at.value}.`,
      );
    }
    if (flag(input, 'json')) printJson(jsonOf(examined, at.value));
    else await printMatch(examined, at.value);
    return examined.misfit ? failed(misfitSentence(examined.misfit)) : EXIT.fine;
  },
};

async function printMatch(examined: Examination, at: number): Promise<void> {
  const { game, record, moments } = examined;
  if (!game || !record || moments.length === 0) return;
  print(
    `${game.title}, rules ${record.rules}, ${record.seats} ${record.seats === 1 ? 'player' : 'players'}${optionWords(record.options)}`,
  );
  if (at !== ALL) return printPosition(examined, at);
  const text = await loadGameText(game.id, 'en');
  print(...moments.slice(1).map((moment) => moveLine(text, moment)));
  await printPosition(examined, moments.length - 1);
}

const optionWords = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, value]) => `, ${name}=${value}`)
    .join('');

function moveLine(text: GameText, moment: Moment<BaseState, Tagged>): string {
  const { game, entries } = moment.match.history;
  const { seat, action } = entries.at(-1) as Deed;
  const number = String(entries.length).padStart(4);
  const what = moment.events.flatMap((event) => text.event(event, seatNames(moment)) ?? []).join(' ');
  return `${number}  seat ${seat + 1}  ${notationFor(game, action).padEnd(8)} ${what}`.trimEnd();
}

async function printPosition({ game, moments }: Examination, at: number): Promise<void> {
  const moment = moments[at];
  if (!game || !moment) return;
  const text = await loadGameText(game.id, 'en');
  const names = seatNames(moment);
  const { resigned } = moment.match;
  const home = moment.match.history.entries.at(-1)?.seat ?? 0;
  const view = game.view(moment.match.state, home);
  const paint = paintFor(process.stdout);
  print(
    '',
    `After ${at} actions:`,
    ...boardOf(game.id).draw(view, {
      text,
      paint,
      names,
      home,
      asked: undefined,
      legal: [],
      resigned,
      recent: moment.events,
    }),
  );
  const result = resultOf(game, moment.match);
  if (!result) return;
  const places = result.places.map((place, seat) => `${names[seat]}: place ${place}`).join(', ');
  print('', ...result.endings.map((ending) => text.ending(ending)), places);
}

const seatNames = ({ match }: Moment<BaseState, Tagged>): string[] =>
  Array.from({ length: match.history.seats }, (_, seat) => `Seat ${seat + 1}`);

function jsonOf({ game, record, moments, misfit }: Examination, at: number): object {
  const shown = at === ALL ? moments.length - 1 : at;
  const moment = moments[shown];
  const moves = moments.slice(1).map(moveJson);
  return {
    ok: misfit === undefined,
    ...(record && { game: record.game, rules: record.rules, seats: record.seats, options: record.options }),
    moves: at === ALL ? moves : moves.slice(0, at),
    ...(game && moment && { position: game.view(moment.match.state, 'table') }),
    ...(record?.end && { end: record.end }),
    ...(misfit && { misfit }),
  };
}

function moveJson({ match, events }: Moment<BaseState, Tagged>): object {
  const { game, entries } = match.history;
  const { seat, action } = entries.at(-1) as Deed;
  return { number: entries.length, seat, action, notation: notationFor(game, action), events };
}
