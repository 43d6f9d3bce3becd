import { isExpert, type Level, type Traveller } from '@taproom/games/whisky-game';
import type { Knowledge } from '../../../face/knowledge.ts';
import { chanceWith, type Way } from '../veteran/asking.ts';
import { WEIGHTS } from './weights.ts';

const FEW_OPTIONS = 2;

/** By knowledge alone, or with the help of a card. */
export function waysToAnswer(own: Traveller, level: Level, knowledge: Knowledge | undefined): Way[] {
  const ways = [{ chance: chanceWith(own, level, knowledge), price: 0 }];
  if (own.hand.some(isExpert)) ways.push({ chance: 1, price: WEIGHTS.expert });
  if (own.hand.includes('fifty-fifty'))
    ways.push({ chance: chanceWith(own, level, knowledge, FEW_OPTIONS), price: WEIGHTS.fifty });
  return ways;
}
