import { FIELDS, type Field, type FieldId, type FieldKind } from '@taproom/games/whisky-game/map';
import { type Box, boxAround, contains, cornersOf, distance, overlap, SHEET } from '../geometry.ts';
import { widthOf } from './lettering.ts';
import { letterBoxes, regionLetters } from './region-names.ts';
import { ROAD_POINTS } from './roads.ts';
import { REACH } from './symbols.ts';
import { isDrawn, leastLetters } from './tiers.ts';

const LINE = 1.12;
/** The gap between a symbol and its label, and between labels. */
const GAP = 0.16;
/** Fields this close compete for room. */
const CROWDED = 60;

export interface Label {
  readonly id: FieldId;
  readonly kind: FieldKind;
  readonly lines: readonly string[];
  /** Where its lines begin, end or are centred. */
  readonly x: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

export interface Layout {
  /** The height of the letters, in sheet units. */
  readonly size: number;
  readonly labels: readonly Label[];
}

/** The labelling order; those further down appear at closer tiers. */
const IN_ORDER: readonly (readonly [FieldKind, number])[] = [
  ['start', 0],
  ['airport', 0],
  ['distillery', 0],
  ['harbor', 1],
  ['pub', 3],
  ['lost', 3],
  ['special', 5],
  ['sea', 5],
  ['barrel', 5],
  ['plain', 6],
];

/** Splits long names over two lines: pubs before their town, lost distilleries before the place in brackets. */
export function linesOf(name: string): string[] {
  const cut = name.search(/(?<=,) | (?=\()/);
  if (cut > 0) return [name.slice(0, cut), name.slice(cut + 1)];
  const space = name.lastIndexOf(' ');
  return name.length > 13 && space > 3 ? [name.slice(0, space), name.slice(space + 1)] : [name];
}

/** A side of the symbol: from left to right, and above, level or below. */
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
  return { id: field.id, kind: field.kind, lines, x, anchor, box };
}

const areaShared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** A name for a field that the layout leaves out, on the side where it covers least of the other names and symbols. */
export function addedLabel(field: Field, tier: number): Label {
  const { size, labels } = layoutOf(tier);
  const others = [
    ...labels.map(({ box }) => box),
    ...SYMBOLS.filter(([{ id, kind }]) => id !== field.id && isDrawn(kind, tier)).map(([, box]) => box),
  ];
  const covered = ({ box }: Label): number => others.reduce((sum, other) => sum + areaShared(box, other), 0);
  const sides = SIDES.map((side) => labelOn(field, side, size));
  return sides.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

const symbolBox = ({ x, y, kind }: Field): Box => {
  const reach = REACH[kind];
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
};

const SYMBOLS: readonly (readonly [Field, Box])[] = FIELDS.map((field) => [field, symbolBox(field)]);

const widened = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const isOnSheet = ({ x, y, width, height }: Box): boolean =>
  x >= SHEET.x && y >= SHEET.y && x + width <= SHEET.width && y + height <= SHEET.height;

/** Boxes that no label of a tier may cover, and their owners: symbols of other fields, and the names of the regions. */
function obstaclesAt(tier: number): (readonly [FieldId | null, Box])[] {
  const letters = regionLetters(tier);
  const names = letters.spots.flatMap((spot) => letterBoxes(spot, letters)).map((box) => [null, box] as const);
  return [...SYMBOLS.filter(([{ kind }]) => isDrawn(kind, tier)).map(([{ id }, box]) => [id, box] as const), ...names];
}

/** Places labels one by one, each clear of those before. */
class Placing {
  readonly labels: Label[] = [];
  readonly #size: number;
  readonly #obstacles: readonly (readonly [FieldId | null, Box])[];

  constructor(tier: number, size: number) {
    this.#size = size;
    this.#obstacles = obstaclesAt(tier);
  }

  /** Puts a label on the free side with the fewest roads under it; earlier sides win ties. */
  add(field: Field): void {
    const labels = SIDES.map((side) => labelOn(field, side, this.#size));
    const around = widened(boxAround(labels.flatMap(({ box }) => cornersOf(box))), this.#size);
    const taken = this.#takenIn(around, field.id);
    const roads = ROAD_POINTS.filter((point) => contains(around, point));
    const best = labels
      .filter(
        ({ box }) => isOnSheet(box) && !taken.some((other) => overlap(widened(box, (GAP * this.#size) / 2), other)),
      )
      .map((label, at) => ({
        label,
        cost: roads.filter((point) => contains(label.box, point)).length + at / SIDES.length,
      }))
      .sort((a, b) => a.cost - b.cost)[0];
    if (best) this.labels.push(best.label);
  }

  /** The boxes that a label of `id` must avoid, in a part of the sheet. */
  #takenIn(part: Box, id: FieldId): Box[] {
    const others = this.#obstacles.filter(([owner]) => owner !== id).map(([, box]) => box);
    return [...others, ...this.labels.map(({ box }) => box)].filter((box) => overlap(box, part));
  }
}

/** Most crowded first: they have the fewest sides to choose from. */
const crowd = (field: Field): number => FIELDS.filter((other) => distance(field, other) < CROWDED).length;

const RANKED: readonly (readonly [number, readonly Field[]])[] = IN_ORDER.map(([kind, from]) => [
  from,
  FIELDS.filter((field) => field.kind === kind).sort((a, b) => crowd(b) - crowd(a)),
]);

function layOut(tier: number): Layout {
  const size = leastLetters(tier);
  const placing = new Placing(tier, size);
  for (const [from, fields] of RANKED) if (from <= tier) for (const field of fields) placing.add(field);
  return { size, labels: placing.labels };
}

const LAYOUTS = new Map<number, Layout>();

/** Where all labels of a tier stand; computed on first use. */
export function layoutOf(tier: number): Layout {
  const layout = LAYOUTS.get(tier) ?? layOut(tier);
  LAYOUTS.set(tier, layout);
  return layout;
}
