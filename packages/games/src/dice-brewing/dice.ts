import { type Rng, rollDie } from '@taproom/engine';
import type { Colour } from './components.ts';
import type { Die, DieWord } from './state.ts';

const LETTERS: Readonly<Record<Colour, string>> = { yellow: 'y', black: 'b', green: 'g', blue: 'u' };

/** A die as it comes from the supply. */
export const newDie = (colour: Colour, value = 0): Die => ({ colour, value, raised: 0, lock: null, unlucky: false });

/** A die by what can be seen of it; dice with the same word are the same to everyone. */
export function wordOf(die: Die): DieWord {
  const { colour, value, raised, lock } = die;
  const mark = lock === null ? '' : lock === 'locked' ? '#' : '!';
  return `${LETTERS[colour]}${value}${'+'.repeat(raised)}${mark}${isUnlucky(die) ? '*' : ''}`;
}

/** Whether it has shown 1 since this round's dice were rolled, where that matters. */
export const isUnlucky = ({ value, unlucky }: Die): boolean => unlucky && value === 1;

export const indexOfWord = (dice: readonly Die[], word: unknown): number =>
  dice.findIndex((die) => wordOf(die) === word);

export const isUsable = ({ lock }: Die): boolean => lock !== 'locked';
export const isChangeable = ({ lock }: Die): boolean => lock === null;

/** One of each kind of dice that look the same. */
export function distinct(dice: readonly Die[]): Die[] {
  const seen = new Map(dice.map((die) => [wordOf(die), die]));
  return [...seen.values()];
}

/** Rolls a die; what a token had added is gone. */
export function roll(rng: Rng, die: Die): void {
  die.value = rollDie(rng);
  die.raised = 0;
}

/** Takes the die of that word out of the dice. */
export function takeWord(dice: Die[], word: DieWord): Die {
  const [die] = dice.splice(indexOfWord(dice, word), 1);
  if (!die) throw new Error(`no die ${word}`);
  return die;
}
