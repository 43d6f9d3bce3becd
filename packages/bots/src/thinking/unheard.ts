/** Ignores the events of an action that is only imagined. */
export const unheard = (): void => {};
