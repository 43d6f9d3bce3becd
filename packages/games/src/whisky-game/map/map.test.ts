import { describe, expect, it } from 'vitest';
import {
  AIRPORTS,
  DISTILLERIES,
  FERRIES,
  FIELD_KINDS,
  FIELDS,
  type FieldId,
  ferriesFrom,
  fieldOf,
  findField,
  isPlace,
  REGIONS,
  ROADS,
  roadsFrom,
  STARTS,
  waysOn,
} from './index.ts';

const countBy = <T extends string>(names: readonly T[], nameOf: (field: (typeof FIELDS)[number]) => T | null) =>
  Object.fromEntries(names.map((name) => [name, FIELDS.filter((field) => nameOf(field) === name).length]));

/** All fields reachable from one. */
function reachedFrom(start: FieldId, on: (id: FieldId) => readonly FieldId[]): Set<FieldId> {
  const reached = new Set([start]);
  for (const id of reached) for (const to of on(id)) reached.add(to);
  return reached;
}

describe('the map', () => {
  it('has 244 fields with different ids', () => {
    expect(FIELDS).toHaveLength(244);
    expect(new Set(FIELDS.map(({ id }) => id)).size).toBe(244);
    for (const { id } of FIELDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has so many of each kind', () => {
    expect(countBy(FIELD_KINDS, ({ kind }) => kind)).toEqual({
      start: 2,
      airport: 3,
      harbor: 19,
      pub: 10,
      distillery: 46,
      lost: 9,
      special: 55,
      barrel: 44,
      plain: 38,
      sea: 18,
    });
  });

  it('has so many distilleries in each region', () => {
    const regionOf = (id: FieldId) => fieldOf(id).region;
    const counts = REGIONS.map((region) => DISTILLERIES.filter((id) => regionOf(id) === region).length);
    expect(Object.fromEntries(REGIONS.map((region, i) => [region, counts[i]]))).toEqual({
      ireland: 7,
      lowlands: 7,
      highlands: 9,
      islands: 7,
      islay: 8,
      speyside: 8,
    });
  });

  it('has fields of land in a region and a country, and of sea in none', () => {
    for (const { kind, region, country } of FIELDS) {
      expect([region === null, country === null]).toEqual([kind === 'sea', kind === 'sea']);
      if (region) expect(country).toBe(region === 'ireland' ? 'ireland' : 'scotland');
    }
  });

  it('lies on a sheet of 1000 by 1400, no two fields on one spot', () => {
    for (const { x, y } of FIELDS) expect([x >= 0, x <= 1000, y >= 0, y <= 1400]).toEqual([true, true, true, true]);
    expect(new Set(FIELDS.map(({ x, y }) => `${x} ${y}`)).size).toBe(244);
  });

  it('names the starts, the airports and the distilleries of the characters', () => {
    expect(STARTS.map((id) => fieldOf(id).kind)).toEqual(['start', 'start']);
    expect([...AIRPORTS].sort()).toEqual(['aberdeen-airport', 'dublin-airport', 'glasgow-airport']);
    for (const id of [
      'glenlivet',
      'midleton',
      'highland-park',
      'macallan',
      'bladnoch',
      'glendronach',
      'laphroaig',
      'lagavulin',
    ])
      expect(fieldOf(id).kind).toBe('distillery');
  });

  it('says nothing of fields that are not there', () => {
    expect(findField('nowhere')).toBeUndefined();
    expect(findField(7)).toBeUndefined();
    expect(() => fieldOf('nowhere')).toThrow('no field nowhere');
  });
});

describe('roads and ferry lines', () => {
  const LINES = [...ROADS, ...FERRIES];

  it('join two known fields, each pair once', () => {
    for (const [a, b] of LINES) expect([findField(a)?.id, findField(b)?.id, a === b]).toEqual([a, b, false]);
    expect(new Set(LINES.map((line) => [...line].sort().join())).size).toBe(LINES.length);
    expect([ROADS.length, FERRIES.length]).toEqual([256, 31]);
  });

  it('roads run over land, within a country', () => {
    for (const [a, b] of ROADS) {
      expect(fieldOf(a).country).not.toBeNull();
      expect(fieldOf(a).country).toBe(fieldOf(b).country);
    }
  });

  it('ferry lines join harbours and sea fields, at least one of them sea', () => {
    for (const line of FERRIES) {
      const kinds = line.map((id) => fieldOf(id).kind);
      expect(kinds.every((kind) => kind === 'harbor' || kind === 'sea')).toBe(true);
      expect(kinds).toContain('sea');
    }
  });

  it('every field of land has a road, and every harbour a line', () => {
    for (const { id, kind } of FIELDS) {
      expect(roadsFrom(id).length > 0).toBe(kind !== 'sea');
      expect(ferriesFrom(id).length > 0).toBe(kind === 'sea' || kind === 'harbor');
    }
  });

  it('nobody is stuck at sea: there is always a way on', () => {
    for (const { id, kind } of FIELDS) if (kind === 'sea') expect(ferriesFrom(id).length).toBeGreaterThan(1);
  });

  it('lead from everywhere to everywhere', () => {
    const all = reachedFrom('edinburgh', (id) => [...roadsFrom(id), ...ferriesFrom(id)]);
    expect(all.size).toBe(FIELDS.length);
    for (const [from, to] of [...LINES, ...LINES.map(([a, b]) => [b, a] as const)])
      expect([...roadsFrom(from), ...ferriesFrom(from)]).toContain(to);
  });

  it('Ireland is one land, reached by ship or plane only', () => {
    const ireland = reachedFrom('dublin', roadsFrom);
    expect([...ireland].sort()).toEqual(
      FIELDS.filter(({ country }) => country === 'ireland')
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('at sea one comes to a harbour without turning round', () => {
    for (const [a, b] of FERRIES)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        if (fieldOf(to).kind !== 'sea') continue;
        const on = (pair: string): string[] => {
          const [wake, at] = pair.split(' ') as [string, string];
          if (fieldOf(at).kind !== 'sea') return [];
          return ferriesFrom(at)
            .filter((id) => id !== wake)
            .map((id) => `${at} ${id}`);
        };
        const ends = [...reachedFrom(`${from} ${to}`, on)].map((pair) => pair.split(' ')[1] as string);
        expect(ends.some((id) => fieldOf(id).kind === 'harbor')).toBe(true);
      }
  });
});

describe('ways on', () => {
  it('lead not back, except at a dead end', () => {
    for (const { id } of FIELDS)
      for (const from of roadsFrom(id)) {
        const others = roadsFrom(id).filter((to) => to !== from);
        expect(waysOn(id, from)).toEqual(others.length > 0 ? others : [from]);
      }
  });

  it('lead everywhere from where one begins', () => {
    for (const { id } of FIELDS) expect(waysOn(id, undefined)).toEqual(roadsFrom(id));
  });

  it('are left at places', () => {
    const places = FIELDS.filter(({ id }) => isPlace(id)).map(({ kind }) => kind);
    expect([...new Set(places)].sort()).toEqual(['airport', 'distillery', 'harbor', 'lost', 'pub']);
    expect(places).toHaveLength(3 + 46 + 19 + 9 + 10);
  });
});
