import { at, type Seat } from '@taproom/engine';
import {
  BOARDS,
  type Board,
  DAYS,
  KINDS,
  type Kind,
  MALTS,
  roomSeen,
  type SeenBrewer,
  type SeenRoom,
  type StoutView,
} from '@taproom/games/six-sided-stout';
import { padded } from '../../output/paint.ts';
import { wrapped } from '../../output/words.ts';
import type { Surroundings } from '../face.ts';

const MOST_COLUMNS = 80;
const GRID_COLUMN = 3;
const CELL_WIDTH = 5;

export function draw(view: StoutView, around: Surroundings): string[] {
  const board = BOARDS[view.board];
  const left = [...gridLines(board, view, around), '', daysLine(view, around)];
  const column = GRID_COLUMN + board.size * CELL_WIDTH + 1;
  const right = panelLines(view, around, MOST_COLUMNS - column);
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, i) => `${padded(left[i] ?? '', column)}${right[i] ?? ''}`.trimEnd());
}

const brewerAt = ({ seats }: StoutView, seat: Seat): SeenBrewer => at(seats, seat);

/** Two letters for a kind, an ingredient or a day's work: they also do for typing. */
const codeOf = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1, 2)}`;

// The recipe, laid flat: each unit with its two letters and what it scores, a star if it was put there today. Before the
// first of today's hops or yeast goes in, each cell that would take it with how many of them find room from there.

function gridLines(board: Board, view: StoutView, around: Surroundings): string[] {
  const { paint, home } = around;
  const letters = Array.from({ length: board.size }, (_, column) => String.fromCharCode(97 + column));
  const head = `${' '.repeat(GRID_COLUMN)}${letters.map((letter) => ` ${letter}`.padEnd(CELL_WIDTH)).join('')}`;
  const own = brewerAt(view, home);
  const room = roomSeen(view.board, own);
  const rows = Array.from({ length: board.size }, (_, row) => {
    const cells = letters.map((letter) => cellText(board, own, around, room, `${letter}${row + 1}`));
    return ` ${paint('faint', String(row + 1))} ${cells.join('')}`;
  });
  return [paint('faint', head.trimEnd()), ...rows];
}

function cellText(
  board: Board,
  brewer: SeenBrewer,
  { paint }: Surroundings,
  room: SeenRoom | undefined,
  name: string,
): string {
  const cell = board.names.indexOf(name);
  if (cell < 0) return padded(paint('water', ' ~~'), CELL_WIDTH);
  const kind = brewer.cells[cell];
  if (!kind) return padded(emptyText(paint, room, cell), CELL_WIDTH);
  const star = brewer.today.includes(cell) ? '*' : ' ';
  return padded(`${star}${paint(kind, `${codeOf(kind)}${brewer.points[cell] || ''}`)}`, CELL_WIDTH);
}

/** How many find room from an empty cell, where the first may go and where it may not. */
function emptyText(paint: Surroundings['paint'], room: SeenRoom | undefined, cell: number): string {
  const units = room?.isFirst ? room.at[cell] : 0;
  if (!room || !units) return paint('faint', ' ·');
  return units === room.most ? paint('strong', `+${units}`) : paint('faint', `-${units}`);
}

/** What each day was spent on, and which one it is. */
function daysLine(view: StoutView, { paint, home }: Surroundings): string {
  const { days } = brewerAt(view, home);
  const marks = Array.from({ length: DAYS }, (_, i) => {
    const deed = days[i];
    if (deed) return codeOf(deed);
    return view.phase === 'play' && i === view.day - 1 ? paint('title', '▶ ') : paint('faint', '· ');
  });
  return ` ${marks.join(' ')}`.trimEnd();
}

// The panel: the score with its parts, the stores, the assistants left, the others.

function panelLines(view: StoutView, around: Surroundings, width: number): string[] {
  const own = brewerAt(view, around.home);
  const helpers = own.assistants.map((assistant) => `+${assistant}`).join(' ');
  return [
    ...KINDS.map((kind) => kindLine(own, around, kind)),
    totalLine(own, around),
    ...(helpers === '' ? [] : wrapped(helpers, width)).map((line) => around.paint('faint', line)),
    ...view.seats.flatMap((brewer, seat) => (seat === around.home ? [] : [otherLine(brewer, around, seat)])),
  ];
}

const NAME_WIDTH = 16;

function kindLine(own: SeenBrewer, { paint, text }: Surroundings, kind: Kind): string {
  const value = own.parts.find(({ name }) => name === kind)?.value ?? 0;
  const name = text.part(kind).slice(0, NAME_WIDTH).padEnd(NAME_WIDTH);
  return `${paint(kind, codeOf(kind))} ${name}${String(value).padStart(4)}  ${atHand(own, kind)}`;
}

/** The dice of a malt's store, or what must still be put of today's hops or yeast. */
function atHand({ stores, good, left }: SeenBrewer, kind: Kind): string {
  const malt = MALTS.find((one) => one === kind);
  if (malt) return stores[malt].length > 4 ? stores[malt].join('') : stores[malt].join(' ');
  return good === kind && left > 0 ? `+${left}` : '';
}

/** The score; until it is a beer, that fact and the points lost replace the name. */
function totalLine({ score, parts }: SeenBrewer, { paint, names, home, text }: Surroundings): string {
  const lost = parts.find(({ name }) => name === 'noBeer');
  const label = lost ? text.part('noBeer') : (names[home] ?? '').slice(0, NAME_WIDTH);
  const total = paint(lost ? 'bad' : 'strong', `${label.padEnd(NAME_WIDTH + 3)}${String(score).padStart(4)}`);
  return lost && lost.value < 0 ? `${total}  (${lost.value})` : total;
}

const STAGES: Readonly<Record<SeenBrewer['stage'], string>> = {
  choose: '…',
  keep: '…',
  put: '…',
  busy: '…',
  done: '✓',
  stopped: '■',
};

function otherLine({ score, stage, days }: SeenBrewer, { paint, names, resigned }: Surroundings, seat: Seat): string {
  const name = (names[seat] ?? '').slice(0, NAME_WIDTH).padEnd(NAME_WIDTH + 3);
  const deeds = days.map((deed) => deed.slice(0, 1).toUpperCase()).join('');
  return `${paint(resigned.includes(seat) ? 'faint' : 'strong', name)}${String(score).padStart(4)} ${STAGES[stage]} ${deeds}`;
}
