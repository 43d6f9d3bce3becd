import { nextFast } from '@taproom/engine';
import { type DiceBoxAction, type DiceBoxState, diceBox, tallyOf } from '@taproom/games/dice-box';
import { SHARED_YARDSTICKS } from '../../face/levels.ts';
import { at } from '../../lists.ts';
import { attempt, puzzleOf } from '../../positions/daily.ts';
import { exercisePlan, type MakeDaily, type PositionMaker, type Puzzle } from '../../positions/maker.ts';
import { asked, lineOf, type Run, resume, take } from '../../positions/run.ts';
import type { BotSpec } from '../../spec/spec.ts';
import { choose } from '../../thinking/choose.ts';
import { type Judged, squaresLeft } from './endgame.ts';
import { reckonEndgame } from './expert.ts';

const ID = 'dice-box';
const REGULAR: BotSpec = { kind: 'greedy' };
const EXPERT: BotSpec = { kind: 'veteran', budget: { iterations: 20_000 } };

/** With fewer squares there is little to think about. */
const LEAST_SQUARES = 4;
const LEAST_MOVES = 5;
/** Somebody who is further ahead has as good as won. */
const CLOSE = 9;
/** How often the best move must win, and how much more often than a wrong one. */
const LIKELY = 0.6;
const FAR_MORE_OFTEN = 0.25;
/** Moves that win about as often are right, too. */
const AS_OFTEN = 0.05;

/** An endgame in which few moves win, and in which the best of them wins with the dice to come. */
const daily: MakeDaily = async (seeds) => {
  const run = resume(ID, { seats: 2, seed: nextFast(seeds) });
  for (let seat = asked(run); seat !== undefined; seat = asked(run)) {
    const puzzle = seat === 0 && isHardToWin(run) ? await won(run) : undefined;
    if (puzzle) return puzzle;
    take(run, seat, (await choose(run.game, run.state, seat, REGULAR, nextFast(seeds))).action);
  }
  return undefined;
};

function isHardToWin({ game, state }: Run): boolean {
  const here = state as DiceBoxState;
  if (squaresLeft(here) < LEAST_SQUARES || Math.abs(leadIn(here)) > CLOSE) return false;
  if (game.legal(here, 0).length < LEAST_MOVES) return false;
  const judged = reckonEndgame(here);
  return judged !== undefined && hasFewWins(judged);
}

/** The pips that seat 0 is ahead by. */
function leadIn(state: DiceBoxState): number {
  const [own = 0, other = 0] = tallyOf(diceBox.view(state, 0)).scores;
  return own - other;
}

function hasFewWins(judged: readonly Judged[]): boolean {
  const best = at(judged, 0).prospect.wins;
  const lag = ({ prospect }: Judged): number => best - prospect.wins;
  const right = judged.filter((one) => lag(one) <= AS_OFTEN).length;
  const wrong = judged.filter((one) => lag(one) >= FAR_MORE_OFTEN).length;
  return best >= LIKELY && right + wrong === judged.length && right <= Math.max(2, judged.length / 5);
}

async function won(run: Run): Promise<Puzzle | undefined> {
  const line = lineOf(run);
  const played = await attempt(ID, line, EXPERT, line.seed);
  return played.score > 0 ? puzzleOf(line, played) : undefined;
}

export const diceBoxPositions: PositionMaker = {
  daily,
  exercises: exercisePlan<DiceBoxState, DiceBoxAction>({
    seats: 2,
    options: {},
    unit: 'wins',
    before: SHARED_YARDSTICKS.brewer,
    after: REGULAR,
    length: [9, 19],
    asks: (_, legal) => legal.length >= 4,
    worlds: [16, 128],
    gap: 8,
    // It looks much further than the greedy players by whom moves are measured.
    trusted: ['master'],
    levels: { master: { kind: 'search', budget: { iterations: 20_000 } } },
  }),
};
