/** Tells which `[data-look]` of a board the mouse or the focus is on. Fingers look by tapping. */
export const watchLooks = (look: (key: string | undefined) => void) => (board: HTMLElement) => {
  const keyOf = ({ target }: Event): string | undefined =>
    target instanceof Element ? target.closest<HTMLElement>('[data-look]')?.dataset['look'] : undefined;
  let hovered: string | undefined;

  function onpointermove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || keyOf(event) === hovered) return;
    hovered = keyOf(event);
    look(hovered);
  }

  function onfocusin(event: FocusEvent): void {
    const isByKey = event.target instanceof Element && event.target.matches(':focus-visible');
    if (isByKey) look(keyOf(event));
  }

  board.addEventListener('pointermove', onpointermove);
  board.addEventListener('focusin', onfocusin);
  return () => {
    board.removeEventListener('pointermove', onpointermove);
    board.removeEventListener('focusin', onfocusin);
  };
};
