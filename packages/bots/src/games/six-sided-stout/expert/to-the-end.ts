import { type FastRng, must, type Outcome, rollDie, type Seat } from '@taproom/engine';
import { type StoutState, sixSidedStout } from '@taproom/games/six-sided-stout';
import { at } from '../../../lists.ts';
import { DICE_A_DAY, type Fate, type Plan } from './deeds.ts';
import { type Kitchen, kitchenOf, type Seated } from './kitchen.ts';
import { type Line, linesForDice } from './lines.ts';
import { draftFor, playedOut } from './rollout.ts';
import { planFor } from './template.ts';

/** Changes of a draft tried for each cell on every day of a game that is only imagined. */
export const STEPS_A_CELL = 60;
const MOST_DAYS = 10;

/** Dice for all the days to come. */
export const fateFrom = (rng: FastRng): Fate => Uint8Array.from({ length: MOST_DAYS * DICE_A_DAY }, () => rollDie(rng));

/** How a game of one brewer ends, if the rest of it goes as planned. */
export const brewToTheEnd = (state: StoutState, rng: FastRng): Outcome => brewOn(state, 0, rng);

/** The same for a seat among others, whose recipes stay as they are. */
export function brewOn(state: StoutState, seat: Seat, rng: FastRng): Outcome {
  const brewer = at(state.brewers, seat);
  const cells = brewer.stage.at === 'stopped' ? brewer.cells : cellsInTheEnd(state, seat, brewer, rng);
  const brewers = state.brewers.with(seat, { ...brewer, cells: [...cells] });
  return must(sixSidedStout.outcome({ ...state, stack: [], brewers }));
}

function cellsInTheEnd(
  state: StoutState,
  seat: Seat,
  brewer: Seated,
  rng: FastRng,
): ArrayLike<number> & Iterable<number> {
  const fate = fateFrom(rng);
  const kitchen = kitchenOf(state.board, state.day, brewer);
  const steps = STEPS_A_CELL * kitchen.terrain.cells;
  const line = lineAt(state, seat, kitchen, planFor(state.board, brewer, state.day), steps, rng);
  return playedOut(line, fate, steps, rng).cells;
}

/** Of three dice it keeps those that promise most. */
function lineAt(state: StoutState, seat: Seat, kitchen: Kitchen, plan: Plan, steps: number, rng: FastRng): Line {
  const brewer = at(state.brewers, seat);
  const pairs = sixSidedStout.legal(state, seat).filter((action) => action.type === 'keep');
  const promised = (after: Kitchen): number => draftFor(after, plan, steps, rng).worth;
  const kept = linesForDice(kitchen, brewer, pairs, plan, promised)[0];
  return kept ?? { action: { type: 'done' }, kitchen, plan, underway: brewer.stage.at !== 'choose' };
}
