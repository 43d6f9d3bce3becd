/** How long a board has to move the focus itself, in milliseconds. */
const PATIENCE = 250;

/**
 * Catches a lost focus: if what had it is gone or disabled and the board has not put it elsewhere, the board as a whole has
 * it, so that keys and screen readers go on from there.
 */
export function keepFocus(box: HTMLElement): () => void {
  let hadFocus = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    timer = undefined;
    if (hadFocus && document.activeElement === document.body) box.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, PATIENCE);
  });
  const onfocusin = ({ target }: FocusEvent): void => {
    hadFocus = box.contains(target as Node);
  };

  observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onfocusin);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onfocusin);
  };
}
