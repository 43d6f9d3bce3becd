import { FIELDS, type FieldId, ferriesFrom, isPlace, roadsFrom, waysOn } from '@taproom/games/whisky-game';

import { never } from '../../../lists.ts';

// The map by numbers, because travelling times are worked out for all fields many times over.

const NUMBERS: ReadonlyMap<FieldId, number> = new Map(FIELDS.map(({ id }, i) => [id, i]));

export function numberOf(id: FieldId): number {
  const number = NUMBERS.get(id);
  if (number === undefined) throw new Error(`no field ${id}`);
  return number;
}

/** Whether a walk may end early on a field, by its number. */
export const PLACES = Uint8Array.from(FIELDS, ({ id }) => Number(isPlace(id)));

/** A road or a sea line in one direction. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The stretches on which one may go on. */
  readonly onward: readonly number[];
}

/** The stretches from each field, by its number. */
type Ways = readonly (readonly number[])[];

interface Net {
  readonly stretches: readonly Stretch[];
  /** The stretches that begin at a field. */
  readonly outOf: Ways;
}

function netOf(
  from: (id: FieldId) => readonly FieldId[],
  waysOn: (at: FieldId, from: FieldId) => readonly FieldId[],
): Net {
  const pairs = FIELDS.flatMap(({ id }) => from(id).map((to) => [id, to] as const));
  const numbers = new Map(pairs.map(([a, b], i) => [`${a} ${b}`, i]));
  const stretches = pairs.map(([a, b]) => ({
    from: numberOf(a),
    to: numberOf(b),
    onward: waysOn(b, a).map((to) => numbers.get(`${b} ${to}`) ?? never()),
  }));
  const outOf = FIELDS.map((_, field) => [...stretches.keys()].filter((i) => stretches[i]?.from === field));
  return { stretches, outOf };
}

export const ROAD_NET = netOf(roadsFrom, waysOn);
/** WG-22: ships do not turn back. */
export const SEA_NET = netOf(ferriesFrom, (at, from) => ferriesFrom(at).filter((to) => to !== from));
