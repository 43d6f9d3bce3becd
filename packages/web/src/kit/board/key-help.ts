import type { Language } from '@taproom/games/text';

/** The keys with names of their own, which differ between languages; any other is written on the key. */
export const KEY_NAMES = ['Arrows', 'Shift', 'Tab', 'Enter', 'Space', 'Escape', 'Home', 'End', 'Backspace'] as const;

/** Keys that mean alike, such as `1–6`, and what pressing one of them does. A `+` joins what is pressed together. */
export interface KeyHelp {
  readonly keys: readonly string[];
  readonly does: string;
}

/** The meanings of keys in every language. */
export type KeyWords<Meaning extends string> = Readonly<Record<Language, Readonly<Record<Meaning, string>>>>;

/** The list of keys in a language, in the order in which they were given. */
export const keyHelp = <Meaning extends string>(
  keys: Readonly<Record<Meaning, readonly string[]>>,
  words: KeyWords<Meaning>,
  language: Language,
): readonly KeyHelp[] => {
  const meanings = Object.keys(keys) as Meaning[];
  return meanings.map((meaning) => ({ keys: keys[meaning], does: words[language][meaning] }));
};
