import { nameOf } from '../../text/common.ts';
import { type Say, sayByName } from '../../text/format.ts';
import type { WhiskyAction } from '../state.ts';
import type { WhiskyView } from '../view.ts';
import type { Key, Words } from './index.ts';

/** An action in words; the text of an answer needs a view of the question. */
export function actionText(
  say: Say<Key>,
  words: Words,
  action: WhiskyAction,
  names: readonly string[],
  view?: WhiskyView,
): string {
  switch (action.type) {
    case 'start':
      return say('action.start', { place: words.fieldName(action.at) });
    case 'sail':
    case 'step':
    case 'travel':
      return say(`action.${action.type}`, { place: words.fieldName(action.to) });
    case 'pour':
      return say('action.pour', { who: nameOf(names, action.from) });
    case 'choose':
      return say('action.choose', { who: nameOf(names, action.opponent) });
    case 'play':
      return say('action.play', { card: words.cardName(action.card) });
    case 'ask':
      return say(`action.ask.${action.level}`);
    case 'answer':
      return answerText(say, words, action.option, view);
    case 'swap':
      return sayByName(say, `action.swap.${action.give}.${action.take}`);
    case 'fly':
      return say(`action.fly.${action.ticket}`, { place: words.fieldName(action.to) });
    case 'pick':
      return say('action.pick', { bottle: words.bottleText(action.bottle) });
    case 'roll':
    case 'visit':
    case 'stop':
    case 'timeUp':
    case 'throw':
    case 'jump':
    case 'redeem':
    case 'draw':
    case 'leave':
      return say(`action.${action.type}`);
  }
}

function answerText(say: Say<Key>, words: Words, option: number, view?: WhiskyView): string {
  if (view?.asked?.at !== 'question') return say('action.answer', { letter: 'ABCD'[option] ?? '' });
  const { options } = words.question(view.asked.question);
  return say('action.answer.named', { option: options[option] ?? '' });
}
