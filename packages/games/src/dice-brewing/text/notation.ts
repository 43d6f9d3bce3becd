import type { Seat } from '@taproom/engine';
import type { Notation } from '../../text/game-text.ts';
import { COLOURS, INGREDIENTS, SPACES, TOKENS, type Token } from '../components.ts';
import { wordOf } from '../dice.ts';
import type { BrewingAction, BrewingEvent, Placed, Store } from '../state.ts';
import type { BrewingView, SeenBrewer } from '../view.ts';

// The same in every language. Players are p1 to p4.

const playerWord = (seat: Seat): string => `p${seat + 1}`;

/** The store a die is taken from; the reserve goes without saying. */
const fromWords = (from: Store | null): string[] => (from === 'warehouse' ? ['wh'] : []);

const placeWord = (place: string): string => (place === 'reserve' ? 'res' : place === 'warehouse' ? 'wh' : place);

const tokenWord = (token: Token): string => token.replace('block', '').toLowerCase();

export const notation: Notation = {
  action: (action: BrewingAction): string => actionWords(action).join(' '),
  event: (event: BrewingEvent): string => eventWords(event).join(' '),
  position(seen: BrewingView): string {
    return [headLine(seen), storeLine(seen), ...seen.seats.map(brewerLine)].join('\n');
  },
};

function actionWords(action: BrewingAction): (string | number)[] {
  switch (action.type) {
    case 'sow':
      return [action.space];
    case 'place':
      return [action.space, action.die, ...fromWords(action.from)];
    case 'speed':
      return [action.type, action.space, action.die, ...fromWords(action.from)];
    case 'store':
    case 'pay':
      return [action.type, action.die];
    case 'keep':
      return [action.type, placeWord(action.where)];
    case 'pick':
      return [action.type, action.die, ...fromWords(action.from)];
    case 'colour':
    case 'take':
      return [action.type, action.colour];
    case 'swap':
      return [action.type, action.value, action.die, ...fromWords(action.from)];
    case 'buy':
      return [action.type, action.ingredient, ...(action.die === null ? [] : [action.die]), ...fromWords(action.from)];
    case 'deal':
    case 'play':
    case 'claim':
      return [action.type, tokenWord(action.token)];
    case 'aim':
      return [action.type, playerWord(action.seat), placeWord(action.place), action.die];
    case 'block':
      return [action.type, playerWord(action.seat), action.building];
    case 'ban':
      return [action.type, action.recipe];
    case 'brew':
      return [
        action.type,
        action.recipe,
        ...(action.extra === 'none' ? [] : [action.extra]),
        ...(action.pay === 'chosen' ? [action.pay] : []),
      ];
    case 'pass':
    case 'done':
    case 'roll':
    case 'decline':
      return [action.type];
  }
}

function eventWords(event: BrewingEvent): (string | number)[] {
  const { type, ...rest } = event;
  return [type, ...Object.entries(rest).flatMap(([field, value]) => fieldWords(field, value))];
}

/** A field of an event in words: seats as players, the result of a change after a sign. */
function fieldWords(field: string, value: unknown): (string | number)[] {
  if (field === 'open') return [];
  if (field === 'seat' || field === 'at') return [playerWord(Number(value))];
  const words = Array.isArray(value) ? value : [value];
  const said = words.map((word) => (typeof word === 'number' ? word : placeWord(String(word ?? '–'))));
  return field === 'into' ? ['>', ...said] : said;
}

// The position: the round with the supply, the offers, and each player's possessions.

const counted = <K extends string>(names: readonly K[], counts: Readonly<Record<K, number>>): string =>
  names
    .filter((name) => counts[name] > 0)
    .map((name) => `${name}${counts[name]}`)
    .join(' ') || '–';

function headLine(view: BrewingView): string {
  const { phase, round, season, first, actor, asked, brewed, toBrew, supply, seeds } = view;
  const turn = actor === null || !asked ? phase : `${asked.at} ${playerWord(actor)}`;
  const dice = COLOURS.map((colour) => `${colour}${supply[colour]}`).join(' ');
  return `round ${round} ${season} · first ${playerWord(first)} · ${turn} · brewed ${brewed}/${toBrew} · ${dice} seeds${seeds}`;
}

function storeLine({ display, blocked, deck, market, blackMarket }: BrewingView): string {
  const recipes = display.map((id) => (blocked.includes(id) ? `(${id})` : id)).join(' ');
  return `${recipes} deck ${deck} · ${counted(INGREDIENTS, market)} · ${counted(TOKENS, blackMarket)}`;
}

const diceWords = (dice: SeenBrewer['reserve']): string => dice.map(wordOf).join(' ') || '–';

/** A space and its piece: `MH1=seed`, or `MH2»u4` once sped up. */
const placedWord = (space: string, { piece, speeder }: Readonly<Placed>): string =>
  `${space}${piece === null ? '' : `=${piece === 'seed' ? piece : wordOf(piece)}`}${speeder ? `»${wordOf(speeder)}` : ''}`;

function brewerLine(brewer: SeenBrewer, seat: Seat): string {
  const { reserve, warehouse, board, onMarket, xp, coins, seeds, tokens, tokenCount, score } = brewer;
  const spaces = SPACES.flatMap((space) => (board[space] ? [placedWord(space, board[space])] : []));
  const words = [
    `${playerWord(seat)}: xp${xp} coins${coins} seeds${seeds}`,
    `res ${diceWords(reserve)}`,
    `wh ${diceWords(warehouse)}`,
    [...spaces, ...(onMarket ? [`market=${wordOf(onMarket)}`] : [])].join(' ') || '–',
    counted(INGREDIENTS, brewer.ingredients),
    tokens ? counted(TOKENS, tokens) : `tokens${tokenCount}`,
    brewer.recipes.join(' ') || '–',
    score,
  ];
  return words.join(' · ');
}
