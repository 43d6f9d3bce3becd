import type { Frame } from './camera.ts';
import { clamp, type Point } from './geometry.ts';

const AWAY = 26;
const MARGIN = 8;

/** Where a card of this size stands beside a place of the frame: to its right or left, or else above or below it. */
export function placeBeside(at: Point, card: Frame, frame: Frame): Point {
  const within = (value: number, size: number, room: number): number =>
    clamp(value, MARGIN, Math.max(MARGIN, room - size - MARGIN));
  const y = within(at.y - card.height / 2, card.height, frame.height);
  if (at.x + AWAY + card.width + MARGIN <= frame.width) return { x: at.x + AWAY, y };
  if (at.x - AWAY - card.width >= MARGIN) return { x: at.x - AWAY - card.width, y };
  const isBelow = at.y < frame.height / 2;
  const aside = isBelow ? at.y + AWAY : at.y - AWAY - card.height;
  return { x: within(at.x - card.width / 2, card.width, frame.width), y: within(aside, card.height, frame.height) };
}
