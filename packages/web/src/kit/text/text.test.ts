import { type Catalogue, LANGUAGES, speaker } from '@taproom/games/text';
import { expect, test } from 'vitest';
import { cs } from './cs.ts';
import { en } from './en.ts';
import type { Key } from './index.svelte.ts';
import { it } from './it.ts';

const CATALOGUES: Record<(typeof LANGUAGES)[number], Catalogue<Key>> = { en, cs, it };
const KEYS = Object.keys(en) as Key[];

/** The same value for all that a message asks for in English, and for what other languages count. */
const filled = (key: Key, value: number): Record<string, number> =>
  Object.fromEntries(
    [...Array.from(en[key].matchAll(/\{(\w+)/g), ([, name = '']) => name), 'count'].map((name) => [name, value]),
  );

test.each(LANGUAGES)(
  'every message of the client can be said in %s of one, two and five, and leaves no hole',
  (language) => {
    const say = speaker(language, CATALOGUES[language]);
    for (const key of KEYS)
      for (const value of [1, 2, 5]) expect(say(key, filled(key, value)), key).not.toMatch(/[{}]/);
  },
);
