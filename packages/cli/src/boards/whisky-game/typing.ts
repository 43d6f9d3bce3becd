import { actionKey, at, keysOf, type Seat, type Unchecked } from '@taproom/engine';
import {
  BOTTLES,
  CARDS,
  type Card,
  FIELDS,
  type FieldId,
  ferriesFrom,
  findBottle,
  findField,
  LEVELS,
  POINTS,
  type SeenTraveller,
  TOKENS,
  type WhiskyAction,
  type WhiskyView,
  waysFrom,
} from '@taproom/games/whisky-game';
import type { WhiskyText } from '@taproom/games/whisky-game/text';
import type { Called } from '../face.ts';
import { meant } from '../typing.ts';

/** The action meant by what was typed; a view helps where it depends on the position. */
export function parse(typed: string, view?: WhiskyView): Unchecked | undefined {
  const [first = '', ...rest] = typed.trim().toLowerCase().split(/\s+/);
  const verb = SHORT_VERBS[first] ?? meant(VERBS, first);
  return verb ? PARSERS[verb](rest, view) : parseBare([first, ...rest], view);
}

/** `go oban`, or the name alone: the steps of the best way to a field, with a stop if it comes before its time. */
export function route(typed: string, { asked, turn, seats }: WhiskyView): Unchecked[] | undefined {
  const [first = '', ...rest] = typed.trim().toLowerCase().split(/\s+/);
  if (asked?.at !== 'move') return undefined;
  const pays = (barrel: FieldId): boolean =>
    !turn.barrels.includes(barrel) && !seats[turn.seat]?.emptied.includes(barrel);
  const ways = waysFrom(asked.path, asked.left, pays);
  const to = fieldMeant((first === 'go' ? rest : [first, ...rest]).join(' '), [...ways.keys()]);
  const path = to === undefined ? undefined : ways.get(to)?.[0]?.path;
  if (!path) return undefined;
  const steps = path.slice(asked.path.length).map((field): Unchecked => ({ type: 'step', to: field }));
  return steps.length < asked.left ? [...steps, { type: 'stop' }] : steps;
}

/** The steps of a walk as `go oban`, if that leads the same way. */
export function together(actions: readonly WhiskyAction[], view: WhiskyView, words: WhiskyText): Called | undefined {
  const goal = actions.findLast((action) => action.type === 'step');
  if (!goal) return undefined;
  const typed = `go ${goal.to}`;
  const keys = (walk: readonly Unchecked[]): string => walk.map(actionKey).join();
  return keys(route(typed, view) ?? []) === keys(actions) ? { typed, listed: words.action(goal) } : undefined;
}

/** Without capitals, accents and signs: `St Mary's` is `stmarys`. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/** A field by its id, its name, or the beginning of either. */
function fieldMeant(typed: string, among: readonly FieldId[] = FIELDS.map(({ id }) => id)): FieldId | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const fits = (test: (word: string) => boolean): FieldId[] =>
    among.filter((id) => test(plain(id)) || test(plain(findField(id)?.name ?? '')));
  const [exact] = fits((word) => word === wanted);
  const begun = fits((word) => word.startsWith(wanted));
  return exact ?? (begun.length === 1 ? begun[0] : undefined);
}

const ALIASES: Readonly<Record<string, Card>> = { '50/50': 'fifty-fifty', '50': 'fifty-fifty' };

function cardMeant(typed: string, view: WhiskyView | undefined): Card | undefined {
  const hand = view?.seats[view.actor ?? 0]?.hand ?? [];
  return ALIASES[typed] ?? meant([...new Set(hand)], typed) ?? meant(CARDS, typed);
}

function seatMeant(typed = ''): Seat | undefined {
  const [, player] = /^p?([1-6])$/.exec(typed) ?? [];
  return player === undefined ? undefined : Number(player) - 1;
}

const levelMeant = (typed = ''): string | undefined =>
  LEVELS.find((level) => String(POINTS[level]) === typed) ?? meant(LEVELS, typed);

/** Where a question is shown, the number of an answer there, or `a` for the first; in a record `a` to `d` as in the data. */
function optionMeant(typed: string, view: WhiskyView | undefined): number | undefined {
  const place = typed.length === 1 ? Math.max('abcd'.indexOf(typed), '1234'.indexOf(typed)) : -1;
  if (place < 0) return undefined;
  if (view?.asked?.at === 'question') return view.asked.options[place];
  return /[a-d]/.test(typed) ? place : undefined;
}

type Parse = (rest: readonly string[], view: WhiskyView | undefined) => Unchecked | undefined;

const alone =
  (type: string): Parse =>
  (rest) =>
    rest.length === 0 ? { type } : undefined;

/** An action that names one thing. */
const naming =
  (
    type: string,
    field: string,
    read: (typed: string, view: WhiskyView | undefined) => string | number | undefined,
  ): Parse =>
  (rest, view) => {
    const value = read(rest.join(' '), view);
    return value === undefined ? undefined : { type, [field]: value };
  };

const fieldNamed = (typed: string): FieldId | undefined => fieldMeant(typed);

/** Where one wants to go: what that means depends on what is asked. */
const parseGo: Parse = (rest, view) => {
  const to = fieldMeant(rest.join(' '));
  if (to === undefined) return undefined;
  if (view?.asked?.at === 'start') return { type: 'start', at: to };
  if (view?.asked?.at === 'festival') return { type: 'travel', to };
  const isSailing = view?.asked?.at === 'turn' && ferriesFrom(ownOf(view).at ?? '').includes(to);
  return { type: isSailing ? 'sail' : 'step', to };
};

const ownOf = (view: WhiskyView): SeenTraveller => at(view.seats, view.actor ?? 0);

const parseSwap: Parse = ([give = '', take = '', ...more]) => {
  const [given, taken] = [meant(TOKENS, give), meant(TOKENS, take)];
  return given && taken && more.length === 0 ? { type: 'swap', give: given, take: taken } : undefined;
};

const TICKETS = ['one-way', 'return', 'back'] as const;

/** `fly dublin`, `fly dublin-airport return`. */
const parseFly: Parse = (rest, view) => {
  const named = meant(TICKETS, rest.at(-1) ?? '');
  const to = fieldMeant((named ? rest.slice(0, -1) : rest).join(' '), AIRPORT_IDS);
  const ticket = named ?? (view && ticketOf(ownOf(view))) ?? 'one-way';
  return to === undefined ? undefined : { type: 'fly', to, ticket: `flight-${ticket}` };
};

const AIRPORT_IDS = FIELDS.filter(({ kind }) => kind === 'airport').map(({ id }) => id);

/** The ticket that goes first: half a return, then a single, then a whole return. */
function ticketOf({ hand, open }: SeenTraveller): (typeof TICKETS)[number] {
  if (open.includes('flight-return')) return 'back';
  return hand?.includes('flight-one-way') ? 'one-way' : 'return';
}

const bottleMeant = (typed: string): string | undefined =>
  findBottle(typed)?.word ??
  meant(
    BOTTLES.map(({ word }) => word),
    typed,
  );

const PARSERS = {
  start: naming('start', 'at', fieldNamed),
  roll: alone('roll'),
  go: parseGo,
  step: naming('step', 'to', fieldNamed),
  sail: naming('sail', 'to', fieldNamed),
  travel: naming('travel', 'to', fieldNamed),
  visit: alone('visit'),
  pour: naming('pour', 'from', seatMeant),
  choose: naming('choose', 'opponent', seatMeant),
  play: naming('play', 'card', cardMeant),
  stop: alone('stop'),
  ask: naming('ask', 'level', levelMeant),
  answer: naming('answer', 'option', optionMeant),
  pass: alone('timeUp'),
  throw: alone('throw'),
  jump: alone('jump'),
  redeem: alone('redeem'),
  draw: alone('draw'),
  swap: parseSwap,
  fly: parseFly,
  leave: alone('leave'),
  pick: naming('pick', 'bottle', bottleMeant),
} satisfies Readonly<Record<string, Parse>>;

type Verb = keyof typeof PARSERS;
const VERBS = keysOf(PARSERS);

const SHORT_VERBS: Readonly<Record<string, Verb>> = { r: 'roll', g: 'go', s: 'stop', l: 'leave', p: 'play' };

/** The thing alone, where it is clear what is meant. */
const parseBare: Parse = (words, view) => {
  const typed = words.join(' ');
  const at = view?.asked?.at;
  if (at === 'visit') return PARSERS.ask(words, view);
  if (at === 'bottle') return PARSERS.pick(words, view);
  if (at === 'airport') return parseFly(words, view);
  return at === 'start' || at === 'turn' || at === 'move' || at === 'festival' ? parseGo([typed], view) : undefined;
};
