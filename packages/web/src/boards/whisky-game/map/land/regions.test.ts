import { FIELDS } from '@taproom/games/whisky-game/map';
import { expect, test } from 'vitest';
import { isInside, type Point } from '../geometry.ts';
import { AREAS } from './regions.ts';

const loopsOf = (path: string): Point[][] =>
  path
    .split('Z')
    .filter(Boolean)
    .map((loop) =>
      loop
        .slice(1)
        .split('L')
        .map((pair) => pair.split(' ').map(Number))
        .map(([x = 0, y = 0]) => ({ x, y })),
    );

/** A loop inside another is a hole. */
const covers = (path: string, point: Point): boolean =>
  loopsOf(path).filter((loop) => isInside(point, loop)).length % 2 === 1;

test.each(FIELDS.filter(({ region }) => region !== null))(
  '$name lies in the area of its region and in no other',
  (field) => {
    const found = AREAS.filter(({ path, within }) => isInside(field, within.outline) && covers(path, field));
    expect(found.map(({ region }) => region)).toEqual([field.region]);
  },
);
