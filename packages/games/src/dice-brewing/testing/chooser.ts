import { below, fastRng, type Rng, type Seat } from '@taproom/engine';
import type { Choose, Open } from '@taproom/testkit';
import { cheapestPayment } from '../brewing.ts';
import { wordOf } from '../dice.ts';
import { recipeOf } from '../recipes/index.ts';
import { brewerAt } from '../rules.ts';
import type { BrewingAction, BrewingState, DieWord } from '../state.ts';

/** With this seed nobody does anything, so the game runs out of rounds. */
export const IDLE_SEED = 30;

/** Actions that end a turn. */
const RESTS: readonly BrewingAction['type'][] = ['pass', 'done'];

/**
 * Plays purposefully: brews whenever possible, keeps useful dice, and sows, places and buys now and then. Random games
 * brew hardly anything and take all thirty rounds.
 */
export function bySense(seed: number): Choose {
  const rng = fastRng(seed);
  return (open, state) => oneOf(rng, seed === IDLE_SEED ? rests(open) : sensible(rng, open, state as BrewingState));
}

const oneOf = <T>(rng: Rng, items: readonly T[]): T | undefined => items[below(rng, items.length)];

const rests = (open: readonly Open[]): readonly Open[] => ofTypes(open, RESTS);

const ofTypes = (open: readonly Open[], types: readonly string[]): Open[] =>
  open.filter(({ action }) => types.includes(action.type));

/** The first kind of action, in order of preference, that is open and passes its chance. */
function sensible(rng: Rng, open: readonly Open[], state: BrewingState): readonly Open[] {
  const [first] = open;
  const helpful = first ? helpfulDice(state, first.seat) : [];
  const wishes: [chances: number, readonly Open[]][] = [
    [10, ofTypes(open, ['brew'])],
    [3, ofTypes(open, ['play'])],
    [6, ofTypes(open, ['buy', 'deal'])],
    [6, ofTypes(open, ['place', 'sow', 'speed']).filter(({ action }) => isSpare(action as BrewingAction, helpful))],
    [10, ofTypes(open, ['store']).filter(({ action }) => helpful.includes((action as { die?: DieWord }).die ?? ''))],
    [10, rests(open)],
  ];
  const wish = wishes.find(([chances, things]) => things.length > 0 && below(rng, 10) < chances);
  return wish ? wish[1] : open;
}

/** Dice in the reserve that would help to pay for a recipe on display, or are good for any. */
function helpfulDice(state: BrewingState, seat: Seat): DieWord[] {
  const { reserve, warehouse } = brewerAt(state, seat);
  const payments = state.display.map((id) => cheapestPayment([...warehouse, ...reserve], recipeOf(id)) ?? []);
  const isGood = ({ colour, value }: { colour: string; value: number }): boolean => colour !== 'blue' && value >= 4;
  return reserve.filter((die) => isGood(die) || payments.some((dice) => dice.includes(die))).map(wordOf);
}

/** Whether an action places no die that should be stored or is stored already. */
const isSpare = (action: BrewingAction, helpful: readonly DieWord[]): boolean =>
  action.type !== 'place' || action.space === 'MH3' || (action.from === 'reserve' && !helpful.includes(action.die));
