import { at, lastOf, must } from '@taproom/engine';
import type { Say } from '../../text/format.ts';
import { abilityOf, type Moment, whenOf } from '../components.ts';
import { fieldOf, isPlace } from '../map/index.ts';
import { lostPrice, ownsFrom, stockAt } from '../rules.ts';
import { swapsWith } from '../tokens.ts';
import type { Asked, SeenTraveller, WhiskyView } from '../view.ts';
import type { Key, Words } from './index.ts';

type AskedAt<T extends Asked['at']> = Extract<Asked, { at: T }>;

export function promptText(say: Say<Key>, words: Words, view: WhiskyView, who: string, you: boolean): string {
  const { actor, asked } = view;
  if (actor === null || asked === null) return say('prompt.over');
  if (!you) return theirText(say, words, asked, who);
  return askText(say, words, view, asked, at(view.seats, actor));
}

function askText(say: Say<Key>, words: Words, view: WhiskyView, asked: Asked, own: SeenTraveller): string {
  switch (asked.at) {
    case 'turn':
      return say(turnKey(view, asked, own));
    case 'move':
      return say(mayStop(asked) ? 'prompt.move.place' : 'prompt.move', { left: asked.left });
    case 'visit':
      return say(visitKey(view, asked, own), { place: words.fieldName(own.at ?? '') });
    case 'question': {
      const { distillery, level, revealed } = asked;
      if (revealed) return say('prompt.question.revealed');
      return say('prompt.question', { place: words.fieldName(distillery), level: words.levelName(level) });
    }
    case 'airport':
      return say(hasTicket(own) ? 'prompt.airport' : 'prompt.airport.none');
    case 'lost':
      return say(lostPrice(own) && view.lostDeck > 0 ? 'prompt.lost' : 'prompt.lost.none');
    case 'pub':
      return say(swapsWith(own.tokens, view.bag).length > 0 ? 'prompt.pub' : 'prompt.pub.none');
    case 'special':
      return say(holdsFor(own, 'turn') ? 'prompt.special.more' : 'prompt.special');
    case 'bottle':
      return say(bottleKey(asked, own), { left: asked.left, points: asked.points });
    case 'opponent':
      return say(`prompt.opponent.${asked.card}`);
    case 'festival':
      return say(`prompt.festival.${asked.card}`);
    default:
      return say(`prompt.${asked.at}`);
  }
}

function turnKey({ turn }: WhiskyView, { onward }: AskedAt<'turn'>, own: SeenTraveller): Key {
  const { kind } = fieldOf(must(own.at));
  if (kind === 'sea') return 'prompt.turn.sea';
  if (turn.prohibited) return 'prompt.turn.prohibited';
  if (onward) return 'prompt.turn.onward';
  if (kind === 'harbor') return 'prompt.turn.harbor';
  if (kind === 'airport' && hasTicket(own)) return 'prompt.turn.airport';
  return mayDoMore(own, turn.opening) ? 'prompt.turn.more' : 'prompt.turn';
}

const mayDoMore = (own: SeenTraveller, opening: boolean): boolean =>
  opening || abilityOf(own.character).type === 'pour' || holdsFor(own, 'roll', 'turn');

const holdsFor = ({ hand }: SeenTraveller, ...moments: Moment[]): boolean =>
  (hand ?? []).some((card) => moments.includes(whenOf(card)));

const mayStop = ({ path }: AskedAt<'move'>): boolean => path.length > 1 && isPlace(lastOf(path));

function visitKey({ seats }: WhiskyView, { smuggling }: AskedAt<'visit'>, own: SeenTraveller): Key {
  const at = must(own.at);
  if (smuggling) return 'prompt.visit.smuggling';
  return ownsFrom(own, at) || stockAt(seats, at).length === 0 ? 'prompt.visit.none' : 'prompt.visit';
}

const hasTicket = (own: SeenTraveller): boolean => own.open.includes('flight-return') || holdsFor(own, 'airport');

function bottleKey({ card }: AskedAt<'bottle'>, { bottles, lostCount }: SeenTraveller): Key {
  return card === 'birthday' && bottles.length + lostCount === 0
    ? 'prompt.bottle.birthday.other'
    : `prompt.bottle.${card}`;
}

function theirText(say: Say<Key>, words: Words, asked: Asked, who: string): string {
  const card = 'card' in asked ? words.cardName(asked.card) : '';
  return say(`prompt.they.${asked.at}`, { who, card });
}
