import { below, type FastRng, nextFast } from '@taproom/engine';
import type { BrewingAction, BrewingState } from '@taproom/games/dice-brewing';
import type { Line } from '@taproom/games/learning';
import { at } from '../../lists.ts';
import { type Attempt, attempt, bestOf, puzzleOf } from '../../positions/daily.ts';
import { exercisePlan, type MakeDaily, type PositionMaker, type Puzzle } from '../../positions/maker.ts';
import { asked, lineOf, type Run, resume, take } from '../../positions/run.ts';
import type { BotSpec } from '../../spec/spec.ts';
import { choose } from '../../thinking/choose.ts';

const ID = 'dice-brewing';
/** The round that is played, and with it the last one (BR-32). */
const ROUNDS = [3, 4, 4] as const;
const REGULAR: BotSpec = { kind: 'greedy' };
const EXPERT: BotSpec = { kind: 'expert', budget: { iterations: 160 } };
/** How often the expert plays the round. */
const ATTEMPTS = 3;
/** How many points it must have more than a greedy player, at the first attempt and in the end. */
const WORTH_TRYING = 1;
const WORTH_THINKING = 2;

/** The last round of a short game, from the first placing on. */
const daily: MakeDaily = async (seeds) => {
  const rounds = ROUNDS[below(seeds, ROUNDS.length)];
  const run = resume(ID, { seats: 2, options: { rounds: String(rounds) }, seed: nextFast(seeds) });
  for (let seat = asked(run); seat !== undefined && !isLastPlacing(run); seat = asked(run)) {
    take(run, seat, (await choose(run.game, run.state, seat, REGULAR, nextFast(seeds))).action);
  }
  if (!isLastPlacing(run)) return undefined;
  return solved(lineOf(run), seeds);
};

/** The best of a few attempts, if thinking has been worth it. */
async function solved(line: Line, seeds: FastRng): Promise<Puzzle | undefined> {
  const easy = await attempt(ID, line, REGULAR, nextFast(seeds));
  const attempts: Attempt[] = [];
  while (attempts.length < ATTEMPTS) {
    attempts.push(await attempt(ID, line, EXPERT, nextFast(seeds)));
    if (at(attempts, 0).score < easy.score + WORTH_TRYING) return undefined;
  }
  const best = bestOf(attempts);
  return best && brews(best) && best.score >= easy.score + WORTH_THINKING ? puzzleOf(line, best) : undefined;
}

/** Whether seat 0 is to place something in the last round. */
function isLastPlacing(run: Run): boolean {
  const { round, lastRound, stack } = run.state as BrewingState;
  return round === lastRound && asked(run) === 0 && stack.at(-1)?.at === 'place';
}

const brews = ({ moves }: Attempt): boolean => moves.some((move) => move.startsWith('brew '));

/** What people think about: what to place, and what to brew. */
const ASKED: readonly string[] = ['place', 'brew'];

export const diceBrewingPositions: PositionMaker = {
  daily,
  exercises: exercisePlan<BrewingState, BrewingAction>({
    seats: 2,
    options: {},
    unit: 'wins',
    before: REGULAR,
    after: { kind: 'apprentice' },
    length: [70, 130],
    asks: ({ stack }, legal) => ASKED.includes(stack.at(-1)?.at ?? '') && legal.length >= 4,
    worlds: [6, 48],
    gap: 12,
    mostEasy: 0.4,
  }),
};
