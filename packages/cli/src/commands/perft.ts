import { type BaseState, fastRng, start } from '@taproom/engine';
import { notationOf } from '@taproom/games/text';
import { divide, perft } from '@taproom/testkit';
import { type Choice, choose, GAME_OPTION, SEATS_OPTION, setupSentence } from '../input/choose-game.ts';
import { flag, whole } from '../input/input.ts';
import type { Io } from '../io.ts';
import { EXIT, misused, print, printJson } from '../output/output.ts';
import { progressBar } from '../output/progress.ts';
import { columns } from '../output/words.ts';
import type { Command } from './command.ts';

const DEFAULT_DEPTH = 3;
const MOST_DEPTH = 12;

export const perftCommand: Command = {
  name: 'perft',
  takes: ['<game>'],
  details: [],
  options: {
    seats: SEATS_OPTION,
    seed: { value: 'N', help: 'the seed of the dice, 1 unless given' },
    depth: { value: 'N', help: `how many actions deep, ${DEFAULT_DEPTH} unless given` },
    divide: { help: 'the deepest count by first action' },
    option: GAME_OPTION,
    json: { help: 'the counts as one line of JSON' },
  },

  async run(input, io) {
    const choice = choose(input);
    if (!choice.ok) return misused(io, choice.error);
    const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
    if (!seed.ok) return misused(io, seed.error);
    const depth = whole(input, 'depth', { least: 1, most: MOST_DEPTH, otherwise: DEFAULT_DEPTH });
    if (!depth.ok) return misused(io, depth.error);
    const counted = count(choice.value, seed.value, depth.value, flag(input, 'divide'), io);
    if (flag(input, 'json')) printJson(io, counted);
    else print(io, ...lines(counted));
    return EXIT.fine;
  },
};

interface Counted {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: number;
  /** The count to depth 1, 2 … */
  readonly counts: readonly number[];
  readonly divide?: readonly { readonly seat: number; readonly notation: string; readonly count: number }[];
}

function count({ game, seats, options }: Choice, seed: number, depth: number, divided: boolean, io: Io): Counted {
  const dealt = start(game, seats, fastRng(seed), options);
  if (!dealt.ok) throw new Error(setupSentence(game, dealt.error));
  const counts = countsTo(depth, (at) => perft(game, dealt.value, at), io);
  return {
    game: game.id,
    seats,
    options,
    seed,
    counts,
    ...(divided && { divide: branches({ game, seats, options }, dealt.value, depth) }),
  };
}

function countsTo(depth: number, counted: (depth: number) => number, io: Io): number[] {
  const bar = progressBar(io);
  const counts = Array.from({ length: depth }, (_, i) => {
    bar.show(i / depth, `depth ${i + 1}`);
    return counted(i + 1);
  });
  bar.clear();
  return counts;
}

function branches({ game }: Choice, state: BaseState, depth: number): NonNullable<Counted['divide']> {
  const { action: short } = notationOf(game.id);
  return divide(game, state, depth).map(({ seat, action, count }) => ({ seat, notation: short(action), count }));
}

function lines({ game, seats, seed, counts, divide: divided }: Counted): string[] {
  const rows = counts.map((count, i) => [`  depth ${i + 1}`, String(count)]);
  const byAction = divided?.map(({ seat, notation, count }) => [`  seat ${seat + 1}  ${notation}`, String(count)]);
  return [`${game}, ${seats} seats, seed ${seed}`, ...columns(rows), ...(byAction ? ['', ...columns(byAction)] : [])];
}
