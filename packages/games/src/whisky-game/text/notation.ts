import type { Seat } from '@taproom/engine';
import type { Notation } from '../../text/game-text.ts';
import { TOKENS, type Token } from '../components.ts';
import { REGIONS } from '../map/index.ts';
import type { WhiskyAction, WhiskyEvent } from '../state.ts';
import type { SeenTraveller, WhiskyView } from '../view.ts';

// The same in every language. Players are p1 to p6, answers a to d as in the data.

const playerWord = (seat: Seat): string => `p${seat + 1}`;

const answerWord = (option: number): string => 'abcd'[option] ?? '?';

export const notation: Notation = {
  action: (action: WhiskyAction): string => actionWords(action).join(' '),
  event: (event: WhiskyEvent): string => eventWords(event).join(' '),
  position(seen: WhiskyView): string {
    return [headLine(seen), ...seen.seats.map(travellerLine)].join('\n');
  },
};

function actionWords(action: WhiskyAction): string[] {
  switch (action.type) {
    case 'start':
      return [action.type, action.at];
    case 'sail':
    case 'step':
    case 'travel':
      return [action.type, action.to];
    case 'pour':
      return [action.type, playerWord(action.from)];
    case 'choose':
      return [action.type, playerWord(action.opponent)];
    case 'play':
      return [action.type, action.card];
    case 'ask':
      return [action.type, action.level];
    case 'answer':
      return [action.type, answerWord(action.option)];
    case 'swap':
      return [action.type, action.give, action.take];
    case 'fly':
      return [action.type, action.to, ticketWord(action.ticket)];
    case 'pick':
      return [action.type, action.bottle];
    case 'timeUp':
      return ['pass'];
    case 'roll':
    case 'visit':
    case 'stop':
    case 'throw':
    case 'jump':
    case 'redeem':
    case 'draw':
    case 'leave':
      return [action.type];
  }
}

const ticketWord = (ticket: string): string => ticket.replace('flight-', '');

function eventWords(event: WhiskyEvent): (string | number)[] {
  const { type, ...rest } = event;
  return [
    type,
    ...Object.entries(rest).flatMap(([field, value]) =>
      field === 'tokens' && 'tokens' in event ? [tokenWords(event.tokens)] : fieldWords(type, field, value),
    ),
  ];
}

/** A field of an event in words: seats as players, answers by letter, true flags by name; no facts. */
function fieldWords(type: WhiskyEvent['type'], field: string, value: unknown): (string | number)[] {
  if (field === 'fact') return [];
  if (field === 'seat' || (type === 'gave' && field === 'to')) return value === null ? [] : [playerWord(Number(value))];
  if (typeof value === 'boolean') return value ? [field] : [];
  if (value === null) return ['–'];
  if (field === 'option' || field === 'right') return [answerWord(Number(value))];
  if (Array.isArray(value)) return field === 'options' ? value.map(answerWord) : value;
  return typeof value === 'number' || typeof value === 'string' ? [value] : [JSON.stringify(value)];
}

const tokenWords = (tokens: Readonly<Record<Token, number>>): string =>
  TOKENS.map((token) => `${token[0]}${tokens[token]}`).join(' ');

// The position: the round, the question and its seat, and each player's possessions.

function headLine(view: WhiskyView): string {
  const { phase, round, first, actor, asked, target, bag, deck, lostDeck } = view;
  const turn = actor === null || !asked ? phase : [...askedWords(asked), playerWord(actor)].join(' ');
  return `round ${round} · first ${playerWord(first)} · ${turn} · to ${target} · bag ${tokenWords(bag)} · deck ${deck} lost ${lostDeck}`;
}

function askedWords(asked: NonNullable<WhiskyView['asked']>): (string | number)[] {
  switch (asked.at) {
    case 'move':
      return [asked.at, asked.left, 'from', asked.path.join('-')];
    case 'question':
      return [asked.at, asked.question, asked.level, asked.options.map(answerWord).join('')];
    case 'bottle':
    case 'opponent':
    case 'festival':
      return [asked.at, asked.card];
    default:
      return [asked.at];
  }
}

const listed = (words: readonly string[]): string => words.join(' ') || '–';

function travellerLine(traveller: SeenTraveller, seat: Seat): string {
  const { character, at, tokens, open, hand, handCount, bottles, lost, lostCount, regions, points, missing } =
    traveller;
  return [
    `${playerWord(seat)}: ${character} at ${at ?? '–'}`,
    tokenWords(tokens),
    listed(open),
    hand ? `hand ${listed(hand)}` : `hand${handCount}`,
    listed(bottles),
    lost ? `lost ${listed(lost)}` : `lost${lostCount}`,
    `${points} points ${regions.length}/${REGIONS.length}`,
    ...(missing > 0 ? [`misses ${missing}`] : []),
  ].join(' · ');
}
