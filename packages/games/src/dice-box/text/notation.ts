import type { Notation } from '../../text/game-text.ts';
import { COLOURS, SIZE } from '../components.ts';
import type { DiceBoxAction, DiceBoxEvent } from '../state.ts';
import type { DiceBoxView } from '../view.ts';

// The same in every language.

const letterOf = (colour: string): string => colour.slice(0, 1);

export const notation: Notation = {
  action(action: DiceBoxAction): string {
    return action.type === 'pick' ? letterOf(action.colour) : `${action.die} ${action.square}`;
  },

  event({ type, ...rest }: DiceBoxEvent): string {
    const words = Object.values(rest).map((field) => (Array.isArray(field) ? field.join(' ') : String(field)));
    return [type, ...words].join(' ');
  },

  position({ grid, hands, pool }: DiceBoxView): string {
    const rows = Array.from({ length: SIZE }, (_, row) => grid.slice(row * SIZE, row * SIZE + SIZE));
    const inHand = hands.map((hand, seat) => `${seat}: ${hand.join(' ') || '–'}`);
    const spare = COLOURS.flatMap((colour) => Array.from({ length: pool[colour] }, () => letterOf(colour)));
    return [
      ...rows.map((row) => row.map((die) => die ?? '··').join(' ')),
      ...inHand,
      ...(spare.length > 0 ? [`spare ${spare.join(' ')}`] : []),
    ].join('\n');
  },
};
