import type { Seat } from '@taproom/engine';

/** The look of a seat's piece: colour is never the only cue. */
export interface Piece {
  readonly fill: string;
  readonly deep: string;
  /** The colour of the mark. */
  readonly ink: string;
  /** The mark, in a square of 20. */
  readonly mark: string;
}

const LIGHT = '#fffaf0';
const DARK = '#24160c';

/** Six pieces, each with its own mark and a clear step of lightness from the others. */
const PIECES: readonly Piece[] = [
  { fill: '#0f6f78', deep: '#063a40', ink: LIGHT, mark: 'M10 2.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15z' },
  { fill: '#e98fb0', deep: '#8f3658', ink: DARK, mark: 'M10 1.5l9 16H1z' },
  { fill: '#7c4527', deep: '#3c1d0b', ink: LIGHT, mark: 'M3 3h14v14H3z' },
  { fill: '#f7ecd0', deep: '#93794a', ink: DARK, mark: 'M10 .5l9.5 9.5l-9.5 9.5L.5 10z' },
  { fill: '#33276b', deep: '#150d38', ink: LIGHT, mark: 'M7 1h6v6h6v6h-6v6H7v-6H1V7h6z' },
  {
    fill: '#f0b429',
    deep: '#94650a',
    ink: DARK,
    mark: 'M10 .8l2.7 6.1l6.6.7l-4.9 4.5l1.4 6.6L10 15.3l-5.8 3.4l1.4-6.6L.7 7.6l6.6-.7z',
  },
];

export const pieceOf = (seat: Seat): Piece => PIECES[seat % PIECES.length] as Piece;

const ABREAST = 3;

/** Where several pieces stand around a field, in piece widths: at most three abreast, with all marks visible. */
export function fan(index: number, count: number): { readonly x: number; readonly y: number } {
  const rows = Math.ceil(count / ABREAST);
  const inRow = Math.ceil(count / rows);
  const row = Math.floor(index / inRow);
  const abreast = Math.min(inRow, count - row * inRow);
  return { x: ((index % inRow) - (abreast - 1) / 2) * 0.8, y: (row - (rows - 1) / 2) * 0.95 };
}
