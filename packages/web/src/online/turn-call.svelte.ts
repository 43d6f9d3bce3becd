import { settings } from '../settings.svelte.ts';
import { playSound } from '../sound.ts';

interface Badged {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/** A browser that shows no badges is none the worse. */
function badge(on: boolean): void {
  const { setAppBadge, clearAppBadge } = navigator as Navigator & Badged;
  const done = on ? setAppBadge?.call(navigator, 1) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined);
}

/**
 * Calls whoever looks elsewhere when it is their turn: by a badge, a sound and, through `isOn`, the title of the tab.
 * To be made inside a component, with which it ends.
 */
export function turnCall(isMyTurn: () => boolean): { readonly isOn: boolean } {
  let looksElsewhere = $state(!document.hasFocus());
  const isOn = $derived(settings.turnCall && looksElsewhere && isMyTurn());

  $effect(() => {
    const look = (): void => {
      looksElsewhere = !document.hasFocus();
    };
    addEventListener('focus', look);
    addEventListener('blur', look);
    return () => {
      removeEventListener('focus', look);
      removeEventListener('blur', look);
      badge(false);
    };
  });

  $effect(() => {
    badge(isOn);
    if (isOn) playSound('glass');
  });

  return {
    get isOn() {
      return isOn;
    },
  };
}
