import { clamp, contains, type Point } from '../geometry.ts';
import type { Frame } from './camera.ts';

const AWAY = 26;
const MARGIN = 8;
/** In a frame no wider than this, the card keeps clear of the middle. */
const NARROW = 480;

/** Where a card of this size goes: beside its place, on a side where it hides none of `clear` if there is one; in a narrow frame in a corner. */
export function placeBeside(at: Point, card: Frame, frame: Frame, clear: readonly Point[] = []): Point {
  if (frame.width <= NARROW) return atEdge(at, card, frame, clear);
  const sides = sidesOf(at, card, frame);
  const free = sides.find((side) => !clear.some((point) => contains({ ...side, ...card }, point)));
  return free ?? sides[0] ?? { x: MARGIN, y: held(at.y - card.height / 2, card.height, frame.height) };
}

/** Right, left, below, above: those for which the frame has room. */
function sidesOf(at: Point, card: Frame, frame: Frame): Point[] {
  const x = held(at.x - card.width / 2, card.width, frame.width);
  const y = held(at.y - card.height / 2, card.height, frame.height);
  const sides = [
    { x: at.x + AWAY, y },
    { x: at.x - AWAY - card.width, y },
    { x, y: at.y + AWAY },
    { x, y: at.y - AWAY - card.height },
  ];
  return sides.filter((side) => fits(side.x, card.width, frame.width) && fits(side.y, card.height, frame.height));
}

const held = (from: number, length: number, room: number): number =>
  clamp(from, MARGIN, Math.max(MARGIN, room - length - MARGIN));

const fits = (from: number, length: number, room: number): boolean =>
  from >= MARGIN && (from === MARGIN || from + length + MARGIN <= room);

/** The corners from the farthest edge on; the first that hides nothing, or else the first. */
function atEdge(at: Point, card: Frame, frame: Frame, clear: readonly Point[]): Point {
  const [upper, lower] = [MARGIN, Math.max(MARGIN, frame.height - card.height - MARGIN)];
  const ys = at.y < frame.height / 2 ? [lower, upper] : [upper, lower];
  const right = Math.max(MARGIN, frame.width - card.width - MARGIN);
  const corners = ys.flatMap((y) => [right, MARGIN].map((x) => ({ x, y })));
  const free = corners.find((corner) => ![at, ...clear].some((point) => contains({ ...corner, ...card }, point)));
  return free ?? { x: right, y: ys[0] ?? MARGIN };
}
