import { at, type Seat } from '@taproom/engine';
import {
  type Bottle,
  bottleOf,
  type FieldId,
  type FieldKind,
  ferriesFrom,
  fieldOf,
  type Moment,
  type OpenCard,
  ownsFrom,
  REGIONS,
  type Region,
  roadsFrom,
  type SeenQuestion,
  type SeenTraveller,
  stockAt,
  TOKENS,
  type WhiskyAction,
  type WhiskyEvent,
  type WhiskyView,
  waysFrom,
  whenOf,
  worthOf,
} from '@taproom/games/whisky-game';
import { notation, type WhiskyText } from '@taproom/games/whisky-game/text';
import { wrapped } from '../../output/words.ts';
import type { Called, Surroundings } from '../face.ts';

type Around = Surroundings<WhiskyAction, WhiskyEvent, WhiskyText>;

export function draw(view: WhiskyView, around: Around): string[] {
  const { asked } = view;
  return asked?.at === 'question' ? questionPage(view, asked, around) : journeyPage(view, around);
}

const clipped = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

/** Items on as many lines as they need, at most so many; what does not fit is left out with a sign. */
function flowing({ columns }: Around, head: string, items: readonly string[], gap: string, most: number): string[] {
  const lines: string[] = [];
  let line = head;
  for (const [i, item] of items.entries()) {
    const longer = i === 0 ? `${line}${item}` : `${line}${line.trim() === '' ? '' : gap}${item}`;
    if (longer.length <= columns - 2) line = longer;
    else if (lines.length === most - 1) return [...lines, `${line} …`];
    else {
      lines.push(line);
      line = `${' '.repeat(head.length)}${item}`;
    }
  }
  return [...lines, line.slice(0, columns)];
}

// The journey: the table, everybody, one's own collection and hand, what is around, and what can be done.

const OWN_LINES = 2;
/** Where to go matters more than what the others have. */
const LEAST_WAYS = 2;
/** The lines that the moves leave to all the rest. */
const MORE_THAN_MENU = 10;

function journeyPage(view: WhiskyView, around: Around): string[] {
  const own = at(view.seats, around.home);
  const top = [headLine(view, around), ...view.seats.map((one, seat) => playerLine(view, one, around, seat))];
  const mine = [...collectionLines(own, around), ...handLines(own, around)];
  const room = around.lines - top.length - mine.length;
  const menu = menuLines(own, around, Math.max(1, Math.min(around.lines - MORE_THAN_MENU, room - 1)));
  const bottles = otherBottles(view, around);
  const others = room - menu.length - bottles.length >= LEAST_WAYS ? bottles : [];
  const ways = aroundLines(view, own, around, Math.max(0, room - menu.length - others.length));
  return [...top, ...others, ...mine, ...ways, ...menu];
}

function headLine({ round, target, bag, deck, lostDeck }: WhiskyView, { paint }: Around): string {
  const tokens = TOKENS.map((token) => `${token[0]}${bag[token]}`).join(' ');
  return paint('faint', `↻${round}  ★${target}  □ ${tokens}  S×${deck}  L×${lostDeck}`);
}

const NAME_WIDTH = 10;
const CHARACTER_WIDTH = 11;

/** `▶1°Ada       winchester  17★ ✓✓·✓·· b2 w1 y0 #3 ?1 @kilbeggan T`. */
function playerLine(view: WhiskyView, one: SeenTraveller, around: Around, seat: Seat): string {
  const { paint, names, resigned } = around;
  const mark = `${view.actor === seat ? paint('title', '▶') : ' '}${seat + 1}${view.first === seat ? '°' : ' '}`;
  const name = (names[seat] ?? '').slice(0, NAME_WIDTH).padEnd(NAME_WIDTH);
  const character = (one.character.split('-').at(-1) ?? '').padEnd(CHARACTER_WIDTH);
  const rest = [
    `${one.points + (one.lostPoints ?? 0)}★`.padStart(3),
    REGIONS.map((region) => (one.regions.includes(region) ? '✓' : '·')).join(''),
    TOKENS.map((token) => `${token[0]}${one.tokens[token]}`).join(' '),
    `#${one.handCount}`,
    ...(one.lostCount > 0 ? [`?${one.lostCount}`] : []),
    `@${one.at ?? '–'}`,
    ...openWords(one),
  ];
  const painted = paint(resigned.includes(seat) ? 'faint' : 'strong', name);
  return `${mark}${painted} ${clipped(`${character}${rest.join(' ')}`, around.columns - NAME_WIDTH - 4)}`;
}

const OPEN_LETTERS: Readonly<Record<OpenCard, string>> = {
  truck: 'T',
  carriage: 'C',
  hangover: 'H',
  prohibition: 'P',
  'flight-return': 'R',
};

/** Open cards by their letters, and the turns to be missed. */
const openWords = ({ open, missing }: SeenTraveller): string[] => [
  ...(open.length > 0 ? [open.map((card) => OPEN_LETTERS[card]).join('')] : []),
  ...(missing > 0 ? [`−${missing}`] : []),
];

/** `Oban·5`: what a bottle is worth to its owner. */
const bottleLabel = (words: WhiskyText, { character }: SeenTraveller, bottle: Bottle): string =>
  `${words.bottleName(bottle)}·${worthOf(character, bottle)}`;

/** One's own bottles by region; a dash where one is missing. */
function collectionLines(own: SeenTraveller, around: Around): string[] {
  const words = around.text;
  const labels = (region: Region | null): string[] =>
    own.bottles.filter((bottle) => bottleOf(bottle).region === region).map((bottle) => bottleLabel(words, own, bottle));
  const regions = REGIONS.map((region) => {
    const [name = ''] = words.regionName(region).split(' ');
    return `${name} ${labels(region).join(' ') || '–'}`;
  });
  const lost = (own.lost ?? []).map((bottle) => `?${bottleLabel(words, own, bottle)}`);
  const more = labels(null).map((label) => `+${label}`);
  return flowing(around, '', [...regions, ...lost, ...more], ' | ', OWN_LINES);
}

const TIMES: Readonly<Partial<Record<Moment, string>>> = {
  roll: '⚄',
  turn: '⚄',
  distillery: 'D',
  question: '?',
  airport: 'A',
};

/** The hand, each card with when it may be played. */
function handLines({ hand }: SeenTraveller, around: Around): string[] {
  if (!hand || hand.length === 0) return [];
  const cards = [...new Set(hand)].map((card) => {
    const count = hand.filter((one) => one === card).length;
    return `${card}${count > 1 ? `×${count}` : ''} ${TIMES[whenOf(card)] ?? ''}`;
  });
  return flowing(around, '# ', cards, ' | ', 1);
}

const otherBottles = ({ seats }: WhiskyView, around: Around): string[] =>
  seats.flatMap((one, seat) => {
    if (seat === around.home || one.bottles.length === 0) return [];
    const labels = one.bottles.map((bottle) => bottleLabel(around.text, one, bottle));
    return flowing(around, ` ${seat + 1} `, labels, ' ', 1);
  });

// What is around

const LETTERS: Readonly<Record<FieldKind, string>> = {
  distillery: 'D',
  lost: 'L',
  pub: 'P',
  harbor: 'H',
  airport: 'A',
  special: 'S',
  barrel: 'B',
  start: '·',
  plain: '·',
  sea: '~',
};

/** `D135!`: a distillery with the bottles that one can still get there, of a region that one has none of. */
function kindWord({ seats }: WhiskyView, own: SeenTraveller, id: FieldId): string {
  const { kind, region } = fieldOf(id);
  if (kind !== 'distillery') return LETTERS[kind];
  const stock = stockAt(seats, id);
  if (ownsFrom(own, id) || own.lastAsked === id || stock.length === 0) return 'D';
  return `D${stock.join('')}${own.missingRegions.some((missing) => missing === region) ? '!' : ''}`;
}

interface Goal {
  readonly id: FieldId;
  readonly steps: number;
  /** The harbour where one puts to sea for it. */
  readonly ship?: FieldId | undefined;
}

/** Where a walk can end, or the places that are near. */
function aroundLines(view: WhiskyView, own: SeenTraveller, around: Around, most: number): string[] {
  const { asked } = view;
  if (most === 0 || own.at === null) return [];
  if (asked?.at !== 'move')
    return flowing(around, '@ ', goalWords(view, own, goalsFrom(view, own, own.at)), ' | ', most);
  const ways = waysFrom(asked.path, asked.left);
  const goals = [...ways].map(([id, [way]]) => ({ id, steps: (way?.path.length ?? 0) - asked.path.length }));
  return flowing(around, '→ ', goalWords(view, own, goals), ' | ', most);
}

/** Those with bottles first, then other places, then the rest; near ones before far ones. */
function goalWords(view: WhiskyView, own: SeenTraveller, goals: readonly Goal[]): string[] {
  const rank = (id: FieldId): number => {
    const word = kindWord(view, own, id);
    return word.endsWith('!') ? 0 : word.length > 1 ? 1 : 'LPHAS'.includes(word) ? 2 : 3;
  };
  const sorted = goals.toSorted((a, b) => rank(a.id) - rank(b.id) || a.steps - b.steps);
  return sorted.map(({ id, steps, ship }) => `${id} ${kindWord(view, own, id)} ${steps}${ship ? ` ~${ship}` : ''}`);
}

/** As far as a roll may lead. */
const NEAR = 6;

/** Places that are near, and of each region that is missing the nearest distillery, even if it is far. */
function goalsFrom(view: WhiskyView, own: SeenTraveller, from: FieldId): Goal[] {
  const far = journeysFrom(from, (id) => [...roadsFrom(id), ...ferriesFrom(id)]);
  const nearest = own.missingRegions.flatMap((region) => {
    const goal = far.find(
      ({ id, steps }) => steps > 0 && fieldOf(id).region === region && kindWord(view, own, id).endsWith('!'),
    );
    return goal ? [goal] : [];
  });
  const near = journeysFrom(from, roadsFrom).filter(
    ({ id, steps }) => steps > 0 && steps <= NEAR && 'DLPHAS'.includes(LETTERS[fieldOf(id).kind]),
  );
  return [...near, ...nearest.filter(({ id }) => !near.some((goal) => goal.id === id))];
}

/** All fields in the order of how far they are; each sea field counts as one. */
function journeysFrom(from: FieldId, next: (id: FieldId) => readonly FieldId[]): Goal[] {
  const found = new Map<FieldId, Goal>([[from, { id: from, steps: 0 }]]);
  for (const { id, steps, ship } of found.values()) {
    for (const to of next(id)) {
      const harbour = fieldOf(to).kind === 'sea' ? id : undefined;
      if (!found.has(to)) found.set(to, { id: to, steps: steps + 1, ship: ship ?? harbour });
    }
  }
  return [...found.values()];
}

// What can be done, with the numbers that choose it

const BARE: readonly WhiskyAction['type'][] = ['pick', 'travel', 'start'];

function menuLines(own: SeenTraveller, around: Around, most: number): string[] {
  const { legal, home, asked } = around;
  if (asked !== home) return [];
  const items = legal.map((action, i) => `${i + 1} ${menuWord(own, action)}`);
  return flowing(around, '', items, '  ', most);
}

/** The action in short; the verb goes without saying where all do the same. */
function menuWord({ at }: SeenTraveller, action: WhiskyAction): string {
  const words = notation.action(action);
  if (action.type === 'step' && at !== null) return `${action.to} ${arrow(at, action.to)}`;
  return BARE.includes(action.type) ? words.replace(/^\w+ /, '') : words;
}

const ARROWS = '→↘↓↙←↖↑↗';

/** Which way a field lies from another on the map. */
function arrow(from: FieldId, to: FieldId): string {
  const [a, b] = [fieldOf(from), fieldOf(to)];
  const turn = Math.atan2(b.y - a.y, b.x - a.x) / (2 * Math.PI);
  return ARROWS[Math.round(turn * ARROWS.length + ARROWS.length) % ARROWS.length] ?? '';
}

// A question, with as much of the table as there is room for

const HALF = 38;

function questionPage(view: WhiskyView, asked: SeenQuestion, around: Around): string[] {
  const words = around.text;
  const { topic, prompt } = words.question(asked.question);
  const head = [words.fieldName(asked.distillery), words.levelName(asked.level), words.topicName(topic)].join(' · ');
  const lines = [
    around.paint('faint', head),
    ...wrapped(prompt, around.columns - 2).map((line) => around.paint('strong', line)),
    ...optionLines(asked, around),
    ...helpLines(asked, around),
  ];
  const players = view.seats.map((one, seat) => playerLine(view, one, around, seat));
  const room = around.lines - lines.length;
  const shown = players.length <= room ? players : players.slice(view.actor ?? 0, (view.actor ?? 0) + 1);
  return [...shown, ...lines];
}

/** The answers with the numbers that choose them, two on a line where they are short. */
function optionLines(asked: SeenQuestion, around: Around): string[] {
  const { options } = around.text.question(asked.question);
  const labels = asked.options.map((option, i) => {
    const sign = asked.right === option ? '✓ ' : '';
    return `  ${i + 1}  ${sign}${options[option]}`;
  });
  if (labels.some((label) => label.length > HALF)) return labels;
  const half = Math.ceil(labels.length / 2);
  return labels.slice(0, half).map((label, i) => `${label.padEnd(HALF + 1)}${labels[half + i] ?? ''}`.trimEnd());
}

/** Answers go by the numbers under which they are shown, and by what they say. */
export function called(action: WhiskyAction, { asked }: WhiskyView, words: WhiskyText): Called | undefined {
  if (action.type !== 'answer' || asked?.at !== 'question') return undefined;
  const { options } = words.question(asked.question);
  return { typed: `answer ${asked.options.indexOf(action.option) + 1}`, listed: options[action.option] ?? '' };
}

/** What else can be done than answering. */
function helpLines({ options }: SeenQuestion, around: Around): string[] {
  const { legal, asked, home } = around;
  if (asked !== home) return [];
  const more = legal.map((action, i) => `${i + 1} ${notation.action(action)}`).slice(options.length);
  return flowing(around, '', more, '  ', 1);
}
