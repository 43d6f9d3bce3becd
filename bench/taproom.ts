import { below, fastRng, type Rng, type Seat, start } from '@taproom/engine';
import { type DiceBoxAction, type DiceBoxState, diceBox } from '@taproom/games/dice-box';

export const unheard = (): void => {};

export function dealDiceBox(rng: Rng): DiceBoxState {
  const dealt = start(diceBox, 2, rng, { colours: 'two' });
  if (!dealt.ok) throw new Error('two players can always play Dice Box');
  return dealt.value;
}

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
