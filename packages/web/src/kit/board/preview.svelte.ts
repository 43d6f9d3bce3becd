/** What somebody looks at before acting, because a press would do it. */
export interface Preview<K> {
  readonly shown: K | undefined;
  /** A mouse hovers over it, or the focus is on it. */
  look(key: K): void;
  lookAway(): void;
  /**
   * Whether a press acts. A mouse and a keyboard have looked already; of a finger's taps, the first looks and the
   * second on the same thing acts.
   */
  press(key: K, event: MouseEvent): boolean;
}

const isTouch = (event: MouseEvent): boolean => 'pointerType' in event && event.pointerType === 'touch';

export function makePreview<K>(): Preview<K> {
  let shown = $state.raw<K>();
  /** What a finger has tapped once. */
  let tapped: K | undefined;

  const show = (key: K | undefined): void => {
    shown = key;
  };

  return {
    get shown() {
      return shown;
    },
    look: show,
    lookAway() {
      tapped = undefined;
      show(undefined);
    },
    press(key, event) {
      if (!isTouch(event) || tapped === key) {
        tapped = undefined;
        return true;
      }
      tapped = key;
      show(key);
      return false;
    },
  };
}
