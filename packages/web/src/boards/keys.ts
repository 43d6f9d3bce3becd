/** Whether a key is meant for the board: it was pressed on it, or while nothing in particular has the focus. */
export function isForBoard(event: KeyboardEvent, board: Element): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const target = event.target as Element;
  // A new page gives the focus to its main part, which is as good as to nothing.
  return target === document.body || target.matches('main') || board.contains(target);
}
