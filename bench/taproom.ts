import { below, fastRng, type Rng, type Seat } from '@taproom/engine';
import { type DiceBoxAction, type DiceBoxOptions, type DiceBoxState, diceBox } from '@taproom/games/dice-box';

export const unheard = (): void => {};

const OPTIONS: DiceBoxOptions = { colours: 'two', first: 'random' };

export const dealDiceBox = (rng: Rng): DiceBoxState => diceBox.setup(2, OPTIONS, rng);

/** Plays a random game through the public contract; returns the number of moves. */
export function playContract(seed: number, choices: Rng): number {
  const state = dealDiceBox(fastRng(seed));
  for (let moves = 0; ; moves++) {
    const seat = diceBox.actors(state)[0] as Seat | undefined;
    if (seat === undefined) return moves;
    const legal = diceBox.legal(state, seat);
    diceBox.apply(state, seat, legal[below(choices, legal.length)] as DiceBoxAction, unheard);
  }
}
