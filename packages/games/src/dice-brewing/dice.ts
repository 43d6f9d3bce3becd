import { keyed, type Rng, rollDie } from '@taproom/engine';
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

/** A die that can be used, and how it is named. */
export interface Usable {
  readonly die: Die;
  readonly word: DieWord;
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

/** Whether it showed 1 in this round's roll and still does. */
export const isUnlucky = ({ value, unlucky }: Die): boolean => unlucky && value === 1;

/** Everything visible about a die; dice with the same word are interchangeable. */
export function wordOf(die: Die): DieWord {
  const { colour, value, raised, lock } = die;
  if (raised > 0) return spelled(die);
  return WORDS[colour][lock ?? 'free'][isUnlucky(die) ? UNLUCKY : value] as DieWord;
}

function spelled(die: Die): DieWord {
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

/** The words of all dice that are not raised, spelled once: by value, and last the unlucky one. */
const wordsOf = (colour: Colour, lock: Die['lock']): DieWord[] => [
  ...[0, 1, 2, 3, 4, 5, 6].map((value) => spelled({ ...newDie(colour, value), lock })),
  spelled({ ...newDie(colour, 1), lock, unlucky: true }),
];
const UNLUCKY = 7;

const WORDS = keyed(COLOURS, (colour) => ({
  free: wordsOf(colour, null),
  locked: wordsOf(colour, 'locked'),
  protected: wordsOf(colour, 'protected'),
}));

export function indexOfWord(dice: readonly Die[], word: unknown): number {
  for (let i = 0; i < dice.length; i++) if (wordOf(dice[i] as Die) === word) return i;
  return -1;
}

export const isUsable = ({ lock }: Die): boolean => lock !== 'locked';
export const isChangeable = ({ lock }: Die): boolean => lock === null;

/** The usable dice, those that look the same once. */
export function usableAmong(dice: readonly Die[]): Usable[] {
  const found: Usable[] = [];
  for (const die of dice) {
    if (!isUsable(die)) continue;
    const word = wordOf(die);
    if (!isListed(found, word)) found.push({ word, die });
  }
  return found;
}

function isListed(found: readonly Usable[], word: DieWord): boolean {
  for (const one of found) if (one.word === word) return true;
  return false;
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
