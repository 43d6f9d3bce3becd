import { nameOf } from '../../text/common.ts';
import { type Say, sayByName } from '../../text/format.ts';
import { isKept } from '../components.ts';
import type { WhiskyEvent } from '../state.ts';
import type { Key, Words } from './index.ts';

type EventOf<T extends WhiskyEvent['type']> = Extract<WhiskyEvent, { type: T }>;

export function eventText(say: Say<Key>, words: Words, event: WhiskyEvent, names: readonly string[]): string {
  const who = 'seat' in event && event.seat !== null ? nameOf(names, event.seat) : '';
  switch (event.type) {
    case 'cast':
      return castText(say, words, event, who);
    case 'drawn':
      return say('event.drawn', { who, throws: event.throws.join(', ') });
    case 'round':
      return say('event.round', { round: event.round });
    case 'missed':
      return say('event.missed', { who, left: event.left });
    case 'sobered':
      return say(`event.sobered.${event.lifted ? 'lifted' : 'stays'}`, { who, throws: event.throws.join(', ') });
    case 'rolled':
      return rolledText(say, event, who);
    case 'started':
    case 'walked':
    case 'found':
    case 'sailed':
    case 'flew':
    case 'moved':
      return journeyText(say, words, event, who);
    case 'drew':
      return drewText(say, words, event, who);
    case 'played':
    case 'dropped':
      return say(`event.${event.type}`, { who, card: words.cardName(event.card) });
    case 'gave':
      return say('event.gave', { who, whom: nameOf(names, event.to), card: words.cardName(event.card) });
    case 'asked':
      return askedText(say, words, event, who);
    case 'threw':
      return say(`event.threw.${event.success ? 'success' : 'failure'}`, { who, value: event.value });
    case 'struck':
      return say('event.struck', { who });
    case 'answered':
      return answeredText(say, words, event, who);
    case 'took':
      return say('event.took', { who, bottle: words.bottleText(event.bottle, event.factor) });
    case 'shown':
      return say('event.shown', { who, bottle: words.bottleText(event.bottle) });
    case 'redeemed':
      return event.bottle === null
        ? say('event.redeemed.hidden', { who })
        : say('event.redeemed', { who, bottle: words.bottleText(event.bottle) });
    case 'lost':
      return lostText(say, words, event, who);
    case 'exchanged':
      return exchangedText(say, words, event, who);
    case 'gained':
    case 'spilt':
      return tokensText(say, words, event, who);
    case 'swapped':
      return swappedText(say, event, who);
    case 'ended':
      return say(`event.ended.${event.ending}`, { who });
  }
}

/** Who throws, while the dice tumble. */
export function announcementText(say: Say<Key>, event: WhiskyEvent, names: readonly string[]): string | undefined {
  const isThrow = event.type === 'rolled' || event.type === 'sobered' || event.type === 'threw';
  return isThrow ? say(`announced.${event.type}`, { who: nameOf(names, event.seat) }) : undefined;
}

function exchangedText(say: Say<Key>, words: Words, event: EventOf<'exchanged'>, who: string): string {
  const [bottle, into] = [event.bottle, event.into].map((one) => words.bottleText(one, event.factor));
  return say('event.exchanged', { who, bottle: bottle ?? '', into: into ?? '' });
}

function tokensText(say: Say<Key>, words: Words, event: EventOf<'gained' | 'spilt'>, who: string): string {
  const tokens = words.tokensText(event.tokens);
  return tokens === '' ? say(`event.${event.type}.none`, { who }) : say(`event.${event.type}`, { who, tokens });
}

function castText(say: Say<Key>, words: Words, { character }: EventOf<'cast'>, who: string): string {
  return say('event.cast', { who, character: words.characterName(character), ability: words.abilityText(character) });
}

type Journey = EventOf<'started' | 'walked' | 'found' | 'sailed' | 'flew' | 'moved'>;

function journeyText(say: Say<Key>, words: Words, event: Journey, who: string): string {
  switch (event.type) {
    case 'started':
      return say('event.started', { who, place: words.fieldName(event.at) });
    case 'walked':
      return say('event.walked', { who, place: words.fieldName(event.path.at(-1) ?? '') });
    case 'found':
      return say(`event.found.${event.token}`, { who, place: words.fieldName(event.at) });
    case 'sailed':
      return say('event.sailed', { who, place: words.fieldName(event.to) });
    case 'flew': {
      const { from, to, ticket } = event;
      return say(`event.flew.${ticket}`, { who, from: words.fieldName(from), place: words.fieldName(to) });
    }
    case 'moved': {
      const by = event.by === 'jump' || event.by === 'nick-offerman' ? event.by : 'festival';
      return say(`event.moved.${by}`, { who, place: words.fieldName(event.to) });
    }
  }
}

function swappedText(say: Say<Key>, { give, take }: EventOf<'swapped'>, who: string): string {
  const given = say(`tokens.${give}`, { count: 2 });
  return say('event.swapped', { who, give: given, take: say(`tokens.${take}`, { count: 1 }) });
}

/** The throws, with all bonuses and deductions. */
function rolledText(say: Say<Key>, event: EventOf<'rolled'>, who: string): string {
  const { throws, hangover, truck, carriage, plus, total } = event;
  const reasons = [
    ...(hangover === 'none' ? [] : [say(`how.${hangover}`)]),
    ...(truck ? [say('how.truck')] : []),
    ...(carriage ? [say('how.carriage')] : []),
    ...(plus > 0 ? [say('how.plus', { plus })] : []),
  ];
  const how = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
  return say(total === 0 ? 'event.rolled.none' : 'event.rolled', { who, throws: throws.join(', '), how, total });
}

/** Only the holder learns which card was kept, along with when to play it. */
function drewText(say: Say<Key>, words: Words, { card }: EventOf<'drew'>, who: string): string {
  if (card === null) return say('event.drew.hidden', { who });
  const time = isKept(card) ? ` ${words.cardTime(card)}` : '';
  return say('event.drew', { who, card: words.cardName(card), text: `${words.cardText(card)}${time}` });
}

function askedText(say: Say<Key>, words: Words, event: EventOf<'asked'>, who: string): string {
  const { distillery, level, question, anew } = event;
  const { prompt } = words.question(question);
  return say(`event.asked.${anew ? 'anew' : level}`, { who, place: words.fieldName(distillery), question: prompt });
}

function answeredText(say: Say<Key>, words: Words, event: EventOf<'answered'>, who: string): string {
  const { question, option, right, fact } = event;
  const { options } = words.question(question);
  const kind = option === null ? 'none' : option === right ? 'right' : 'wrong';
  return say(`event.answered.${kind}`, {
    who,
    answer: options[option ?? right] ?? '',
    right: options[right] ?? '',
    fact: words.factText(fact),
  });
}

function lostText(say: Say<Key>, words: Words, { bottle, by, factor }: EventOf<'lost'>, who: string): string {
  const told = bottle === null ? say('bottle.hidden') : words.bottleText(bottle, factor);
  return sayByName(say, `event.lost.${by}`, { who, bottle: told });
}
