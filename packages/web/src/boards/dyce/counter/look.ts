import type { DyceAction } from '@taproom/games/dyce';
import { on } from 'svelte/events';

/** Called with the action that is looked at, and with null when somebody looks away. */
export type Look = (wish: DyceAction | null) => void;

/** A mouse that hovers looks at something, and so does a keyboard's focus; a finger taps instead. */
export function looking(look: () => void, lookAway: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();
    const offs = [
      on(element, 'pointerenter', byMouse(look)),
      on(element, 'pointerleave', byMouse(lookAway)),
      on(element, 'focus', () => element.matches(':focus-visible') && look()),
      on(element, 'blur', lookAway),
    ];
    return () => {
      for (const off of offs) off();
    };
  };
}
