import { FERRIES, fieldOf, ROADS } from '@taproom/games/whisky-game/map';
import { expect, test } from 'vitest';
import { distance } from '../geometry.ts';
import { stepsOf } from '../walk.ts';
import { alongCurve, curveOf, headsOn, wayPath } from './roads.ts';

test('a road leads from one field to the other and strays little', () => {
  for (const [a, b] of [...ROADS, ...FERRIES]) {
    const curve = curveOf(a, b);
    const [from, to] = [fieldOf(a), fieldOf(b)];
    expect(distance(alongCurve(curve, 0), from)).toBeLessThan(1e-9);
    expect(distance(alongCurve(curve, 1), to)).toBeLessThan(1e-9);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    expect(distance(alongCurve(curve, 0.5), middle)).toBeLessThan(distance(from, to) * 0.3);
  }
});

test('a way is drawn step by step, and straight where it flies', () => {
  const [a, b] = ROADS[0] as readonly [string, string];
  expect(wayPath([a, b])).toMatch(/^M[\d. ]+C[\d. ]+$/);
  expect(wayPath(['dublin-airport', 'aberdeen-airport'])).toMatch(/^M[\d. ]+L[\d. ]+$/);
  expect(wayPath([])).toBe('');
});

test('each step of a way has its arrow head', () => {
  const [a, b] = ROADS[0] as readonly [string, string];
  const [ahead, back] = [headsOn([a, b]), headsOn([b, a])];
  expect(ahead).toHaveLength(1);
  expect(Math.cos(((ahead[0]?.turn ?? 0) * Math.PI) / 180)).toBeCloseTo(
    -Math.cos(((back[0]?.turn ?? 0) * Math.PI) / 180),
    0,
  );
});

test('a pawn follows the road, and goes straight without one', () => {
  const [a = '', b = ''] = ROADS[0] ?? [];
  const { x, y } = fieldOf(b);
  expect(stepsOf(a, b)).toHaveLength(5);
  expect(stepsOf(a, b).at(-1)).toEqual({ x, y });
  expect(stepsOf('dublin', 'edinburgh')).toHaveLength(2);
});
