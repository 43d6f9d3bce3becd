import { below, fastRng } from '@taproom/engine';
import { type DyceAction, type DyceState, dyce, NATURALS, SPACE_NAMES, WHISKIES } from '@taproom/games/dyce';
import type { Move } from './boardgame-io-library.ts';
import { deal, enumerate, MOVES, type Roll, scoreOf } from './dyce-boardgame-io.ts';
import { unheard } from './taproom.ts';

/** Plays the same dice and choices on both sides, and throws where the game for boardgame.io is not DYCE. */
export function proveSameDyce(games: number): void {
  const choices = fastRng(1);
  for (let seed = 0; seed < games; seed++) {
    const state = dyce.setup(2, { first: 'random', startDie: '1' }, fastRng(seed));
    const dice = fastRng(seed);
    const roll: Roll = (sides) => below(dice, sides) + 1;
    const theirs = deal(roll);
    for (let seat = dyce.actors(state)[0]; seat !== undefined; seat = dyce.actors(state)[0]) {
      compare(seed, 'seat to act', [seat], [theirs.mover]);
      const legal = dyce.legal(state, seat);
      compare(seed, 'moves', legal.map(encode).map(wordOf).sort(), enumerate(theirs).map(wordOf).sort());
      const action = legal[below(choices, legal.length)] as DyceAction;
      dyce.apply(state, seat, action, unheard);
      const { move, args } = encode(action);
      if (MOVES[move]?.(theirs, roll, ...args) !== undefined) throw new Error(`seed ${seed}: ${move} is refused`);
    }
    compare(seed, 'end', [true], [theirs.over]);
    compare(seed, 'scores', scoresOf(state), [scoreOf(theirs, 0), scoreOf(theirs, 1)]);
  }
}

const scoresOf = (state: DyceState): readonly number[] => dyce.outcome(state)?.scores ?? [];

const wordOf = ({ move, args }: Move): string => [move, ...args].join(' ');

/** An action as the move of the other game. */
function encode(action: DyceAction): Move {
  switch (action.type) {
    case 'choose':
      return { move: 'choose', args: [NATURALS.indexOf(action.whisky)] };
    case 'stock':
      return { move: 'stock', args: [SPACE_NAMES.indexOf(action.space), WHISKIES.indexOf(action.whisky)] };
    case 'open':
    case 'advertise':
      return { move: action.type, args: [SPACE_NAMES.indexOf(action.space)] };
    default:
      return { move: action.type, args: [] };
  }
}

function compare(seed: number, what: string, ours: readonly unknown[], theirs: readonly unknown[]): void {
  const [a, b] = [ours.join(', '), theirs.join(', ')];
  if (a !== b) throw new Error(`seed ${seed}, ${what}: DYCE has ${a}, the game for boardgame.io ${b}`);
}
