import { at, type Seat } from '@taproom/engine';
import {
  type BaronName,
  type Because,
  BLENDS,
  CASTLE,
  type Die,
  type DyceView,
  type Foreseen,
  NATURALS,
  type SeenBaron,
  type SeenMerchant,
  type Shop,
  SIDE,
  SPACE_NAMES,
  type Traded,
  WHISKIES,
  type Whisky,
} from '@taproom/games/dyce';
import { padded } from '../../output/paint.ts';
import type { Surroundings } from '../face.ts';

const PANEL_COLUMN = 39;
const CELL_WIDTH = 6;
const CITY_COLUMN = 4;
const MIDDLE = 2;

export function draw(view: DyceView, around: Surroundings): string[] {
  const left = cityLines(view, around);
  const right = panelLines(view, around);
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) => `${padded(left[i] ?? '', PANEL_COLUMN)}${right[i] ?? ''}`.trimEnd());
}

/** A letter for each colour: black is K, as in print. Capitals are whiskies, small letters barons. */
export const letterOf = (whisky: Whisky): string => (whisky === 'black' ? 'K' : whisky.slice(0, 1).toUpperCase());
const baronLetter = (name: BaronName): string => letterOf(name).toLowerCase();

// The city: two lines for each row, the shops and below them the barons; those who wait stand at their gates.

function cityLines(view: DyceView, around: Surroundings): string[] {
  const gates = { north: gateText(view, around, 'orange'), south: gateText(view, around, 'purple') };
  const heads = [...'abcde'].map((letter) => {
    const head = ` ${around.paint('faint', letter)}`;
    return padded(letter === 'c' ? `${head} ${gates.north}` : head, CELL_WIDTH);
  });
  return [
    `${' '.repeat(CITY_COLUMN)}${heads.join('')}`,
    ...Array.from({ length: SIDE }, (_, row) => rowLines(view, around, row)).flat(),
    `${' '.repeat(CITY_COLUMN + 2 * CELL_WIDTH + 3)}${gates.south}`,
  ];
}

function rowLines(view: DyceView, around: Surroundings, row: number): string[] {
  const gate = (name: BaronName): string => (row === MIDDLE ? gateText(view, around, name) : '');
  const line = (cellOf: (space: number) => string): string =>
    Array.from({ length: SIDE }, (_, column) => padded(` ${cellOf(row * SIDE + column)}`, CELL_WIDTH)).join('');
  const head = padded(`${around.paint('faint', String(row + 1))} ${gate('black')}`, CITY_COLUMN);
  return [
    `${head}${line((space) => shopText(view, around, space))} ${gate('green')}`,
    `${' '.repeat(CITY_COLUMN)}${line((space) => standingText(view, around, space))}`,
  ];
}

/** A baron who still waits at his gate. */
const gateText = ({ barons }: DyceView, around: Surroundings, name: BaronName): string =>
  barons.some((baron) => baron.name === name && baron.space === null) ? baronText(around, [name]) : '';

const baronText = ({ paint }: Surroundings, names: readonly BaronName[]): string =>
  names.length === 0 ? '' : `@${names.map((name) => paint(name, baronLetter(name))).join('')}`;

/** A shop by its owner's number, its whisky and the pounds on it; the castle with the white die. */
function shopText({ city, white }: DyceView, around: Surroundings, space: number): string {
  const { paint } = around;
  if (space === CASTLE) return paint('white', `▣W${white}`);
  const shop = city[space];
  if (!shop) return paint('faint', '·');
  return `${paint('strong', String(shop.owner + 1))}${showing(around, shop)}${shop.pounds > 0 ? `+${shop.pounds}` : ''}`;
}

const showing = ({ paint }: Surroundings, { whisky }: Shop): string =>
  whisky ? paint(whisky, letterOf(whisky)) : paint('faint', '–');

/** The barons on a space; on the castle the seals. */
function standingText({ barons, seats }: DyceView, around: Surroundings, space: number): string {
  if (space === CASTLE) return sealsText(seats);
  const names = barons.filter((baron) => baron.space === SPACE_NAMES[space]).map(({ name }) => name);
  return baronText(around, names);
}

function sealsText(seats: readonly SeenMerchant[]): string {
  const numbers = seats.flatMap(({ sealed }, seat) => (sealed ? [seat + 1] : []));
  return numbers.length === 0 ? '' : `♦${numbers.join('')}`;
}

// The panel: the barons with their prices and what they would do now, the merchants, the supply and the bag.

function panelLines(view: DyceView, around: Surroundings): string[] {
  return [
    ...view.barons.map((baron, i) => baronLine(baron, view.forecast[i], around)),
    '',
    ...view.seats.map((merchant, seat) => merchantLine(view, merchant, seat, around)),
    ...(view.alone ? [soldLine(view, around)] : []),
    '',
    ...storeLines(view, around),
  ];
}

function baronLine({ name, line }: SeenBaron, foreseen: Foreseen | undefined, around: Surroundings): string {
  const [first, ...later] = line.map((die) => dieText(around, die));
  const head = `@${around.paint(name, baronLetter(name))} [${first}] ${later.join(' ')}`;
  return foreseen ? `${head}  ${forecastText(foreseen, around)}` : head;
}

const dieText = ({ paint }: Surroundings, { whisky, value }: Die): string =>
  paint(whisky, `${letterOf(whisky)}${value}`);

/** Which priority decided, where it was not nearness alone. */
const SIGNS: Readonly<Record<Because, string>> = {
  nearest: '→',
  pounds: '→£',
  castle: '→W',
  clockwise: '→↻',
  there: '=',
  nothing: '–',
};

/** Where he would go now, and what would come of it: `→ c2 1Y−2`. */
function forecastText({ walk, trade }: Foreseen, { paint }: Surroundings): string {
  const sign = SIGNS[walk.because].padEnd(2);
  if (walk.because === 'nothing') return paint('faint', `${sign} ${letterOf(walk.whisky)}?`);
  const goal = trade ? paint('strong', tradeText(trade)) : paint('faint', `(${fewOf(walk.targets)})`);
  return `${sign} ${walk.to} ${goal}`;
}

const MOST_GOALS = 4;

const fewOf = (spaces: readonly string[]): string =>
  (spaces.length > MOST_GOALS ? [...spaces.slice(0, MOST_GOALS - 1), '…'] : spaces).join(' ');

function tradeText({ type, seat, whisky, price }: Traded): string {
  const sum = { bought: `−${price}£`, sold: `+${price}£`, closed: ' ×' }[type];
  return `${seat + 1}${letterOf(whisky)}${sum}`;
}

const NAME_WIDTH = 12;

function merchantLine(view: DyceView, merchant: SeenMerchant, seat: Seat, around: Surroundings): string {
  const { paint, names, resigned } = around;
  const { pounds, whiskies, shops, vps, score } = merchant;
  const mark = `${view.actor === seat ? paint('title', '▶') : ' '}${seat + 1}${view.first === seat ? '°' : ' '}`;
  const name = (names[seat] ?? '').slice(0, NAME_WIDTH).padEnd(NAME_WIDTH);
  const hand = NATURALS.map((natural) => paint(natural, `${letterOf(natural)}${whiskies[natural]}`)).join(' ');
  const gains = view.alone ? '' : ` ★${vps}`;
  const total = view.alone ? '' : String(score).padStart(4);
  return `${mark}${paint(resigned.includes(seat) ? 'faint' : 'strong', name)}${String(pounds).padStart(3)}£ ${hand} ⌂${shops}${gains}${total}`;
}

/** Alone: the blends sold so far, and those still to be sold. */
function soldLine({ seats }: DyceView, { paint, text }: Surroundings): string {
  const { sold } = at(seats, 0);
  const blends = BLENDS.map((blend) =>
    sold[blend] > 0 ? paint(blend, `✓${letterOf(blend)}`) : paint('faint', `·${letterOf(blend)}`),
  );
  return `   ${text.part('blends')}: ${blends.join(' ')}`;
}

/** Rounds, cubes in the supply and dice in the bag; in the draft what there is to choose from. */
function storeLines({ round, supply, bag, pool }: DyceView, { paint, text }: Surroundings): string[] {
  const cubes = WHISKIES.map((whisky) => `${letterOf(whisky)}${supply[whisky]}`);
  const dice = WHISKIES.flatMap((whisky) => Array<string>(bag[whisky]).fill(letterOf(whisky)));
  return [
    paint('faint', `□ ${cubes.join(' ')}`),
    paint('faint', `⚄ ${dice.join(' ')}   ${text.part('rounds')} ${round}`),
    ...(pool.length > 0 ? [`+ ${pool.map((natural) => paint(natural, letterOf(natural))).join(' ')}`] : []),
  ];
}
