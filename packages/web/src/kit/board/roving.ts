const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Makes a group of `[data-rove]` a single Tab stop; arrow keys move inside it. */
export function roving(group: HTMLElement): () => void {
  const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>('[data-rove]')];

  let current: HTMLElement | undefined;
  const stopAt = (stop: HTMLElement | undefined): void => {
    current = stop;
    for (const item of items()) item.tabIndex = item === stop ? 0 : -1;
  };
  const settle = (): void => stopAt(current && items().includes(current) ? current : items()[0]);

  const onfocusin = ({ target }: FocusEvent): void => {
    const item = (target as Element).closest<HTMLElement>('[data-rove]');
    if (item) stopAt(item);
  };
  const onkeydown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const all = items();
    const at = all.indexOf(event.target as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  };

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true });
  group.addEventListener('focusin', onfocusin);
  group.addEventListener('keydown', onkeydown);
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', onfocusin);
    group.removeEventListener('keydown', onkeydown);
  };
}
