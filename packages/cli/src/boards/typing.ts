/** The word that was typed; any unambiguous beginning will do. */
export function meant<T extends string>(words: readonly T[], typed: string): T | undefined {
  if (typed === '') return undefined;
  const fitting = words.filter((word) => word.toLowerCase().startsWith(typed));
  return words.find((word) => word.toLowerCase() === typed) ?? (fitting.length === 1 ? fitting[0] : undefined);
}
