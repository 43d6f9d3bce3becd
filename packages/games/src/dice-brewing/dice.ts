import { type Rng, rollDie } from '@taproom/engine';
import { COLOURS, type Colour } from './components.ts';
import type { Die, DieWord } from './state.ts';

/** Dice in notation: `u5+!` is a blue 5, raised and protected. */
export const COLOUR_LETTERS: Readonly<Record<Colour, string>> = { yellow: 'y', black: 'b', green: 'g', blue: 'u' };
const BY_LETTER = new Map(COLOURS.map((colour) => [COLOUR_LETTERS[colour], colour]));

/** The colour for a letter, or for a word that starts with it. */
export function colourOf(word: DieWord): Colour {
  const colour = BY_LETTER.get(word.slice(0, 1));
  if (!colour) throw new Error(`no die ${word}`);
  return colour;
}

/** A die fresh from the supply. */
export const newDie = (colour: Colour, value = 0): Die => ({
  colour,
  value,
  raised: 0,
  lock: null,
  unlucky: false,
  withdrawn: false,
});

/** Everything visible about a die; dice with the same word are interchangeable. */
export function wordOf(die: Die): DieWord {
  const { colour, value, raised, lock } = die;
  const mark = lock === null ? '' : lock === 'locked' ? '#' : '!';
  return `${COLOUR_LETTERS[colour]}${value}${'+'.repeat(raised)}${mark}${isUnlucky(die) ? '*' : ''}`;
}

/** The value in a die's word; 0 if not rolled yet. */
export const pipsOf = (word: DieWord): number => Number(word.slice(1, 2));

const FORM = /^[ybgu][0-6](\+*)([#!]?)(\*?)$/;

/** The inverse of `wordOf`. */
export function dieOf(word: DieWord): Die {
  const [, raised, lock, star] = FORM.exec(word) ?? [];
  if (raised === undefined) throw new Error(`no die ${word}`);
  return {
    ...newDie(colourOf(word), pipsOf(word)),
    raised: raised.length,
    lock: lock === '#' ? 'locked' : lock === '!' ? 'protected' : null,
    unlucky: star === '*',
  };
}

/** Whether it showed 1 in this round's roll and still does. */
export const isUnlucky = ({ value, unlucky }: Die): boolean => unlucky && value === 1;

export const indexOfWord = (dice: readonly Die[], word: unknown): number =>
  dice.findIndex((die) => wordOf(die) === word);

export const isUsable = ({ lock }: Die): boolean => lock !== 'locked';
export const isChangeable = ({ lock }: Die): boolean => lock === null;

/** The dice without duplicates that look the same. */
export function distinct(dice: readonly Die[]): Die[] {
  const seen = new Map(dice.map((die) => [wordOf(die), die]));
  return [...seen.values()];
}

/** Rolls a die, which loses any pips added by a token. */
export function roll(rng: Rng, die: Die): void {
  die.value = rollDie(rng);
  die.raised = 0;
}

/** Removes the die with that word from the dice. */
export function takeWord(dice: Die[], word: DieWord): Die {
  const [die] = dice.splice(indexOfWord(dice, word), 1);
  if (!die) throw new Error(`no die ${word}`);
  return die;
}
