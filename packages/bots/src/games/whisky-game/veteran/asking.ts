import { abilityOf, isExpert, type Level, type Traveller } from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { chanceOf } from '../lore.ts';
import { WEIGHTS } from './weights.ts';

/** A way to answer a question: its chance to be right, and its price in turns. */
export interface Way {
  readonly chance: number;
  readonly price: number;
}

const SIDES = 6;
const FEW_OPTIONS = 2;

/** How likely an answer is right, with a throw that may reveal it. */
export function chanceWith(
  { character }: Pick<Traveller, 'character'>,
  level: Level,
  knowledge: Knowledge | undefined,
  options?: number,
): number {
  const ability = abilityOf(character);
  const revealed = ability.type === 'reveal' ? ability.success.length / SIDES : 0;
  return revealed + (1 - revealed) * chanceOf(level, knowledge, options);
}

/** By knowledge alone, or with the help of a card. */
export function waysToAnswer(own: Traveller, level: Level, knowledge: Knowledge | undefined): Way[] {
  const ways = [{ chance: chanceWith(own, level, knowledge), price: 0 }];
  if (own.hand.some(isExpert)) ways.push({ chance: 1, price: WEIGHTS.expert });
  if (own.hand.includes('fifty-fifty')) {
    ways.push({ chance: chanceWith(own, level, knowledge, FEW_OPTIONS), price: WEIGHTS.fifty });
  }
  return ways;
}

/** Turns until which a card that is kept may be of use: the nearer the end, the less one wants for it. */
const USEFUL = 8;
export const priceOf = (price: number, turns: number): number => price * Math.min(1, turns / USEFUL);

export const turnsBy = ({ chance, price }: Way, hit: number, miss: number): number =>
  chance * hit + (1 - chance) * miss + priceOf(price, hit);

/** The way that leads to the goal soonest, given how long it takes after a right and after a wrong answer. */
export const bestWay = (ways: readonly Way[], hit: number, miss: number): Way =>
  ways.reduce((best, way) => (turnsBy(way, hit, miss) < turnsBy(best, hit, miss) ? way : best));
