import type { ScorePart, Seat } from '@taproom/engine';
import {
  COLOURS,
  type Colour,
  type DiceBoxAction,
  type DiceBoxEvent,
  type DiceBoxView,
  isDead,
  readDie,
  type SeenDie,
  SIZE,
  SQUARE_NAMES,
  type Tally,
  takesAt,
  tallyOf,
} from '@taproom/games/dice-box';
import { type Ink, padded } from '../../output/paint.ts';
import type { Surroundings } from '../face.ts';

type Around = Surroundings<DiceBoxAction, DiceBoxEvent>;

const PANEL_COLUMN = 33;

export function draw(view: DiceBoxView, around: Around): string[] {
  const panel = panelLines(view, around);
  return gridLines(view, around).map((line, i) => `${padded(line, PANEL_COLUMN)}${panel[i] ?? ''}`.trimEnd());
}

export const letterOf = (colour: string): string => colour.slice(0, 1);
const shown = (die: SeenDie): string => die.toUpperCase();

// The grid: filled squares carry their die, vacancies the values they would take.

function gridLines(view: DiceBoxView, around: Around): string[] {
  const { paint } = around;
  const rule = (left: string, middle: string, right: string): string =>
    paint('faint', `   ${left}${Array.from({ length: SIZE }, () => '────').join(middle)}${right}`);
  const rows = Array.from({ length: SIZE }, (_, row) => rowLine(view, around, row));
  const head = `     ${['a', 'b', 'c', 'd', 'e'].join('    ')}`;
  const between = rows.flatMap((row) => [rule('├', '┼', '┤'), row]).slice(1);
  return [paint('faint', head), rule('┌', '┬', '┐'), ...between, rule('└', '┴', '┘')];
}

function rowLine(view: DiceBoxView, around: Around, row: number): string {
  const bar = around.paint('faint', '│');
  const cells = Array.from({ length: SIZE }, (_, column) => cell(view, around, row * SIZE + column));
  return ` ${around.paint('faint', String(row + 1))} ${bar}${cells.join(bar)}${bar}`;
}

function cell(view: DiceBoxView, around: Around, square: number): string {
  const { paint, asked } = around;
  const die = view.grid[square];
  if (die) return paint(readDie(die).colour, isRecent(around, square) ? `[${shown(die)}]` : ` ${shown(die)} `);
  const takes = takesAt(view.grid, square);
  if (takes.length === 0) return paint('faint', isDead(view.grid, square) ? ' ×  ' : '    ');
  const held = asked === undefined ? [] : (view.hands[asked] ?? []).map((one) => readDie(one).value);
  const values = takes.map((value) =>
    held.includes(value) ? paint('good', String(value)) : paint('faint', String(value)),
  );
  return padded(` ${values.join(' ')}`, 4);
}

const isRecent = ({ recent }: Around, square: number): boolean =>
  recent.some((event) => event.type === 'placed' && event.square === SQUARE_NAMES[square]);

// The panel: who plays which colours, the score with its parts, the dice in hand.

function panelLines(view: DiceBoxView, around: Around): string[] {
  const tally = tallyOf(view);
  const seats = view.hands.flatMap((_, seat) => [...seatLines(view, around, tally, seat), '']);
  return [...seats.slice(0, -1), ...spareLines(view, around, tally)];
}

function seatLines(view: DiceBoxView, around: Around, tally: Tally, seat: Seat): string[] {
  const { paint, names, resigned } = around;
  const mark = view.turn === seat ? paint('title', '▶ ') : '  ';
  const name = paint(resigned.includes(seat) ? 'faint' : 'strong', (names[seat] ?? '').slice(0, 18).padEnd(18));
  return [
    `${mark}${name} ${String(tally.scores[seat]).padStart(3)}  ${parts(around, tally.parts[seat] ?? [])}`,
    `  ${handLine(around, view.hands[seat] ?? [], view.unrolled[seat] ?? [])}`,
  ];
}

const parts = ({ paint }: Around, scored: readonly ScorePart[]): string =>
  scored.map(({ name, value }) => `${paint(inkOf(name), ` ${letterOf(name).toUpperCase()} `)} ${value}`).join('  ');

/** The parts of a score are named after their colours. */
const inkOf = (part: string): Ink => COLOURS.find((colour) => colour === part) ?? 'faint';

function handLine(around: Around, hand: readonly SeenDie[], unrolled: readonly Colour[]): string {
  if (hand.length > 0) return hand.map((die) => around.paint(readDie(die).colour, shown(die))).join(' ');
  return heap(around, (colour) => unrolled.filter((one) => one === colour).length) || '–';
}

/** Dice without a value, so many of each colour: 2R 1Y. */
const heap = ({ paint }: Around, count: (colour: Colour) => number): string =>
  COLOURS.filter((colour) => count(colour) > 0)
    .map((colour) => paint(colour, `${count(colour)}${letterOf(colour).toUpperCase()}`))
    .join(' ');

/** Colours that nobody scores for, and dice still to be drafted. */
function spareLines({ pool, hands }: DiceBoxView, around: Around, { unclaimed }: Tally): string[] {
  const left = heap(around, (colour) => pool[colour]);
  const gap = hands.length < 4 ? [''] : []; // four seats take up all the room but one line
  return [
    ...(unclaimed.length > 0 ? ['', `  ${'–'.padEnd(18)}      ${parts(around, unclaimed)}`] : []),
    ...(left === '' ? [] : [...gap, `  + ${left}`]),
  ];
}
