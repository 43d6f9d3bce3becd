/** The letters of the next steps, which are keys as well. No field has more neighbours. */
const LETTERS = 'ABCDEF';

export const letterOf = (step: number): string => LETTERS[step] ?? '';

/** Which step a key means; -1 if none. */
export const stepOf = (key: string): number => (key.length === 1 ? LETTERS.indexOf(key.toUpperCase()) : -1);
