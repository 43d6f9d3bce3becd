import { type Emit, push, type Seat } from '@taproom/engine';
import { type Colour, MOST_PIPS, SPACE_RULES, type Space } from './components.ts';
import { newDie, roll, wordOf } from './dice.ts';
import { brewerAt } from './rules.ts';
import type { BrewingEvent, BrewingState, Die } from './state.ts';

type Emits = Emit<BrewingEvent>;

/**
 * Applies a space's effect to its piece, at once or when the boards are tidied; `piece` is null if it was already given
 * back.
 */
export function happen(
  state: BrewingState,
  seat: Seat,
  space: Space,
  piece: Die | 'seed' | null,
  isNow: boolean,
  emit: Emits,
): void {
  const { effect } = SPACE_RULES[space];
  if (effect.gain === 'pip') {
    improve(state, seat, piece as Die, emit);
    return;
  }
  // The blue die that earned another is kept.
  if (effect.gain === 'blue') brewerAt(state, seat).reserve.push(piece as Die);
  else if (piece !== null) giveBack(state, piece);
  if (effect.gain === 'seeds') takeSeeds(state, seat, effect.count, emit);
  else if (effect.gain === 'coins') earn(state, seat, effect.count, 0, emit);
  else if (effect.gain in state.supply) gain(state, seat, effect.gain as Colour, isNow, emit);
}

/** A die from the supply: rolled now and placed by its owner, or left for the next round's roll. */
function gain(state: BrewingState, seat: Seat, colour: Colour, isNow: boolean, emit: Emits): void {
  const die = takeDie(state, colour);
  if (isNow) roll(state.rng, die);
  emit({ type: 'gained', seat, die: wordOf(die) });
  if (isNow) push(state, { at: 'keep', seat, die, withdrawn: false });
  else brewerAt(state, seat).reserve.push(die);
}

/** The die goes up by one pip, and its owner chooses where to put it. */
function improve(state: BrewingState, seat: Seat, die: Die, emit: Emits): void {
  if (die.value < MOST_PIPS) die.value++;
  emit({ type: 'improved', seat, die: wordOf(die) });
  push(state, { at: 'keep', seat, die, withdrawn: false });
}

export function giveBack(state: BrewingState, piece: Die | 'seed'): void {
  if (piece === 'seed') state.seeds++;
  else state.supply[piece.colour]++;
}

/** A new die, not rolled yet. */
export function takeDie(state: BrewingState, colour: Colour): Die {
  state.supply[colour]--;
  return newDie(colour);
}

export function takeSeeds(state: BrewingState, seat: Seat, wanted: number, emit: Emits): void {
  const count = Math.min(wanted, state.seeds);
  state.seeds -= count;
  brewerAt(state, seat).seeds += count;
  emit({ type: 'seeded', seat, count });
}

export function earn(state: BrewingState, seat: Seat, coins: number, xp: number, emit: Emits): void {
  const brewer = brewerAt(state, seat);
  brewer.coins += coins;
  brewer.xp += xp;
  emit({ type: 'earned', seat, coins, xp });
}
