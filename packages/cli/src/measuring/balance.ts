import { type BalancePlan, type BalanceReport, makeBotSpec, parseBotSpec } from '@taproom/bots';
import { runBalanceOnThreads } from '@taproom/bots/node';
import { fail, ok, type Result, seatCounts } from '@taproom/engine';
import { choose } from '../input/choose-game.ts';
import { flag, type Input, whole, word } from '../input/input.ts';
import type { Io } from '../io.ts';
import { EXIT, misused, print, printJson } from '../output/output.ts';
import { progressBar } from '../output/progress.ts';
import { columns, listed, percent } from '../output/words.ts';
import { interruptible } from './interrupt.ts';

export const DEFAULT_BALANCE_GAMES = 10_000;
const DEFAULT_BOT = 'greedy';

/** A place is off if its share differs from a fair one by more than that. */
const MOST_OFF = 0.06;

/** Plays one bot against itself and prints what each place in the order of play is worth. */
export async function balance(input: Input, threads: number | undefined, io: Io): Promise<number> {
  const plans = plansOf(input);
  if (!plans.ok) return misused(io, plans.error);
  const reports: BalanceReport[] = [];
  for (const plan of plans.value) {
    const report = await runWithBar(plan, threads, io);
    reports.push(report);
    if (!flag(input, 'json')) print(io, ...lines(plan, report));
    if (report.games < plan.games) break;
  }
  if (flag(input, 'json')) printJson(io, jsonOf(plans.value[0], reports));
  return EXIT.fine;
}

/** One plan for the given number of seats, or one for each number from two. */
function plansOf(input: Input): Result<readonly [BalancePlan, ...BalancePlan[]], string> {
  const choice = choose(input);
  if (!choice.ok) return choice;
  const { game, options } = choice.value;
  const games = whole(input, 'games', { least: 1, most: 10_000_000, otherwise: DEFAULT_BALANCE_GAMES });
  if (!games.ok) return games;
  const seed = whole(input, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
  if (!seed.ok) return seed;
  const bot = parseBotSpec(word(input, 'a') ?? DEFAULT_BOT, game.id);
  if (!bot.ok) return fail(`There is no bot "${bot.error.given}". The bots are ${listed(bot.error.valid, 'and')}.`);
  const counts = word(input, 'seats') === undefined ? seatCounts(game) : [choice.value.seats];
  const plan = { game: game.id, options, bot: bot.value, games: games.value, seed: seed.value };
  const [first, ...more] = counts.filter((seats) => seats > 1).map((seats) => ({ ...plan, seats }));
  return first ? ok([first, ...more]) : fail('Who begins matters only with two seats or more.');
}

async function runWithBar(plan: BalancePlan, threads: number | undefined, io: Io): Promise<BalanceReport> {
  const bar = progressBar(io);
  const report = await interruptible((signal) =>
    runBalanceOnThreads(
      plan,
      { signal, onProgress: (done, games) => bar.show(done / games, `${plan.seats} seats, ${done} games`) },
      threads,
    ),
  );
  bar.clear();
  return report;
}

function lines({ bot, game, seed }: BalancePlan, report: BalanceReport): string[] {
  const { seats, games, fairShare, inOrder, milliseconds } = report;
  return [
    `${makeBotSpec(bot, game)} on all seats: ${game}, ${seats} seats, ${games} games, seed ${seed}`,
    ...columns([
      ...inOrder.map(({ share, interval }, i) => [
        `  ${PLACES[i] ?? `place ${i + 1}`}`,
        `${percent(share)} (95 % interval ${percent(interval.low)} to ${percent(interval.high)})`,
      ]),
      ['  fair', `${percent(fairShare)}; ${verdict(report)}`],
      ['  length', lengthWords(report)],
      ['  time', `${(milliseconds / 1000).toFixed(1)} s`],
    ]),
  ];
}

const PLACES = ['begins', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** How long games take: in actions, and in rounds where they are counted. */
export function lengthWords({ meanLength, roundsInGame }: Pick<BalanceReport, 'meanLength' | 'roundsInGame'>): string {
  const actions = `${meanLength.toFixed(1)} actions a game`;
  if (!roundsInGame) return actions;
  const { quarter, median, threeQuarters } = roundsInGame;
  return `${actions}; ${median} rounds at the median, half of them ${quarter} to ${threeQuarters}`;
}

const offBy = ({ fairShare, inOrder }: BalanceReport): number =>
  Math.max(...inOrder.map(({ share }) => Math.abs(share - fairShare)));

const verdict = (report: BalanceReport): string =>
  offBy(report) > MOST_OFF
    ? `a place is off by more than ${MOST_OFF * 100} points: ${points(report)}`
    : `no place is off by more than ${MOST_OFF * 100} points: ${points(report)} at most`;

const points = (report: BalanceReport): string => (offBy(report) * 100).toFixed(1);

const jsonOf = ({ game, options, bot, seed }: BalancePlan, reports: readonly BalanceReport[]): object => ({
  game,
  options,
  bot: makeBotSpec(bot, game),
  seed,
  mostOff: MOST_OFF,
  balance: reports,
});
