import type { Seat, Unchecked } from '@taproom/engine';
import {
  ASSISTANTS,
  BOARDS,
  type Board,
  DAYS,
  GOODS,
  KINDS,
  type Kind,
  MALTS,
  type SeenBrewer,
  type StoutEvent,
  type StoutView,
} from '@taproom/games/six-sided-stout';
import { padded } from '../paint.ts';
import { wrapped } from '../words.ts';
import type { Surroundings, TerminalBoard } from './board.ts';

export const sixSidedStoutBoard: TerminalBoard = {
  draw(view, around) {
    const seen = view as StoutView;
    const board = BOARDS[seen.board];
    const left = [...gridLines(board, seen, around), '', daysLine(seen, around)];
    const column = GRID_COLUMN + board.size * CELL_WIDTH + 1;
    const right = panelLines(seen, around, MOST_COLUMNS - column);
    const height = Math.max(left.length, right.length);
    return Array.from({ length: height }, (_, i) => `${padded(left[i] ?? '', column)}${right[i] ?? ''}`.trimEnd());
  },

  parse(typed) {
    const line = typed.trim().toLowerCase();
    return parseWord(line) ?? parseMarket(line) ?? parseDice(line) ?? parsePut(line);
  },

  rolls: (_, events) => facesIn(events as readonly StoutEvent[]),
};

const MOST_COLUMNS = 80;
const GRID_COLUMN = 3;
const CELL_WIDTH = 5;

const brewerAt = ({ seats }: StoutView, seat: Seat): SeenBrewer => seats[seat] as SeenBrewer;

/** Two letters for a kind, an ingredient or a day's work: they also do for typing. */
const codeOf = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1, 2)}`;

// The recipe, laid flat: each unit with its two letters and what it scores, a star if it was put there today.

function gridLines(board: Board, view: StoutView, around: Surroundings): string[] {
  const { paint, home } = around;
  const letters = Array.from({ length: board.size }, (_, column) => String.fromCharCode(97 + column));
  const head = `${' '.repeat(GRID_COLUMN)}${letters.map((letter) => ` ${letter}`.padEnd(CELL_WIDTH)).join('')}`;
  const rows = Array.from({ length: board.size }, (_, row) => {
    const cells = letters.map((letter) => cellText(board, brewerAt(view, home), around, `${letter}${row + 1}`));
    return ` ${paint('faint', String(row + 1))} ${cells.join('')}`;
  });
  return [paint('faint', head.trimEnd()), ...rows];
}

function cellText(board: Board, brewer: SeenBrewer, { paint }: Surroundings, name: string): string {
  const cell = board.names.indexOf(name);
  if (cell < 0) return padded(paint('water', ' ~~'), CELL_WIDTH);
  const kind = brewer.cells[cell];
  if (!kind) return padded(paint('faint', ' ·'), CELL_WIDTH);
  const star = brewer.today.includes(cell) ? '*' : ' ';
  return padded(`${star}${paint(kind, `${codeOf(kind)}${brewer.points[cell] || ''}`)}`, CELL_WIDTH);
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

/** The score; as long as it is no beer, that and what is lost by it take the place of the name. */
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

// Typing: any beginning of a word will do that fits one word alone.

function meant<T extends string>(words: readonly T[], typed: string): T | undefined {
  const fitting = words.filter((word) => word.toLowerCase().startsWith(typed));
  return fitting.length === 1 ? fitting[0] : undefined;
}

const parseWord = (line: string): Unchecked | undefined =>
  line === 'done' || line === 'stop' ? { type: line } : undefined;

function parseMarket(line: string): Unchecked | undefined {
  const [, first, plus, helper] = /^([a-z]+)\s*(\+)?\s*([a-z]*)$/.exec(line) ?? [];
  const good = first && meant(GOODS, first);
  if (!good) return undefined;
  if (!plus) return helper ? undefined : { type: 'market', good, assistant: null };
  const assistant = helper && meant(ASSISTANTS, helper);
  return assistant ? { type: 'market', good, assistant } : undefined;
}

function parseDice(line: string): Unchecked | undefined {
  const [, verb, store, digits] = /^(roast|keep)(?: +([a-z]+))?((?: *[1-6])+)$/.exec(line) ?? [];
  const dice = [...(digits?.replaceAll(' ', '') ?? '')].map(Number).sort((a, b) => a - b);
  if (verb === 'keep') return store ? undefined : { type: 'keep', dice };
  const malt = store && meant(MALTS, store);
  return malt ? { type: 'roast', store: malt, dice } : undefined;
}

function parsePut(line: string): Unchecked | undefined {
  const [, first, cell] = /^([a-z]+) +([a-z]\d)$/.exec(line) ?? [];
  const kind = first && meant(KINDS, first);
  return kind ? { type: 'put', kind, cell } : undefined;
}

// The dice: all who go for the same good on the same day see the same ones, so they count once.

function facesIn(events: readonly StoutEvent[]): number[] {
  const rolled = new Map<string, readonly number[]>();
  let day = 1;
  for (const event of events) {
    if (event.type === 'dawned') day = event.day;
    if (event.type !== 'rolled') continue;
    const key = `${day} ${event.good}`;
    if (event.dice.length > (rolled.get(key)?.length ?? 0)) rolled.set(key, event.dice);
  }
  return [...rolled.values()].flat();
}
