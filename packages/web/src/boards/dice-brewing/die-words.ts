import { type Colour, type Die, type DieWord, wordOf } from '@taproom/games/dice-brewing';

const COLOURS: Readonly<Record<string, Colour>> = { y: 'yellow', b: 'black', g: 'green', u: 'blue' };

/** The die that a word tells of: `u5+!` is a blue 5, raised and protected. */
export function dieOf(word: DieWord): Die {
  const colour = COLOURS[word[0] ?? ''];
  if (!colour) throw new Error(`no die is called ${word}`);
  return {
    colour,
    value: Number(word[1]),
    raised: word.split('+').length - 1,
    lock: word.includes('#') ? 'locked' : word.includes('!') ? 'protected' : null,
    unlucky: word.includes('*'),
  };
}

/** The place of the first die of that word. */
export const placeOf = (dice: readonly Readonly<Die>[], word: DieWord): number =>
  dice.findIndex((die) => wordOf(die) === word);
