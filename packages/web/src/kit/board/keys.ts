/** Whether a key is meant for the board: pressed on it, or while nothing in particular has the focus. */
export function isForBoard(event: KeyboardEvent, board: Element): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const target = event.target as Element;
  // A new page focuses its main part, which counts as nothing.
  return target === document.body || target.matches('main') || board.contains(target);
}
