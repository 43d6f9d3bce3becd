/** What a reader does to move on. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/**
 * Scrolls a page to its place, and again whenever a part of it grows, as when figures are drawn, until the reader moves on or
 * what is returned is aborted.
 */
export function whileGrowing(part: Element, scroll: () => void): AbortController {
  const reader = new AbortController();
  const growth = new ResizeObserver(scroll);
  growth.observe(part);
  reader.signal.addEventListener('abort', () => growth.disconnect());
  for (const move of MOVES) addEventListener(move, () => reader.abort(), { passive: true, signal: reader.signal });
  return reader;
}
