/** A small "no". */
export function shake(piece: Element): void {
  const steps = [0, -5, 5, -3, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  piece.animate(steps, { duration: 240, easing: 'ease-out' });
}

/** The same "no" without motion. */
export function blink(piece: Element): void {
  piece.animate([{ opacity: 0.45 }, { opacity: 1 }], { duration: 320 });
}
