/** The first of these texts, which get shorter, that is no longer than that; else the last. */
export const fitting = (most: number, ...texts: readonly [string, ...string[]]): string =>
  texts.find((text) => text.length <= most) ?? texts[texts.length - 1] ?? '';
