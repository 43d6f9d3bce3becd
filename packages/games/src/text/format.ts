import { IntlMessageFormat } from 'intl-messageformat';

export const LANGUAGES = ['en', 'cs', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Params = Readonly<Record<string, string | number>>;

/** Messages by key, in ICU syntax. `Catalogue<keyof typeof en>` makes a forgotten key a compile error. */
export type Catalogue<K extends string> = Readonly<Record<K, string>>;

/** A message in words. */
export type Say<K extends string> = (key: K, params?: Params) => string;

/** Speaks a catalogue: each message is parsed once, when it is first said. */
export function speaker<K extends string>(language: Language, catalogue: Catalogue<K>): Say<K> {
  const parsed = new Map<K, IntlMessageFormat>();
  return (key, params) => {
    let message = parsed.get(key);
    if (!message) {
      message = new IntlMessageFormat(catalogue[key], language, undefined, { ignoreTag: true });
      parsed.set(key, message);
    }
    return String(message.format(params as Record<string, string | number>));
  };
}
