import { type Emit, pop, type Seat } from '@taproom/engine';
import { SPACE_RULES, type Space } from './components.ts';
import { giveBack, happen } from './effects.ts';
import { allDice, brewerAt, inOrder, isInStock, placedOn } from './rules.ts';
import type { Brewer, BrewingEvent, BrewingState, Frames, Spot } from './state.ts';
import { takeBackPiece } from './tokens.ts';

type Emits = Emit<BrewingEvent>;

/**
 * BR-10: spaces that return dice come before those that take them: black before MH2, yellow and green before the seeds'
 * spaces.
 */
const GIVING_FIRST: readonly Space[] = ['SD2', 'SD3', 'SD1', 'MH2', 'MH1', 'HP1', 'SK3', 'MH3', 'HP2'];

/** All effects still to come, player by player. */
export const leftToTidy = (state: BrewingState): Spot[] =>
  inOrder(state).flatMap((seat) =>
    GIVING_FIRST.filter((space) => brewerAt(state, seat).board[space]?.waiting).map((space) => ({ seat, space })),
  );

/** Applies the next effect, then retries those that found nothing, then clears the boards. */
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
  spendSeeds(state, seat);
  if (isInStock(state, effect)) take(state, { seat, space }, emit);
  else if (local.isRetry) waste(state, seat, space, emit);
  else local.again.push({ seat, space });
}

/** BR-10: a seed is spent whatever its effect, so it returns to the supply before its owner takes anything. */
function spendSeeds(state: BrewingState, seat: Seat): void {
  for (const placed of Object.values(brewerAt(state, seat).board)) {
    if (placed.piece !== 'seed') continue;
    giveBack(state, placed.piece);
    placed.piece = null;
  }
}

function take(state: BrewingState, { seat, space }: Spot, emit: Emits): void {
  const placed = placedOn(brewerAt(state, seat), space);
  const { piece } = placed;
  placed.waiting = false;
  placed.piece = null;
  happen(state, seat, space, piece, false, emit);
}

/** BR-10: a die comes back; a seed is lost. */
function waste(state: BrewingState, seat: Seat, space: Space, emit: Emits): void {
  const brewer = brewerAt(state, seat);
  const placed = placedOn(brewer, space);
  takeBackPiece(brewer, space);
  placed.piece = null;
  placed.waiting = false;
  emit({ type: 'wasted', seat, space });
}

/** Blue dice return to the reserve, and the effects of tokens on dice end. */
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
    die.withdrawn = false;
  }
}
