import { fastRng } from '@taproom/engine';
import {
  ASSISTANTS,
  type Assistant,
  BOARDS,
  type BoardName,
  type Good,
  KINDS,
  type Kind,
  type Malt,
  NOTHING,
  numberOf,
} from '../components.ts';
import { isAlone } from '../rules.ts';
import { setup } from '../setup.ts';
import type { Brewer, Deed, StoutState } from '../state.ts';

/** A recipe as a picture: `P`, `C`, `K`, `H`, `Y` for the kinds, `.` for empty, `~` for water. */
export type Picture = string;

interface Position {
  readonly board?: BoardName;
  readonly day?: number;
  /** Today's dice for each good, as far as a test needs them. */
  readonly dice?: Partial<Record<Good, readonly [number, number, number]>>;
  /** One for each seat. */
  readonly brewers: readonly Bench[];
}

/** A brewer's possessions in the morning; the rest is as at the start. */
interface Bench {
  readonly recipe?: Picture;
  readonly stores?: Partial<Record<Malt, readonly number[]>>;
  readonly assistants?: readonly Assistant[];
  readonly days?: readonly Deed[];
}

const LETTERS: Readonly<Record<string, Kind>> = { P: 'pale', C: 'caramel', K: 'chocolate', H: 'hops', Y: 'yeast' };

/** The morning described by a test. */
export function position({ board = 'standard', day = 1, dice, brewers }: Position): StoutState {
  const state = setup(brewers.length, { board }, fastRng(1));
  state.day = day;
  for (const [good, rolled] of Object.entries(dice ?? {})) state.dice[good as Good] = [...rolled];
  state.brewers = brewers.map((bench) => brewerWith(bench, board, day));
  state.dawn = isAlone(state) ? [] : structuredClone(state.brewers);
  return state;
}

const brewerWith = ({ recipe, stores, assistants, days }: Bench, board: BoardName, day: number): Brewer => ({
  stage: { at: 'choose' },
  cells: recipe ? cellsOf(recipe) : BOARDS[board].names.map(() => NOTHING),
  stores: {
    pale: [...(stores?.pale ?? [])],
    caramel: [...(stores?.caramel ?? [])],
    chocolate: [...(stores?.chocolate ?? [])],
  },
  assistants: [...(assistants ?? ASSISTANTS)],
  // Roasting forbids nothing on the next day.
  days: [...(days ?? Array.from({ length: day - 1 }, () => 'roast' as const))],
  today: [],
  companion: null,
});

export function cellsOf(picture: Picture): number[] {
  const marks = picture.replace(/\s/g, '').replaceAll('~', '');
  return [...marks].map((mark) => {
    const kind = LETTERS[mark];
    return kind ? numberOf(kind) : NOTHING;
  });
}

export function pictureOf(cells: readonly (Kind | null)[], name: BoardName = 'standard'): Picture {
  const { size, names, rows, columns } = BOARDS[name];
  const markAt = (row: number, column: number): string => {
    const cell = names.findIndex((_, i) => rows[i] === row && columns[i] === column);
    const kind = cells[cell];
    return cell < 0 ? '~' : kind ? ('PCKHY'[KINDS.indexOf(kind)] as string) : '.';
  };
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => markAt(row, column)).join(''),
  ).join('\n');
}
