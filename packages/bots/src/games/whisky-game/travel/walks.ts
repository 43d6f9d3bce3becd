import { FIELDS } from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import { chancesOf, type Gait, gaitKey, MOST_FIELDS } from './gait.ts';
import { PLACES, ROAD_NET } from './roads.ts';

// The same walks as in `travel.ts`, but in flat arrays, without the rarest rolls, and with what lies on the way.

const { stretches: roads, outOf } = ROAD_NET;
const COUNT = roads.length;

/** Lists of roads, one after the other, and where each begins. */
function flat(lists: readonly (readonly number[])[]): { readonly all: Int16Array; readonly from: Int16Array } {
  const from = new Int16Array(lists.length + 1);
  for (const [i, list] of lists.entries()) from[i + 1] = (from[i] ?? never()) + list.length;
  return { all: Int16Array.from(lists.flat()), from };
}

const ENDS = Int16Array.from(roads, ({ to }) => to);
const ONWARD = flat(roads.map(({ onward }) => onward));
const OUT = flat(outOf);

/** How likely a roll means so many fields, in Ireland or in Scotland; rolls of nothing first. */
interface Lengths {
  readonly none: number;
  readonly fields: Int16Array;
  readonly chances: Float64Array;
}

/** What is rarer than that is left out. */
const RARE = 0.01;

function lengthsOf(gait: Gait, country: 'ireland' | 'scotland'): Lengths {
  const chances = chancesOf(gait, country);
  const usual = [...chances.keys()].filter((fields) => fields > 0 && (chances[fields] ?? never()) >= RARE);
  const none = chances[0] ?? never();
  const all = usual.reduce((sum, fields) => sum + (chances[fields] ?? never()), none);
  return {
    none: none / all,
    fields: Int16Array.from(usual),
    chances: Float64Array.from(usual, (fields) => (chances[fields] ?? never()) / all),
  };
}

/** The rolls of a traveller. */
export interface Rolls {
  /** By the number of a field; nothing at sea. */
  readonly from: readonly (Lengths | null)[];
  readonly longest: number;
}

const known = new Map<string, Rolls>();

export function rollsOf(gait: Gait): Rolls {
  const key = gaitKey(gait);
  const rolls = known.get(key) ?? makeRolls(gait);
  known.set(key, rolls);
  return rolls;
}

function makeRolls(gait: Gait): Rolls {
  const by = { ireland: lengthsOf(gait, 'ireland'), scotland: lengthsOf(gait, 'scotland') };
  const longest = Math.max(...Object.values(by).flatMap(({ fields }) => [...fields]));
  return { from: FIELDS.map(({ country }) => country && by[country]), longest };
}

/** The best end of a walk that goes along a road now, row after row by how many fields it has left then. */
const walks = new Float64Array(MOST_FIELDS * COUNT);
/** By road: how good it is to stop at its end, and what there is to find. */
const stops = new Float64Array(COUNT);
const finds = new Float64Array(COUNT);

/** Works out all walks of a traveller: how good it is to end on each field, less what there is to find on the way. */
export function takeWalks(ending: Float64Array, found: Float64Array, { longest }: Pick<Rolls, 'longest'>): void {
  for (let road = 0; road < COUNT; road++) {
    const end = ENDS[road] ?? never();
    const turns = ending[end] ?? never();
    const find = found[end] ?? never();
    walks[road] = turns - find;
    stops[road] = PLACES[end] === 1 ? turns : Number.POSITIVE_INFINITY;
    finds[road] = find;
  }
  for (let row = COUNT; row < longest * COUNT; row += COUNT) takeRow(row);
}

function takeRow(row: number): void {
  const { all, from } = ONWARD;
  let i = 0;
  for (let road = 0; road < COUNT; road++) {
    let best = stops[road] ?? never();
    for (const to = from[road + 1] ?? never(); i < to; i++) {
      const then = walks[row - COUNT + (all[i] ?? never())] ?? never();
      if (then < best) best = then;
    }
    walks[row + road] = best - (finds[road] ?? never());
  }
}

/** What the walks from a field come to on average, after `takeWalks`. */
export function meanWalk({ none, fields, chances }: Lengths, field: number, staying: number): number {
  const { all, from } = OUT;
  let sum = none * staying;
  for (let i = 0; i < fields.length; i++) {
    const row = ((fields[i] ?? never()) - 1) * COUNT;
    let best = Number.POSITIVE_INFINITY;
    for (let out = from[field] ?? never(); out < (from[field + 1] ?? never()); out++) {
      const end = walks[row + (all[out] ?? never())] ?? never();
      if (end < best) best = end;
    }
    sum += (chances[i] ?? never()) * best;
  }
  return sum;
}

/** How good it is to go from one field to the next and then on, with so many fields to go in all. */
export function turnsAlong(
  ending: Float64Array,
  found: Float64Array,
  fields: number,
): (from: number, to: number) => number {
  const longest = Math.min(fields, MOST_FIELDS);
  takeWalks(ending, found, { longest });
  const last = walks.slice((longest - 1) * COUNT, longest * COUNT);
  return (from, to) => last[outOf[from]?.find((road) => ENDS[road] === to) ?? never()] ?? never();
}
