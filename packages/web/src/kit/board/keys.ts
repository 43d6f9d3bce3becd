/** Whether a key is meant for the board: pressed on it, or while nothing in particular has the focus. */
export function isForBoard(event: KeyboardEvent, board: Element): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const target = event.target as Element;
  // A new page focuses its main part, a lost focus goes to the board as a whole, and that of a lesson to its words: all
  // count as nothing.
  return target.contains(board) || board.contains(target) || target.matches('section[tabindex="-1"]');
}
