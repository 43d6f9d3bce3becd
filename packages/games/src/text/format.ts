import { IntlMessageFormat } from 'intl-messageformat';

export const LANGUAGES = ['en', 'cs', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Params = Readonly<Record<string, string | number>>;

/** Messages by key, in ICU syntax. `Catalogue<keyof typeof en>` makes a missing key a compile error. */
export type Catalogue<K extends string> = Readonly<Record<K, string>>;

/** Formats a message. */
export type Say<K extends string> = (key: K, params?: Params) => string;

/** Formats a message whose key is built at run time; tests check that every such key is in the catalogues. */
export const sayByName = <K extends string>(say: Say<K>, key: string, params?: Params): string => say(key as K, params);

/** Formats messages of a catalogue; each is parsed on first use. */
export function speaker<K extends string>(language: Language, catalogue: Catalogue<K>): Say<K> {
  const parsed = new Map<K, IntlMessageFormat>();
  return (key, params) => {
    let message = parsed.get(key);
    if (!message) {
      message = new IntlMessageFormat(catalogue[key], language, undefined, { ignoreTag: true });
      parsed.set(key, message);
    }
    return String(message.format(params));
  };
}

/** A catalogue per language, loaded on demand. */
export type Catalogues<K extends string> = Readonly<Record<Language, () => Promise<Catalogue<K>>>>;

/** Builds something from a language's catalogue once it is loaded. */
export const loader =
  <K extends string, T>(catalogues: Catalogues<K>, make: (say: Say<K>, language: Language) => T | Promise<T>) =>
  async (language: Language): Promise<T> =>
    make(speaker(language, await catalogues[language]()), language);
