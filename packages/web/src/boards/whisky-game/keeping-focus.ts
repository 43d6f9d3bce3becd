/** Tells when the focused element within a root goes away or is switched off, which leaves the focus nowhere. */
export const keepingFocus =
  (onlost: () => void) =>
  (root: HTMLElement): (() => void) => {
    let focused: Element | null = null;
    const isUseless = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

    function note({ target }: FocusEvent): void {
      focused = target as Element;
    }

    /** Whoever moves the focus on purpose leaves an element behind that is still of use. */
    function forget({ target }: FocusEvent): void {
      setTimeout(() => {
        if (focused === target && focused !== document.activeElement && !isUseless(target as Element)) focused = null;
      });
    }

    function look(): void {
      if (!focused || document.activeElement !== document.body || !isUseless(focused)) return;
      focused = null;
      onlost();
    }

    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    root.addEventListener('focusin', note);
    root.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', note);
      root.removeEventListener('focusout', forget);
    };
  };
