import { describe, expect, it } from 'vitest';
import { FIELDS, type FieldId, fieldOf, isPlace, ROADS } from './index.ts';
import { waysFrom } from './ways.ts';

const byRoad = (id: FieldId): FieldId[] =>
  ROADS.filter((road) => road.includes(id)).map(([a, b]) => (a === id ? b : a));

/** Every possible walk, by brute force. */
function everyWalk(path: readonly FieldId[], left: number): FieldId[][] {
  const at = path.at(-1) as FieldId;
  const isEnd = left === 0 || (path.length > 1 && isPlace(at));
  const roads = byRoad(at);
  const on = left === 0 ? [] : roads.filter((to) => to !== path.at(-2) || roads.length === 1);
  return [...(isEnd ? [[...path]] : []), ...on.flatMap((to) => everyWalk([...path, to], left - 1))];
}

const barrelsOn = (path: readonly FieldId[]): number =>
  new Set(path.slice(1).filter((id) => fieldOf(id).kind === 'barrel')).size;

/** The most barrels that a walk can pass, by end field. */
function bestOf(walks: readonly (readonly FieldId[])[]): Record<FieldId, number> {
  const best: Record<FieldId, number> = {};
  for (const walk of walks) {
    const end = walk.at(-1) as FieldId;
    best[end] = Math.max(best[end] ?? 0, barrelsOn(walk));
  }
  return best;
}

const STARTS = FIELDS.filter(({ kind }, i) => kind !== 'sea' && i % 5 === 0).map(({ id }) => id);

describe('the ways from a field', () => {
  it.each([1, 2, 3, 5, 7])('of %i fields are those that one finds by trying all', (left) => {
    for (const start of STARTS) {
      const found = waysFrom([start], left);
      const walks = everyWalk([start], left);
      expect([...found.keys()].sort()).toEqual([...new Set(walks.map((walk) => walk.at(-1)))].sort());
      const all = new Set(walks.map(String));
      for (const ways of found.values()) for (const { path } of ways) expect(all).toContain(String(path));
    }
  });

  it.each([3, 5, 7])('of %i fields begin with the one that passes most barrels, and then the shortest', (left) => {
    for (const start of STARTS) {
      const found = waysFrom([start], left);
      const firsts = [...found].map(([end, [way]]) => [end, way?.barrels]);
      expect(Object.fromEntries(firsts)).toEqual(bestOf(everyWalk([start], left)));
      for (const ways of found.values())
        for (const [i, { path, barrels }] of ways.entries()) {
          const next = ways[i + 1];
          if (next)
            expect(barrels > next.barrels || (barrels === next.barrels && path.length <= next.path.length)).toBe(true);
          expect(barrels).toBe(barrelsOn(path));
        }
    }
  });

  it('go on from what was walked already', () => {
    const found = waysFrom(['glasgow', 'kilmarnock'], 2);
    expect([...found.keys()].sort()).toEqual(['ardrossan', 'ayr', 'girvan', 'sanquhar']);
    expect(found.get('ayr')?.map(({ path }) => path)).toEqual([['glasgow', 'kilmarnock', 'ayr']]);
    expect(found.get('girvan')).toEqual([{ path: ['glasgow', 'kilmarnock', 'ayr', 'girvan'], barrels: 1 }]);
  });

  it('count only the barrels that would pay', () => {
    const ways = waysFrom(['glasgow'], 1, (barrel) => barrel !== 'lanark');
    expect([ways.get('lanark')?.[0]?.barrels, ways.get('harthill')?.[0]?.barrels]).toEqual([0, 1]);
  });

  it('count a barrel that one sets out from when one comes back to it', () => {
    expect(waysFrom(['calgary'], 3).get('calgary')?.[0]?.barrels).toBe(1);
    expect(waysFrom(['calgary', 'tobermory', 'salen', 'calgary'], 3).get('calgary')?.[0]?.barrels).toBe(0);
  });

  it('are none if nothing is left to walk', () => {
    expect(waysFrom(['glasgow'], 0).size).toBe(0);
  });
});
