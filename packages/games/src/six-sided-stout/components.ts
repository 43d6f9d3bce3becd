/** The ingredients of a recipe, in the order of the score sheet. */
export const KINDS = ['pale', 'caramel', 'chocolate', 'hops', 'yeast'] as const;
export type Kind = (typeof KINDS)[number];

/** The malts; each is roasted into the next. */
export const MALTS = ['pale', 'caramel', 'chocolate'] as const;
export type Malt = (typeof MALTS)[number];

/** Goods sold at the market. */
export const GOODS = ['malt', 'hops', 'yeast'] as const;
export type Good = (typeof GOODS)[number];

export const ASSISTANTS = ['maltExpert', 'hopsImporter', 'scientist', 'masterBrewer'] as const;
export type Assistant = (typeof ASSISTANTS)[number];

/** The goods each assistant knows about. */
export const HELPS_WITH: Readonly<Record<Assistant, readonly Good[]>> = {
  maltExpert: ['malt'],
  hopsImporter: ['hops'],
  scientist: ['yeast'],
  masterBrewer: GOODS,
};

export const DAYS = 10;
/** SS-12: dice per brewer. */
export const DICE = 10;
export const DICE_AT_MARKET = 2;
export const DICE_WITH_ASSISTANT = 3;

export const BOARD_NAMES = ['standard', 'big'] as const;
export type BoardName = (typeof BOARD_NAMES)[number];

/** A place for one unit: an index into the board's cells. */
export type Cell = number;

export interface Board {
  readonly size: number;
  /** Column letter and row number, from the top corner of the tilted grid. */
  readonly names: readonly string[];
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  /** The cells that share a full side with each cell. */
  readonly neighbours: readonly (readonly Cell[])[];
  /** How many sides of each cell touch water. */
  readonly water: readonly number[];
}

const WATER = '~';
const SIDES = [[-1, 0], [0, -1], [0, 1], [1, 0]] as const; // biome-ignore format: a picture of the four sides

/** SS-2 and SS-3: a pot of water with a jagged edge in the middle, surrounded by cells. */
const PICTURES: Readonly<Record<BoardName, readonly string[]>> = {
  standard: [
    '......', //
    '..~~..',
    '.~~~~.',
    '.~~~~.',
    '..~~..',
    '......',
  ],
  big: [
    '........', //
    '........',
    '...~~...',
    '..~~~~..',
    '..~~~~..',
    '...~~...',
    '........',
    '........',
  ],
};

function readBoard(picture: readonly string[]): Board {
  const spots = picture.flatMap((line, row) => [...line].map((mark, column) => ({ mark, row, column })));
  const cells = spots.filter(({ mark }) => mark !== WATER);
  const around = ({ row, column }: { row: number; column: number }) =>
    SIDES.map(([r, c]) => [row + r, column + c] as const);
  return {
    size: picture.length,
    names: cells.map(({ row, column }) => `${String.fromCharCode(97 + column)}${row + 1}`),
    rows: cells.map(({ row }) => row),
    columns: cells.map(({ column }) => column),
    neighbours: cells.map((cell) =>
      around(cell)
        .map(([row, column]) => cells.findIndex((other) => other.row === row && other.column === column))
        .filter((other) => other >= 0),
    ),
    water: cells.map((cell) => around(cell).filter(([row, column]) => picture[row]?.[column] === WATER).length),
  };
}

export const BOARDS: Readonly<Record<BoardName, Board>> = {
  standard: readBoard(PICTURES.standard),
  big: readBoard(PICTURES.big),
};

const NONE: readonly Cell[] = [];

export const besides = (board: Board, cell: Cell): readonly Cell[] => board.neighbours[cell] ?? NONE;

/** How many sides of a cell touch water. */
export const waterAt = (board: Board, cell: Cell): number => board.water[cell] ?? 0;

// On a board a kind is its index in KINDS plus 1; 0 is an empty cell.
export const NOTHING = 0;
export const numberOf = (kind: Kind): number => KINDS.indexOf(kind) + 1;
const BY_NUMBER: readonly (Kind | undefined)[] = [undefined, ...KINDS];
export const kindOf = (number: number): Kind | undefined => BY_NUMBER[number];

export const isMalt = (kind: unknown): kind is Malt => kind === 'pale' || kind === 'caramel' || kind === 'chocolate';

/** Units that two dice buy at the market. */
export function unitsOf(good: Good, dice: readonly number[]): number {
  const sum = dice.reduce((all, die) => all + die, 0);
  if (good === 'malt') return sum;
  return Math.max(1, Math.floor(sum / (good === 'hops' ? 2 : 3)));
}
