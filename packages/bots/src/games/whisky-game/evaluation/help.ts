import {
  abilityOf,
  type Card,
  isExpert,
  type Level,
  type SeenQuestion,
  type SeenTraveller,
} from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { chanceOf } from '../lore.ts';
import { WEIGHTS } from './weights.ts';

const FEW_OPTIONS = 2;
const SIDES = 6;

type Character = SeenTraveller['character'];

/** A way to answer: its chance to be right, and its price. */
interface Way {
  readonly chance: number;
  readonly price: number;
}

/** Alone, and with each card of the hand that helps. */
export type Ways = Readonly<Record<Level, readonly Way[]>>;

export function waysToAnswer({ character, hand }: SeenTraveller, knowledge: Knowledge | undefined): Ways {
  const helpers = [...new Set(hand)].filter((card) => isExpert(card) || card === 'fifty-fifty');
  const waysAt = (level: Level): Way[] => [
    { chance: chanceByThrow(character, chanceOf(level, knowledge)), price: 0 },
    ...helpers.map((card) => ({ chance: chanceWith(card, level, knowledge), price: WEIGHTS.card })),
  ];
  return { easy: waysAt('easy'), medium: waysAt('medium'), hard: waysAt('hard') };
}

/** The expected gain from a question of a level, given the gain from a right answer. */
export const promiseOf = (ways: Ways, level: Level, gain: number): number =>
  Math.max(...ways[level].map(({ chance, price }) => chance * gain - price));

/** The chance of a right answer, as far as the question is known. */
export const chanceAt = (
  { level, options, revealed }: Pick<SeenQuestion, 'level' | 'options' | 'revealed'>,
  knowledge: Knowledge | undefined,
): number => (revealed ? 1 : chanceOf(level, knowledge, options.length));

/** The chance with a card, which is then spent. */
export const chanceWith = (card: Card, level: Level, knowledge: Knowledge | undefined): number =>
  isExpert(card) ? 1 : chanceOf(level, knowledge, FEW_OPTIONS);

/** The chance with a throw of the character; getting another question does not improve it. */
export function chanceByThrow(character: Character, chance: number): number {
  const ability = abilityOf(character);
  const revealed = ability.type === 'reveal' ? ability.success.length / SIDES : 0;
  return revealed + (1 - revealed) * chance;
}
