import type { Colour } from '../components.ts';
import type { DieWord } from '../state.ts';

const COLOUR_OF: Readonly<Record<string, Colour>> = { y: 'yellow', b: 'black', g: 'green', u: 'blue' };
const MARKS = { '+': 'raised', '#': 'locked', '!': 'protected', '*': 'unlucky' } as const;

type Mark = (typeof MARKS)[keyof typeof MARKS];

interface SeenDie {
  readonly colour: Colour;
  /** 0 for a die that is still to be rolled. */
  readonly value: number;
  readonly marks: readonly Mark[];
}

/** What a die's word says of it. */
export function readWord(word: DieWord): SeenDie {
  const colour = COLOUR_OF[word.slice(0, 1)];
  if (!colour) throw new Error(`no die ${word}`);
  const marks = [...new Set(word.slice(2))].map((sign) => MARKS[sign as keyof typeof MARKS]);
  return { colour, value: Number(word.slice(1, 2)), marks };
}
