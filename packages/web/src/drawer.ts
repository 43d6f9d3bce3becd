/** Where a browser keeps small things. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

/** What the browser would not keep lasts as long as the page. */
const meanwhile = new Map<string, string>();

/**
 * The browser's own drawer, which may be locked or full: some people let sites keep nothing, and the mere mention of
 * it is an error there. Nobody is to lose a game by that.
 */
export const drawer: Drawer & Pick<Storage, 'removeItem'> = {
  getItem: (key) => meanwhile.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,

  setItem(key, value) {
    meanwhile.set(key, value);
    attempt(() => {
      localStorage.setItem(key, value);
      meanwhile.delete(key);
    });
  },

  removeItem(key) {
    meanwhile.delete(key);
    attempt(() => localStorage.removeItem(key));
  },
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
