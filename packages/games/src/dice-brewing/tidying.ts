import { type Emit, pop, type Seat } from '@taproom/engine';
import { SPACE_RULES, type Space } from './components.ts';
import { giveBack, happen } from './effects.ts';
import { allDice, brewerAt, inOrder, isInStock, placedOn, waitingSpaces } from './rules.ts';
import type { Brewer, BrewingEvent, BrewingState, Die, Frames, Spot } from './state.ts';
import { takeBackPiece } from './tokens.ts';

type Emits = Emit<BrewingEvent>;

/** All effects that are still to come, player by player. */
export const leftToTidy = (state: BrewingState): Spot[] =>
  inOrder(state).flatMap((seat) => waitingSpaces(brewerAt(state, seat)).map((space) => ({ seat, space })));

/** The next effect; then once more those that found nothing; then the boards are cleared. */
export function tidyOn(state: BrewingState, local: Frames['tidy'], emit: Emits): void {
  const spot = local.left.shift();
  if (spot) resolve(state, local, spot, emit);
  else if (local.again.length > 0) {
    local.left = local.again;
    local.again = [];
    local.isRetry = true;
  } else {
    for (const brewer of state.brewers) clear(brewer);
    emit({ type: 'tidied', round: state.round });
    pop(state);
  }
}

function resolve(state: BrewingState, local: Frames['tidy'], { seat, space }: Spot, emit: Emits): void {
  const { effect } = SPACE_RULES[space];
  if (isInStock(state, effect)) take(state, { seat, space }, emit);
  else if (local.isRetry) waste(state, seat, space, emit);
  else local.again.push({ seat, space });
}

function take(state: BrewingState, { seat, space }: Spot, emit: Emits): void {
  const placed = placedOn(brewerAt(state, seat), space);
  const piece = placed.piece as Die | 'seed';
  placed.waiting = false;
  placed.piece = null;
  happen(state, seat, space, piece, false, emit);
}

/** BR-10: the seed is spent for nothing, a die comes back. */
function waste(state: BrewingState, seat: Seat, space: Space, emit: Emits): void {
  const brewer = brewerAt(state, seat);
  const placed = placedOn(brewer, space);
  if (placed.piece === 'seed') giveBack(state, 'seed');
  else takeBackPiece(brewer, space);
  placed.piece = null;
  placed.waiting = false;
  emit({ type: 'wasted', seat, space });
}

/** Blue dice come back to the reserve, and what tokens did to dice is over. */
function clear(brewer: Brewer): void {
  for (const placed of Object.values(brewer.board)) {
    if (placed.piece && placed.piece !== 'seed') brewer.reserve.push(placed.piece);
    if (placed.speeder) brewer.reserve.push(placed.speeder);
  }
  if (brewer.onMarket) brewer.reserve.push(brewer.onMarket);
  brewer.board = {};
  brewer.onMarket = null;
  for (const die of allDice(brewer)) {
    die.value -= die.raised;
    die.raised = 0;
    die.lock = null;
    die.unlucky = false;
  }
}
