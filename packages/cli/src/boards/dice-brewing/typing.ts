import { keysOf, type Seat, type Unchecked } from '@taproom/engine';
import {
  BUILDINGS,
  COLOUR_LETTERS,
  COLOURS,
  type DieWord,
  INGREDIENTS,
  SPACES,
  type Space,
  type Store,
  TOKENS,
  type Token,
} from '@taproom/games/dice-brewing';
import { meant } from '../typing.ts';

export const tokenWord = (token: Token): string => token.replace('block', '').toLowerCase();

/** The action that was typed; one letter is enough for the most frequent ones. */
export function parse(typed: string): Unchecked | undefined {
  const [first = '', ...rest] = typed.trim().toLowerCase().split(/\s+/);
  const space = spaceMeant(first);
  if (space) return parsePlace(space, rest);
  const where = storeMeant(first);
  if (where) return rest.length === 0 ? { type: 'keep', where } : undefined;
  const verb = SHORT_VERBS[first] ?? meant(VERBS, first);
  return verb && PARSERS[verb](rest);
}

const STORES: readonly Store[] = ['reserve', 'warehouse'];

/** `wh`, `res`, or more of the words; one letter is not enough. */
const storeMeant = (typed: string): Store | undefined =>
  typed === 'wh' ? 'warehouse' : typed.length > 1 ? meant(STORES, typed) : undefined;

const spaceMeant = (typed: string): Space | undefined => SPACES.find((space) => space.toLowerCase() === typed);
const dieMeant = (typed = ''): DieWord | undefined => (/^[ybgu][1-6]\+*[#!]?\*?$/.test(typed) ? typed : undefined);
const tokenMeant = (typed = ''): Token | undefined =>
  TOKENS.find((token) => tokenWord(token) === meant(TOKENS.map(tokenWord), typed));

function seatMeant(typed = ''): Seat | undefined {
  const [, player] = /^p?([1-4])$/.exec(typed) ?? [];
  return player === undefined ? undefined : Number(player) - 1;
}

function recipeMeant(typed = ''): string | undefined {
  const [, beer, number] = /^([a-z]{3})-?(\d)$/.exec(typed) ?? [];
  return beer && `${beer.toUpperCase()}-${number}`;
}

type Parse = (rest: readonly string[]) => Unchecked | undefined;

const alone =
  (type: string): Parse =>
  (rest) =>
    rest.length === 0 ? { type } : undefined;

/** An action that names one thing. */
const naming =
  (type: string, field: string, read: (typed?: string) => string | undefined): Parse =>
  ([typed, ...more]) => {
    const value = read(typed);
    return value === undefined || more.length > 0 ? undefined : { type, [field]: value };
  };

/** A die, and where it is taken from: the reserve, if nothing is said. */
function parseTaken([typed, store, ...more]: readonly string[]): { from: Store; die: DieWord } | undefined {
  const die = dieMeant(typed);
  const from = store === undefined ? 'reserve' : storeMeant(store);
  return die && from && more.length === 0 ? { from, die } : undefined;
}

function parsePlace(space: Space, rest: readonly string[]): Unchecked | undefined {
  if (rest.length === 0) return { type: 'sow', space };
  const taken = parseTaken(rest);
  return taken && { type: 'place', space, ...taken };
}

const parseSpeed: Parse = ([typed = '', ...rest]) => {
  const [space, taken] = [spaceMeant(typed), parseTaken(rest)];
  return space && taken && { type: 'speed', space, ...taken };
};

const parsePick: Parse = (rest) => {
  const taken = parseTaken(rest);
  return taken && { type: 'pick', ...taken };
};

const parseSwap: Parse = ([typed = '', ...rest]) => {
  const taken = parseTaken(rest);
  return taken && /^[1-6]$/.test(typed) ? { type: 'swap', value: Number(typed), ...taken } : undefined;
};

const parseBuy: Parse = ([typed = '', ...rest]) => {
  const ingredient = meant(INGREDIENTS, typed);
  const taken = rest.length === 0 ? { from: null, die: null } : parseTaken(rest);
  return ingredient && taken && { type: 'buy', ingredient, ...taken };
};

const parseAim: Parse = ([player, where = '', typed, ...more]) => {
  const [seat, place, die] = [seatMeant(player), spaceMeant(where) ?? storeMeant(where), dieMeant(typed)];
  return seat !== undefined && place && die && more.length === 0 ? { type: 'aim', seat, place, die } : undefined;
};

const parseBlock: Parse = ([player, typed = '', ...more]) => {
  const [seat, building] = [seatMeant(player), meant(BUILDINGS, typed)];
  return seat !== undefined && building && more.length === 0 ? { type: 'block', seat, building } : undefined;
};

/** `brew lag1`, `brew lag1 fruit`, `brew lag1 u4 chosen`. */
const parseBrew: Parse = ([typed, ...rest]) => {
  const recipe = recipeMeant(typed);
  const isChosen = meant(['chosen'], rest.at(-1) ?? '') !== undefined;
  const [word, ...more] = isChosen ? rest.slice(0, -1) : rest;
  const extra = word === undefined ? 'none' : (dieMeant(word) ?? meant(INGREDIENTS, word));
  if (!recipe || !extra || more.length > 0) return undefined;
  return { type: 'brew', recipe, extra, pay: isChosen ? 'chosen' : 'cheapest' };
};

const colourMeant = (typed = ''): string | undefined =>
  COLOURS.find((colour) => COLOUR_LETTERS[colour] === typed) ?? meant(COLOURS, typed);

const PARSERS = {
  speed: parseSpeed,
  store: naming('store', 'die', dieMeant),
  pass: alone('pass'),
  done: alone('done'),
  keep: naming('keep', 'where', (typed = '') => storeMeant(typed)),
  pick: parsePick,
  roll: alone('roll'),
  colour: naming('colour', 'colour', colourMeant),
  swap: parseSwap,
  decline: alone('decline'),
  buy: parseBuy,
  deal: naming('deal', 'token', tokenMeant),
  play: naming('play', 'token', tokenMeant),
  aim: parseAim,
  block: parseBlock,
  ban: naming('ban', 'recipe', recipeMeant),
  brew: parseBrew,
  pay: naming('pay', 'die', dieMeant),
  claim: naming('claim', 'token', tokenMeant),
  take: naming('take', 'colour', colourMeant),
} satisfies Readonly<Record<string, Parse>>;

type Verb = keyof typeof PARSERS;
const VERBS = keysOf(PARSERS);

const SHORT_VERBS: Readonly<Record<string, Verb>> = { s: 'store', p: 'pass', d: 'done', b: 'brew' };
