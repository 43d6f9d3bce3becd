import type { ScorePart, Seat, Tagged } from '@taproom/engine';
import {
  COLOURS,
  type Colour,
  type DiceBoxEvent,
  type DiceBoxView,
  type SeenDie,
  type SeenSeat,
  SIZE,
  SQUARE_NAMES,
} from '@taproom/games/dice-box';
import { type Ink, padded } from '../paint.ts';
import type { Surroundings, TerminalBoard } from './board.ts';

export const diceBoxBoard: TerminalBoard = {
  draw(view, around) {
    const seen = view as DiceBoxView;
    const panel = panelLines(seen, around);
    return gridLines(seen, around).map((line, i) => `${padded(line, PANEL_COLUMN)}${panel[i] ?? ''}`.trimEnd());
  },

  parse(typed) {
    const word = typed.trim().toLowerCase();
    const [, die, square] = /^([a-z]\d)[\s-]*([a-z]\d)$/.exec(word) ?? [];
    if (die && square) return { type: 'place', die, square };
    const colour = COLOURS.find((one) => one === word || letterOf(one) === word);
    return colour && { type: 'pick', colour };
  },

  rolls(dealt, events) {
    const { grid, seats } = dealt as DiceBoxView;
    const onTable = [...grid, ...seats.flatMap(({ hand }) => hand)];
    return [...onTable.flatMap((die) => (die ? [die.value] : [])), ...events.flatMap(facesIn)];
  },
};

const PANEL_COLUMN = 33;

const letterOf = (colour: string): string => colour.slice(0, 1);
const shown = (die: SeenDie): string => `${letterOf(die.colour).toUpperCase()}${die.value}`;

function facesIn(event: Tagged): number[] {
  const known = event as DiceBoxEvent;
  if (known.type === 'seeded') return [known.value];
  return known.type === 'rolled' || known.type === 'rerolled' ? known.dice.map((die) => Number(die.slice(1))) : [];
}

// The grid: filled squares carry their die, vacancies the values they would take.

function gridLines(view: DiceBoxView, around: Surroundings): string[] {
  const { paint } = around;
  const rule = (left: string, middle: string, right: string): string =>
    paint('faint', `   ${left}${Array.from({ length: SIZE }, () => '────').join(middle)}${right}`);
  const rows = Array.from({ length: SIZE }, (_, row) => rowLine(view, around, row));
  const head = `     ${['a', 'b', 'c', 'd', 'e'].join('    ')}`;
  const between = rows.flatMap((row) => [rule('├', '┼', '┤'), row]).slice(1);
  return [paint('faint', head), rule('┌', '┬', '┐'), ...between, rule('└', '┴', '┘')];
}

function rowLine(view: DiceBoxView, around: Surroundings, row: number): string {
  const bar = around.paint('faint', '│');
  const cells = Array.from({ length: SIZE }, (_, column) => cell(view, around, row * SIZE + column));
  return ` ${around.paint('faint', String(row + 1))} ${bar}${cells.join(bar)}${bar}`;
}

function cell(view: DiceBoxView, around: Surroundings, square: number): string {
  const { paint, asked } = around;
  const die = view.grid[square];
  if (die) return paint(die.colour, isRecent(around, square) ? `[${shown(die)}]` : ` ${shown(die)} `);
  const takes = view.takes[square] ?? [];
  if (takes.length === 0) return paint('faint', isDead(view, square) ? ' ×  ' : '    ');
  const held = asked === undefined ? [] : (view.seats[asked]?.hand ?? []).map(({ value }) => value as number);
  const values = takes.map((value) =>
    held.includes(value) ? paint('good', String(value)) : paint('faint', String(value)),
  );
  return padded(` ${values.join(' ')}`, 4);
}

const isRecent = ({ recent }: Surroundings, square: number): boolean =>
  (recent as readonly DiceBoxEvent[]).some((event) => event.type === 'placed' && event.square === SQUARE_NAMES[square]);

/** A vacancy that touches dice and takes none. */
function isDead(view: DiceBoxView, square: number): boolean {
  const [column, row] = [square % SIZE, Math.floor(square / SIZE)];
  return SQUARE_NAMES.some((_, other) => {
    const distance = Math.abs((other % SIZE) - column) + Math.abs(Math.floor(other / SIZE) - row);
    return distance === 1 && view.grid[other] !== null;
  });
}

// The panel: who plays which colours, the score with its parts, the dice in hand.

function panelLines(view: DiceBoxView, around: Surroundings): string[] {
  const seats = view.seats.flatMap((seat, i) => [...seatLines(view, around, seat, i), '']);
  return [...seats.slice(0, -1), ...spareLines(view, around)];
}

function seatLines(view: DiceBoxView, around: Surroundings, seat: SeenSeat, i: Seat): string[] {
  const { paint, names, resigned } = around;
  const mark = view.turn === i ? paint('title', '▶ ') : '  ';
  const name = paint(resigned.includes(i) ? 'faint' : 'strong', (names[i] ?? '').slice(0, 18).padEnd(18));
  return [
    `${mark}${name} ${String(seat.score).padStart(3)}  ${parts(around, seat.parts)}`,
    `  ${handLine(around, seat)}`,
  ];
}

const parts = ({ paint }: Surroundings, scored: readonly ScorePart[]): string =>
  scored.map(({ name, value }) => `${paint(name as Ink, ` ${letterOf(name).toUpperCase()} `)} ${value}`).join('  ');

function handLine({ paint }: Surroundings, { hand, held }: SeenSeat): string {
  if (hand.length > 0) return hand.map((die) => paint(die.colour, shown(die))).join(' ');
  const unrolled = COLOURS.filter((colour) => held[colour] > 0);
  return unrolled.map((colour) => paint(colour, `${held[colour]}${letterOf(colour).toUpperCase()}`)).join(' ') || '–';
}

/** Colours that nobody scores for, and dice still to be drafted. */
function spareLines({ pool, seats, unclaimed }: DiceBoxView, around: Surroundings): string[] {
  const spare = COLOURS.filter((colour: Colour) => pool[colour] > 0);
  const left = spare
    .map((colour) => around.paint(colour, `${pool[colour]}${letterOf(colour).toUpperCase()}`))
    .join(' ');
  const gap = seats.length < 4 ? [''] : []; // four seats take up all the room but one line
  return [
    ...(unclaimed.length > 0 ? ['', `  ${'–'.padEnd(18)}      ${parts(around, unclaimed)}`] : []),
    ...(left === '' ? [] : [...gap, `  + ${left}`]),
  ];
}
