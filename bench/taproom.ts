import { type AnyGame, below, fastRng, type Rng, type Seat, type Tagged } from '@taproom/engine';
import { type DiceBoxAction, type DiceBoxOptions, type DiceBoxState, diceBox } from '@taproom/games/dice-box';

export const unheard = (): void => {};

const OPTIONS: DiceBoxOptions = { colours: 'two', first: 'random' };

export const dealDiceBox = (rng: Rng): DiceBoxState => diceBox.setup(2, OPTIONS, rng);

/** Two play, where two can. */
export const seatsAt = ({ seats: { min, max } }: AnyGame): number => Math.min(Math.max(min, 2), max);

/** The choices that nobody has to make. */
const defaultsOf = ({ options }: AnyGame): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, option.default]));

/** Plays a random game of two through the public contract; returns the number of moves. */
export function playRandomly(game: AnyGame, seed: number, choices: Rng): number {
  const state = game.setup(seatsAt(game), defaultsOf(game), fastRng(seed));
  for (let moves = 0; ; moves++) {
    const seat = game.actors(state)[0];
    if (seat === undefined) return moves;
    const legal = game.legal(state, seat);
    game.apply(state, seat, legal[below(choices, legal.length)] as Tagged, unheard);
  }
}

/** The same for Dice Box with two colours each, so that it is compared with nothing else in between. */
export function playContract(seed: number, choices: Rng): number {
  const state = dealDiceBox(fastRng(seed));
  for (let moves = 0; ; moves++) {
    const seat = diceBox.actors(state)[0] as Seat | undefined;
    if (seat === undefined) return moves;
    const legal = diceBox.legal(state, seat);
    diceBox.apply(state, seat, legal[below(choices, legal.length)] as DiceBoxAction, unheard);
  }
}
