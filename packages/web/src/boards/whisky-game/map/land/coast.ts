import { isInside, loopPath, type Point, smooth } from '../geometry.ts';
import outlines from './coast.json' with { type: 'json' };

export interface Land {
  readonly name: string;
  readonly outline: readonly Point[];
  readonly path: string;
  /** The same, more roughly, for the depth lines around it. */
  readonly shelf: string;
}

/** The distance between points of the coast. */
const PACE = 4;
const SHELF_PACE = 12;

/**
 * The tremble of a hand drawing the coast: every place is shifted a little, near places nearly alike, so that lines
 * which did not cross before never do.
 */
const tremble = ({ x, y }: Point): Point => ({
  x: x + 1.5 * Math.sin(0.17 * x + 0.13 * y) + 0.7 * Math.sin(0.41 * y - 0.23 * x),
  y: y + 1.5 * Math.sin(0.15 * y - 0.14 * x) + 0.7 * Math.sin(0.37 * x + 0.29 * y),
});

export const LANDS: readonly Land[] = outlines.map(({ name, points }) => {
  const corners = points.map(([x = 0, y = 0]) => ({ x, y }));
  const outline = smooth(corners, PACE).map(tremble);
  return { name, outline, path: loopPath(outline), shelf: loopPath(smooth(corners, SHELF_PACE)) };
});

export const landAt = (point: Point): Land | undefined => LANDS.find(({ outline }) => isInside(point, outline));
