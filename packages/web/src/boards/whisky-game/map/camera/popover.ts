import { clamp, type Point } from '../geometry.ts';
import type { Frame } from './camera.ts';

const AWAY = 26;
const MARGIN = 8;
/** In a frame no wider than this, the card keeps clear of the middle and of the tools at the bottom. */
const NARROW = 480;
const TOOLS = 60;

/** Where a card of this size goes: beside its place, or in a narrow frame at the farther edge. */
export function placeBeside(at: Point, card: Frame, frame: Frame): Point {
  if (frame.width <= NARROW) return atEdge(at, card, frame);
  const y = clamp(at.y - card.height / 2, MARGIN, Math.max(MARGIN, frame.height - card.height - MARGIN));
  const fits = at.x + AWAY + card.width + MARGIN <= frame.width;
  return { x: fits ? at.x + AWAY : Math.max(MARGIN, at.x - AWAY - card.width), y };
}

function atEdge(at: Point, card: Frame, frame: Frame): Point {
  const isUpper = at.y < frame.height / 2;
  const y = isUpper ? Math.max(MARGIN, frame.height - card.height - TOOLS) : MARGIN;
  return { x: Math.max(MARGIN, frame.width - card.width - MARGIN), y };
}
