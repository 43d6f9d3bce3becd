/** The colours of dice, each with the mark in its corner, so that colour is never the only cue. */
export const DIE_MARKS = {
  red: 'R',
  yellow: 'Y',
  blue: 'B',
  white: 'W',
  seed: '★',
  pale: 'P',
  caramel: 'C',
  chocolate: 'K',
  hops: 'H',
  yeast: 'Y',
  green: 'G',
  orange: 'O',
  purple: 'P',
  black: 'K',
} as const;

export type DieColour = keyof typeof DIE_MARKS;

export const isDieColour = (name: string): name is DieColour => name in DIE_MARKS;

export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

type Point = readonly [x: number, y: number];

// The pips sit a little low and right of centre: the corner above them belongs to the mark.
const LEFT = 35;
const MIDDLE = 56;
const RIGHT = 77;
const TOP = 31;
const CENTRE = 51;
const BOTTOM = 71;

const FALLING: readonly Point[] = [
  [RIGHT, TOP],
  [LEFT, BOTTOM],
];
const CORNERS: readonly Point[] = [[LEFT, TOP], ...FALLING, [RIGHT, BOTTOM]];
const HEART: Point = [MIDDLE, CENTRE];

/** Where the pips of each value sit on a 100 × 100 face. Two and three leave the mark's corner free. */
export const PIP_POINTS: Readonly<Record<Pips, readonly Point[]>> = {
  1: [HEART],
  2: FALLING,
  3: [...FALLING, HEART],
  4: CORNERS,
  5: [...CORNERS, HEART],
  6: [...CORNERS, [LEFT, CENTRE], [RIGHT, CENTRE]],
};
