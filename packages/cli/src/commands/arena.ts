import { type ArenaPlan, type ArenaReport, type BotSpec, makeBotSpec, type Pace, parseBotSpec } from '@taproom/bots';
import { runArenaOnThreads } from '@taproom/bots/node';
import { fail, ok, type Result } from '@taproom/engine';
import { type Choice, choose, GAME_OPTION, SEATS_OPTION } from '../input/choose-game.ts';
import { flag, type Input, whole, word, words } from '../input/input.ts';
import type { Io } from '../io.ts';
import { balance, DEFAULT_BALANCE_GAMES, lengthWords } from '../measuring/balance.ts';
import { interruptible } from '../measuring/interrupt.ts';
import { DEFAULT_LADDER_GAMES, ladder } from '../measuring/ladder/index.ts';
import { difficultyIn, type SoloPlan, soloArena } from '../measuring/solo-arena.ts';
import { EXIT, misused, print, printJson } from '../output/output.ts';
import { progressBar } from '../output/progress.ts';
import { columns, listed, percent } from '../output/words.ts';
import type { Command } from './command.ts';

const DEFAULT_GAMES = 200;

export const arenaCommand: Command = {
  name: 'arena',
  takes: ['<game>'],
  details: [
    'With more than two seats, a has one seat and b all the others.',
    'With one seat, a and b play for points, each for itself over the same dice, beside random and greedy; where a game',
    'can be lost alone, it prints how many games are won, at every difficulty unless one is given as an option.',
    'With --balance, a (greedy unless given) plays itself, and it prints the win share of each place in the order of play,',
    `over ${DEFAULT_BALANCE_GAMES} games with each number of seats unless given.`,
    `With --ladder, each of the game's six levels plays the one below with two, three and four seats, ${DEFAULT_LADDER_GAMES} games`,
    'a step unless given, or as many alone; what is known already is not measured again unless you say --again. It prints',
    'the table and writes it into docs/bots.md.',
    'Ctrl+C ends early and reports on what was played.',
  ],
  options: {
    a: {
      value: 'BOT',
      help: 'random, greedy, search:150ms, search:2000 (iterations), expert, or a level; greedy@novice where knowledge counts',
    },
    b: { value: 'BOT', help: 'its opponent' },
    games: { value: 'N', help: `at least this many games, ${DEFAULT_GAMES} unless given; pairs are finished` },
    seats: SEATS_OPTION,
    seed: { value: 'N', help: 'the seed of the dice, 1 unless given' },
    option: GAME_OPTION,
    threads: { value: 'N', help: 'how many games at once; as many as there are cores unless given' },
    balance: { help: 'does it matter who begins? One bot on all seats' },
    ladder: { help: 'how far apart are the levels? Each against the one below' },
    again: { help: 'with --ladder: measure all of it anew' },
    json: { help: 'the result as one line of JSON' },
  },

  async run(input, io) {
    const threads = whole(input, 'threads', { least: 1, most: 256, otherwise: 0 });
    if (!threads.ok) return misused(io, threads.error);
    if (flag(input, 'balance')) return balance(input, threads.value || undefined, io);
    if (flag(input, 'ladder')) return ladder(input, threads.value || undefined, io);
    const plan = planOf(input);
    if (!plan.ok) return misused(io, plan.error);
    if ('bots' in plan.value) await soloArena(plan.value, threads.value || undefined, flag(input, 'json'), io);
    else await contest(plan.value, threads.value || undefined, flag(input, 'json'), io);
    return EXIT.fine;
  },
};

function planOf(input: Input): Result<ArenaPlan | SoloPlan, string> {
  const choice = choose(input);
  if (!choice.ok) return choice;
  const { game, seats, options } = choice.value;
  const games = whole(input, 'games', { least: 1, most: 10_000_000, otherwise: DEFAULT_GAMES });
  if (!games.ok) return games;
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
  if (!seed.ok) return seed;
  const a = contender(input, 'a', game.id);
  if (!a.ok) return a;
  const alone = seats === 1;
  const b = alone && word(input, 'b') === undefined ? undefined : contender(input, 'b', game.id);
  if (b?.ok === false) return b;
  const plan = { game: game.id, options, games: games.value, seed: seed.value };
  if (alone || !b) {
    return ok({ ...plan, bots: b ? [a.value, b.value] : [a.value], difficulties: difficultiesOf(input, choice.value) });
  }
  return ok({ ...plan, seats, a: a.value, b: b.value });
}

/** The one that was asked for, or all. */
function difficultiesOf(input: Input, { game, options }: Choice): readonly string[] {
  const option = difficultyIn(game.id);
  if (option === undefined) return [];
  const isGiven = words(input, 'option').some((pair) => pair.startsWith(`${option}=`));
  const given = options[option];
  return isGiven && given !== undefined ? [given] : (game.options[option]?.values ?? []);
}

function contender(input: Input, name: 'a' | 'b', game: string): Result<BotSpec, string> {
  const given = word(input, name);
  if (given === undefined) return fail(`--${name} is missing: which bot plays? As in --${name} greedy.`);
  const spec = parseBotSpec(given, game);
  return spec.ok ? spec : fail(`There is no bot "${given}". The bots are ${listed(spec.error.valid, 'and')}.`);
}

async function contest(plan: ArenaPlan, threads: number | undefined, json: boolean, io: Io): Promise<void> {
  const bar = progressBar(io);
  const report = await interruptible((signal) =>
    runArenaOnThreads(
      plan,
      { signal, onProgress: (done, rounds, soFar) => bar.show(done / rounds, standing(soFar())) },
      threads,
    ),
  );
  bar.clear();
  if (json) printJson(io, jsonOf(plan, report));
  else print(io, ...lines(plan, report));
}

const intervalWords = ({ score, interval }: ArenaReport): string =>
  `${percent(score)} (95 % interval ${percent(interval.low)} to ${percent(interval.high)})`;

/** Short enough to stay on one line beside the bar. */
const standing = ({ games, score, interval }: ArenaReport): string =>
  `${games} games, ${percent(score)} (${percent(interval.low)} to ${percent(interval.high)})`;

function lines(plan: ArenaPlan, report: ArenaReport): string[] {
  const [a, b] = [makeBotSpec(plan.a, plan.game), makeBotSpec(plan.b, plan.game)];
  return [
    `${a} against ${b}: ${plan.game}, ${plan.seats} seats, ${report.games} games, seed ${plan.seed}`,
    ...columns([
      ['  score', `${intervalWords(report)}; equals would score ${percent(report.fairScore)}`],
      ['  by seat', report.bySeat.map(({ seat, score }) => `seat ${seat + 1}: ${percent(score)}`).join(', ')],
      ['  length', lengthWords(report)],
      ['  a', paceWords(report.a)],
      ['  b', paceWords(report.b)],
      ['  time', `${(report.milliseconds / 1000).toFixed(1)} s, ${report.gamesPerSecond.toFixed(1)} games a second`],
    ]),
  ];
}

const paceWords = ({ iterations, milliseconds }: Pace): string =>
  `${iterations.toFixed(0)} iterations, ${milliseconds.toFixed(2)} ms a decision`;

const jsonOf = (plan: ArenaPlan, { a, b, ...report }: ArenaReport): object => ({
  ...plan,
  a: makeBotSpec(plan.a, plan.game),
  b: makeBotSpec(plan.b, plan.game),
  ...report,
  pace: { a, b },
});
