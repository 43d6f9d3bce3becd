import type { Unchecked } from '@taproom/engine';
import { COLOURS } from '@taproom/games/dice-box';
import { letterOf } from './board.ts';

/** `r4 c2`, or a colour in the draft. */
export function parse(typed: string): Unchecked | undefined {
  const word = typed.trim().toLowerCase();
  const [, die, square] = /^([a-z]\d)[\s-]*([a-z]\d)$/.exec(word) ?? [];
  if (die && square) return { type: 'place', die, square };
  const colour = COLOURS.find((one) => one === word || letterOf(one) === word);
  return colour && { type: 'pick', colour };
}
