import {
  bottleOf,
  type Card,
  CHARACTERS,
  findBottle,
  isKept,
  LEVELS,
  LOST_BOTTLES,
  specialDeck,
  TOKENS,
  TOKENS_OF_EACH,
} from './components.ts';
import { findField } from './map/index.ts';
import { questionOf } from './questions/index.ts';
import type { OpenCard, Traveller, WhiskyState } from './state.ts';

/** Every token, card, bottle and pawn exists, in exactly one place. */
export function check(state: WhiskyState): string | undefined {
  return (
    checkTokens(state) ??
    checkCards(state) ??
    checkLost(state) ??
    checkBottles(state) ??
    checkQuestions(state) ??
    checkTravellers(state)
  );
}

function checkTokens({ bag, travellers }: WhiskyState): string | undefined {
  const wrong = TOKENS.find((token) => {
    const counts = [bag[token], ...travellers.map(({ tokens }) => tokens[token])];
    return counts.some((count) => count < 0) || counts.reduce((sum, count) => sum + count, 0) !== TOKENS_OF_EACH;
  });
  return wrong && `${wrong}: not ${TOKENS_OF_EACH} tokens`;
}

const sameItems = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join();

function checkCards({ deck, extended, stack, travellers }: WhiskyState): string | undefined {
  const inFrames = stack.flatMap((frame): Card[] =>
    frame.at === 'opponent' && frame.card === 'prohibition' ? ['prohibition'] : [],
  );
  const isCard = (bottle: string): bottle is Card => bottle.startsWith('bottle-');
  const lying = travellers.flatMap(({ hand, open, bottles }) => [...hand, ...open, ...bottles.filter(isCard)]);
  const all = [...deck, ...inFrames, ...lying];
  if (!sameItems(all, specialDeck(extended))) return `special cards: ${[...all].sort().join(' ')}`;
  const strange = travellers.flatMap(({ hand }) => hand).find((card) => !isKept(card));
  return strange && `${strange} is in a hand`;
}

function checkLost({ lostDeck, travellers }: WhiskyState): string | undefined {
  const held = travellers.flatMap(({ bottles, lost }) => [
    ...lost,
    ...bottles.filter((word) => word.startsWith('lost-')),
  ]);
  return sameItems([...lostDeck, ...held], LOST_BOTTLES)
    ? undefined
    : `lost bottles: ${[...lostDeck, ...held].join(' ')}`;
}

function checkBottles({ travellers }: WhiskyState): string | undefined {
  const words = travellers.flatMap(({ bottles }) => bottles);
  if (new Set(words).size < words.length) return `a bottle is there twice: ${words.join(' ')}`;
  const strange = words.find((word) => !findBottle(word));
  if (strange) return `no bottle ${strange}`;
  const greedy = travellers.find(hasTwoOfOne);
  return greedy && `two bottles of one distillery: ${greedy.bottles.join(' ')}`;
}

function hasTwoOfOne({ bottles }: Traveller): boolean {
  const distilleries = bottles.flatMap((word) => bottleOf(word).distillery ?? []);
  return new Set(distilleries).size < distilleries.length;
}

function checkQuestions({ questions }: WhiskyState): string | undefined {
  const level = LEVELS.find((one) => {
    const ids = questions[one];
    return new Set(ids).size < ids.length || ids.some((id) => questionOf(id).level !== one);
  });
  return level && `${level} questions: ${questions[level].join(' ')}`;
}

function checkTravellers({ travellers, stack }: WhiskyState): string | undefined {
  const characters = travellers.map(({ character }) => character);
  if (new Set(characters).size < characters.length) return `a character is there twice: ${characters.join(' ')}`;
  const isUnderWay = !stack.some(({ at }) => at === 'start');
  const wrong = travellers.findIndex(({ character, at, open, missing }) => {
    const isNowhere = at === null ? isUnderWay : !findField(at);
    return isNowhere || missing < 0 || !CHARACTERS.includes(character) || isStacked(open);
  });
  return wrong < 0 ? undefined : `seat ${wrong}: ${JSON.stringify(travellers[wrong])}`;
}

/** WG-20; return tickets are the exception. */
function isStacked(open: readonly OpenCard[]): boolean {
  const single = open.filter((card) => card !== 'flight-return');
  return new Set(single).size < single.length;
}
