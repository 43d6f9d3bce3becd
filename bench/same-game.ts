import { below, fastRng, type Seat } from '@taproom/engine';
import { COLOURS, type DiceBoxAction, type DiceBoxState, diceBox, SQUARE_NAMES } from '@taproom/games/dice-box';
import { deal, movesOpen, place, tallies } from './hand-written.ts';
import { dealDiceBox, unheard } from './taproom.ts';

const LETTERS = 'rybw';

/** Plays the same dice and choices on both sides, and throws where the hand-written game is not Dice Box. */
export function proveSameGame(games: number): void {
  const choices = fastRng(1);
  for (let seed = 0; seed < games; seed++) {
    const state = dealDiceBox(fastRng(seed));
    const dice = fastRng(seed);
    let open = deal(dice);
    for (let seat = mover(state); seat !== undefined; seat = mover(state)) {
      const legal = diceBox.legal(state, seat);
      compare(seed, 'moves', legal.map(encode), [...movesOpen().subarray(0, open)]);
      const action = legal[below(choices, legal.length)] as DiceBoxAction;
      diceBox.apply(state, seat, action, unheard);
      open = place(encode(action), dice);
    }
    compare(seed, 'moves at the end', [], [...movesOpen().subarray(0, open)]);
    compare(seed, 'tallies', talliesOf(state), [...tallies()]);
  }
}

const mover = (state: DiceBoxState): Seat | undefined => diceBox.actors(state)[0];

/** A placement in the hand-written game's numbers. */
function encode(action: DiceBoxAction): number {
  if (action.type !== 'place') throw new Error(`two players do not ${action.type}`);
  const kind = LETTERS.indexOf(action.die.charAt(0)) * 6 + Number(action.die.charAt(1)) - 1;
  return kind * 32 + SQUARE_NAMES.indexOf(action.square);
}

function talliesOf(state: DiceBoxState): number[] {
  const parts = diceBox.outcome(state)?.parts.flat() ?? [];
  return COLOURS.map((colour) => parts.find(({ name }) => name === colour)?.value ?? 0);
}

function compare(seed: number, what: string, contract: readonly number[], handWritten: readonly number[]): void {
  const [a, b] = [contract, handWritten].map((numbers) => numbers.toSorted((x, y) => x - y).join(' '));
  const same = what === 'tallies' ? contract.join() === handWritten.join() : a === b;
  if (!same) throw new Error(`seed ${seed}, ${what}: the contract has ${a}, the hand-written game ${b}`);
}
