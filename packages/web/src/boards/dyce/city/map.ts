import { BARONS, type BaronName, SIDE, SPACE_NAMES } from '@taproom/games/dyce';

/** A position on the printed card, in the card's units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A space is 100 units wide; the border with the gates and lines of dice, 92. */
export const CELL = 100;
export const EDGE = 92;
export const CARD = SIDE * CELL + 2 * EDGE;

export function middleOf(space: string): Point {
  const at = SPACE_NAMES.indexOf(space);
  return { x: EDGE + ((at % SIDE) + 0.5) * CELL, y: EDGE + (Math.floor(at / SIDE) + 0.5) * CELL };
}

/** What can fly to a space. */
export type Arriving = 'shop' | 'whisky' | 'pound';

const HALF = CARD / 2;
const GATES: Readonly<Record<BaronName, Point>> = {
  orange: { x: HALF, y: EDGE / 2 },
  green: { x: CARD - EDGE / 2, y: HALF },
  purple: { x: HALF, y: CARD - EDGE / 2 },
  black: { x: EDGE / 2, y: HALF },
};

export const gateOf = (baron: BaronName): Point => GATES[baron];

/** Where a baron stands: those on the same space side by side. */
export interface Stand extends Point {
  readonly baron: BaronName;
}

/** Offsets from a space's middle where barons stand: beside a shop first, so that its whisky can be seen. */
const SPOTS: readonly (readonly Point[])[] = [
  [{ x: 28, y: 21 }],
  [
    { x: -34, y: 21 },
    { x: 30, y: 21 },
  ],
  [
    { x: -36, y: 21 },
    { x: -2, y: 30 },
    { x: 32, y: 21 },
  ],
  [
    { x: -38, y: 21 },
    { x: -13, y: 30 },
    { x: 12, y: 30 },
    { x: 36, y: 21 },
  ],
];

export function standsOf(barons: readonly { readonly name: BaronName; readonly space: string | null }[]): Stand[] {
  return barons.map(({ name, space }) => {
    if (space === null) return { baron: name, ...gateOf(name) };
    const company = barons.filter((other) => other.space === space).map((other) => other.name);
    const spot = SPOTS[company.length - 1]?.[company.indexOf(name)] as Point;
    const { x, y } = middleOf(space);
    return { baron: name, x: x + spot.x, y: y + spot.y };
  });
}

/** A line from one place to the next that ends a little short of both. */
export interface Arrow {
  readonly from: Point;
  readonly to: Point;
  /** The middle, a little off the straight line, since the line bends. */
  readonly bend: Point;
}

const SHORT_OF_START = 16;
const SHORT_OF_END = 12;
/** Barons who go the same way bend to different sides. */
const BENDS: readonly number[] = [16, -16, 26, -26];

export function arrowOf(from: Point, to: Point, baron: BaronName): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const along = (start: Point, far: number): Point => ({
    x: start.x + (dx / length) * far,
    y: start.y + (dy / length) * far,
  });
  const off = BENDS[BARONS.indexOf(baron)] as number;
  const half = along(from, length / 2);
  return {
    from: along(from, SHORT_OF_START),
    to: along(to, -SHORT_OF_END),
    bend: { x: half.x - (dy / length) * off, y: half.y + (dx / length) * off },
  };
}

export const pathOf = ({ from, bend, to }: Arrow): string =>
  `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;

const round = (value: number): number => Math.round(value * 10) / 10;

const HEAD = 17;

/** An arrowhead, as the corners of a triangle. */
export function headOf({ bend, to }: Arrow): string {
  const length = Math.hypot(to.x - bend.x, to.y - bend.y);
  const [ux, uy] = [(to.x - bend.x) / length, (to.y - bend.y) / length];
  const corners = [
    [to.x + ux * HEAD, to.y + uy * HEAD],
    [to.x - uy * HEAD * 0.8, to.y + ux * HEAD * 0.8],
    [to.x + uy * HEAD * 0.8, to.y - ux * HEAD * 0.8],
  ];
  return corners.map((corner) => corner.map(round).join(' ')).join(', ');
}

/** Where arrow keys lead from a space, including the castle, which can be looked at. */
const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: (at) => (at % SIDE > 0 ? at - 1 : at),
  ArrowRight: (at) => (at % SIDE < SIDE - 1 ? at + 1 : at),
  ArrowUp: (at) => (at >= SIDE ? at - SIDE : at),
  ArrowDown: (at) => (at < SIDE * (SIDE - 1) ? at + SIDE : at),
  Home: (at) => at - (at % SIDE),
  End: (at) => at - (at % SIDE) + SIDE - 1,
};

/** The space a key leads to; undefined if it is not a walking key. */
export function walkFrom(space: string, key: string): string | undefined {
  const step = STEPS[key];
  return step && SPACE_NAMES[step(SPACE_NAMES.indexOf(space))];
}
