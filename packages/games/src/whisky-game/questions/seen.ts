import type { QuestionId } from './question.ts';

/** The longest allowed option value; questions beyond it count as new. */
const MOST_DIGITS = 64;
const BITS = 4;

export const isSeenWord = (word: string): boolean => word.length <= MOST_DIGITS && /^[0-9a-f]*$/.test(word);

/** Recently seen questions as a short word: one bit per question in order, four to a hexadecimal digit. */
export function seenWord(all: readonly QuestionId[], seen: readonly QuestionId[]): string {
  const digits = Math.min(MOST_DIGITS, Math.ceil(all.length / BITS));
  const digit = (i: number): number =>
    all.slice(i * BITS, (i + 1) * BITS).reduce((sum, id, bit) => sum + (seen.includes(id) ? 1 << bit : 0), 0);
  const word = Array.from({ length: digits }, (_, i) => digit(i).toString(16)).join('');
  return word.replace(/0+$/, '');
}

/** The inverse of `seenWord`. */
export function seenIn(all: readonly QuestionId[], word: string): QuestionId[] {
  return all.filter((_, i) => {
    const digit = Number.parseInt(word[Math.floor(i / BITS)] ?? '0', 16);
    return (digit & (1 << (i % BITS))) !== 0;
  });
}
