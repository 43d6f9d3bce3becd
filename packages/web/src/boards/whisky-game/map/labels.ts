import { FIELDS, type Field, type FieldId, type FieldKind } from '@taproom/games/whisky-game/map';
import { type Box, contains, overlap, SHEET } from './geometry.ts';
import { widthOf } from './lettering.ts';
import { ROAD_POINTS } from './roads.ts';
import { REACH } from './symbols.ts';

/** From each of these scales on, labels are laid out anew, for there is more room. */
export const TIERS: readonly number[] = [0.28, 0.42, 0.62, 0.92, 1.36, 2];

/** The smallest letters on the screen, in pixels; up to the next tier they grow with the map. */
export const LEAST_LETTERS = 13.2;
const LINE = 1.12;
/** Between a symbol and its label, and between labels. */
const GAP = 0.16;

export interface Label {
  readonly id: FieldId;
  readonly kind: FieldKind;
  readonly lines: readonly string[];
  /** Where the first line begins, ends or has its middle, on its base line. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

export interface Layout {
  /** The height of the letters, in units of the sheet. */
  readonly size: number;
  readonly lineHeight: number;
  readonly labels: readonly Label[];
}

/** Who is labelled first; those further down come in at nearer tiers. */
const IN_ORDER: readonly (readonly [FieldKind, number])[] = [
  ['start', 0],
  ['airport', 0],
  ['distillery', 0],
  ['harbor', 1],
  ['pub', 2],
  ['lost', 2],
  ['special', 3],
  ['sea', 3],
  ['barrel', 3],
  ['plain', 4],
];

/** Which tier a scale belongs to; none while letters would be too small. */
export const tierOf = (scale: number): number => TIERS.findLastIndex((least) => scale >= least);

/** Long names go on two lines: pubs before their town, lost distilleries before the place in brackets. */
export function linesOf(name: string): string[] {
  const cut = name.search(/(?<=,) | (?=\()/);
  if (cut > 0) return [name.slice(0, cut), name.slice(cut + 1)];
  const space = name.lastIndexOf(' ');
  return name.length > 13 && space > 3 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** A side of the symbol: from left of it to right of it, and above, level with it or below. */
type Side = readonly [across: number, down: number];

const SIDES: readonly Side[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [0.5, -1],
  [-0.5, -1],
  [0.5, 1],
  [-0.5, 1],
];

const anchorOn = (across: number): Label['anchor'] => (across === 1 ? 'start' : across === -1 ? 'end' : 'middle');

/** The label on one side of its field. */
function labelOn(field: Field, [across, down]: Side, size: number): Label {
  const lines = linesOf(field.name);
  const width = Math.max(...lines.map(widthOf)) * size;
  const height = lines.length * LINE * size;
  const isCorner = Math.abs(across) === 1 && down !== 0;
  const off = REACH[field.kind] * (isCorner ? 0.7 : 1) + GAP * size;
  const middle = { x: field.x + across * (off + width / 2), y: field.y + down * (off + height / 2) };
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  const anchor = anchorOn(across);
  const x = middle.x - (anchor === 'middle' ? 0 : (across * width) / 2);
  return { id: field.id, kind: field.kind, lines, x, y: box.y + 0.86 * size, anchor, box };
}

const symbolBox = ({ x, y, kind }: Field): Box => {
  const reach = REACH[kind];
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
};

const SYMBOLS: readonly (readonly [Field, Box])[] = FIELDS.map((field) => [field, symbolBox(field)]);

/** From far away, fields where little is to be found are no more than a bend of the road. */
const DRAWN_FROM: Readonly<Partial<Record<FieldKind, number>>> = { barrel: 2, plain: 3, sea: 3 };
export const isDrawn = (kind: FieldKind, tier: number): boolean => tier >= (DRAWN_FROM[kind] ?? 0);

const widened = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const isOnSheet = ({ x, y, width, height }: Box): boolean =>
  x >= SHEET.x && y >= SHEET.y && x + width <= SHEET.width && y + height <= SHEET.height;

/** How many places of roads run under a box. */
const roadsUnder = (box: Box): number => ROAD_POINTS.filter((point) => contains(box, point)).length;

function isFree(label: Label, placed: readonly Label[], size: number, tier: number): boolean {
  const box = widened(label.box, (GAP * size) / 2);
  return (
    isOnSheet(label.box) &&
    SYMBOLS.every(([{ id, kind }, symbol]) => id === label.id || !isDrawn(kind, tier) || !overlap(box, symbol)) &&
    placed.every((other) => !overlap(box, other.box))
  );
}

/** The free side with the fewest roads under it; earlier sides are the better ones. */
function bestLabel(field: Field, placed: readonly Label[], size: number, tier: number): Label | undefined {
  return SIDES.map((side) => labelOn(field, side, size))
    .filter((label) => isFree(label, placed, size, tier))
    .map((label, at) => ({ label, cost: roadsUnder(label.box) + at / SIDES.length }))
    .sort((a, b) => a.cost - b.cost)[0]?.label;
}

function layOut(tier: number): Layout {
  const size = LEAST_LETTERS / (TIERS[tier] as number);
  const labels: Label[] = [];
  for (const [kind, from] of IN_ORDER) {
    if (from > tier) continue;
    for (const field of FIELDS.filter((each) => each.kind === kind)) {
      const label = bestLabel(field, labels, size, tier);
      if (label) labels.push(label);
    }
  }
  return { size, lineHeight: LINE * size, labels };
}

const LAYOUTS = new Map<number, Layout>();

/** Where all labels of a tier stand; worked out when it is first needed. */
export function layoutOf(tier: number): Layout {
  const layout = LAYOUTS.get(tier) ?? layOut(tier);
  LAYOUTS.set(tier, layout);
  return layout;
}
