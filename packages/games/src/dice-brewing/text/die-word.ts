import { must } from '@taproom/engine';
import type { Colour } from '../components.ts';
import { colourOf, pipsOf } from '../dice.ts';
import type { DieWord } from '../state.ts';

const MARKS: Readonly<Record<string, Mark>> = { '+': 'raised', '#': 'locked', '!': 'protected', '*': 'unlucky' };

type Mark = 'raised' | 'locked' | 'protected' | 'unlucky';

interface SeenDie {
  readonly colour: Colour;
  /** 0 if not rolled yet. */
  readonly value: number;
  readonly marks: readonly Mark[];
}

export function readWord(word: DieWord): SeenDie {
  const marks = [...new Set(word.slice(2))].map((sign) => must(MARKS[sign]));
  return { colour: colourOf(word), value: pipsOf(word), marks };
}
