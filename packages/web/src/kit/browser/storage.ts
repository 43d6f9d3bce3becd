/** The part of `Storage` used for small values. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Values that the browser refused to store last as long as the page. */
const meanwhile = new Map<string, string>();

/**
 * The browser's own storage, which may be blocked or full: where sites may store nothing, even accessing it throws.
 * Nobody should lose a game because of that.
 */
export const storage: SmallStorage & Pick<Storage, 'removeItem'> = {
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
