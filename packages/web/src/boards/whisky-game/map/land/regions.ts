import { FIELDS, type Field, REGIONS, type Region } from '@taproom/games/whisky-game/map';
import { boxAround, cornersOf, distance, loopPath, type Point, smooth } from '../geometry.ts';
import { LANDS, type Land, landAt } from './coast.ts';

/** A piece of land that belongs to one region; `within` is the land it must not leave. */
export interface Area {
  readonly region: Region;
  readonly path: string;
  readonly within: Land;
}

interface Site extends Point {
  readonly region: Region;
}

/** The part nearer to `here` than to `there`: one side of the perpendicular bisector. */
function nearer(cell: readonly Point[], here: Point, there: Point): Point[] {
  const lead = (point: Point): number => distance(point, there) ** 2 - distance(point, here) ** 2;
  return cell.flatMap((a, at) => {
    const b = cell[(at + 1) % cell.length] as Point;
    const [la, lb] = [lead(a), lead(b)];
    const kept = la >= 0 ? [a] : [];
    if (la >= 0 === lb >= 0) return kept;
    const part = la / (la - lb);
    return [...kept, { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }];
  });
}

/** Everything nearest to one site (its Voronoi cell). */
function cellOf(site: Site, sites: readonly Site[], frame: readonly Point[]): Point[] {
  return sites
    .filter((other) => other !== site)
    .reduce<Point[]>((cell, other) => nearer(cell, site, other), [...frame]);
}

/** Identifies corners that differ only by rounding. */
class Corners {
  readonly points: Point[] = [];

  name(point: Point): number {
    const known = this.points.findIndex((other) => distance(point, other) < 0.05);
    return known >= 0 ? known : this.points.push(point) - 1;
  }
}

/** The edges of cells that no two of them share, as a chain from corner to corner. */
function rim(cells: readonly (readonly number[])[]): Map<number, number> {
  const edges = cells.flatMap((cell) => cell.map((a, at) => [a, cell[(at + 1) % cell.length] as number] as const));
  const shared = new Set(edges.map(([a, b]) => `${b} ${a}`));
  return new Map(edges.filter(([a, b]) => a !== b && !shared.has(`${a} ${b}`)));
}

/** Follows the rim until it is used up. */
function loopsOf(next: Map<number, number>): number[][] {
  const loops: number[][] = [];
  for (let [start] = next.keys(); start !== undefined; [start] = next.keys()) loops.push(loopFrom(start, next));
  return loops;
}

function loopFrom(start: number, next: Map<number, number>): number[] {
  const loop: number[] = [];
  for (let at: number | undefined = start; at !== undefined; ) {
    const to: number | undefined = next.get(at);
    next.delete(at);
    if (to !== undefined) loop.push(at);
    at = to;
  }
  return loop;
}

/** The outlines of everything nearest to the sites of one region. */
function outlinesOf(region: Region, sites: readonly Site[], land: Land): Point[][] {
  const corners = new Corners();
  const frame = cornersOf(boxAround(land.outline, 20));
  const cells = sites
    .filter((site) => site.region === region)
    .map((site) => cellOf(site, sites, frame).map((point) => corners.name(point)))
    .map((cell) => cell.filter((name, at) => name !== cell.at(at - 1)));
  return loopsOf(rim(cells)).map((loop) => loop.map((name) => corners.points[name] as Point));
}

const hasRegion = (field: Field): field is Field & { readonly region: Region } => field.region !== null;

const SITES = FIELDS.filter(hasRegion).map(({ x, y, region }) => ({ x, y, region, land: landAt({ x, y }) }));

const sitesOn = (land: Land): Site[] => SITES.filter((site) => site.land === land);

/** Each region's part of a land; a land without fields belongs to none. */
function areasOf(land: Land): Area[] {
  const sites = sitesOn(land);
  const present = REGIONS.filter((region) => sites.some((site) => site.region === region));
  if (present.length === 1) return present.map((region) => ({ region, path: land.path, within: land }));
  return present.map((region) => {
    const outlines = outlinesOf(region, sites, land).map((outline) => smooth(outline, 6));
    return { region, path: outlines.map(loopPath).join(''), within: land };
  });
}

export const AREAS: readonly Area[] = LANDS.flatMap(areasOf);
