import type { Seat } from '@taproom/engine';
import type { Level } from '../persons/persons.ts';
import { type Say, sayByName } from './format.ts';
import type { GameText, RulesSection } from './game-text.ts';

/** A heading of the rules page, by message keys. */
export interface Section<K extends string> {
  readonly title: K;
  readonly paragraphs: readonly K[];
  readonly rulings: readonly K[];
  readonly figures?: readonly string[];
}

/** What every game says the same way, since all catalogues use the same message names. */
export function commonText<K extends string>(
  say: Say<K> & Say<`person.${Level}`>,
  sections: readonly Section<K>[],
): Omit<GameText, 'action' | 'event' | 'goal' | 'prompt'> {
  const text = (key: string): string => sayByName(say, key);
  const explained = (key: string) => ({ label: text(key), help: text(`${key}.help`) });
  return {
    title: text('title'),
    tagline: text('tagline'),
    about: text('about'),
    person: (level) => say(`person.${level}`),
    ruling: text,
    refusal: text,
    option: (name) => explained(`option.${name}`),
    optionValue: (name, value) => explained(`option.${name}.${value}`),
    part: (name) => text(`part.${name}`),
    partWithin: (name) => smallFirst(text(`part.${name}`)),
    ending: (code) => text(`ending.${code}`),
    rules: sections.map((section) => sectionText<K>(say, section)),
  };
}

const smallFirst = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

const sectionText = <K extends string>(
  say: Say<K>,
  { title, paragraphs, rulings, ...figures }: Section<K>,
): RulesSection => ({
  title: say(title),
  paragraphs: paragraphs.map((key) => say(key)),
  rulings: rulings.map((id) => ({ id, text: say(id) })),
  ...figures,
});

/** A player's name, or the seat number. */
export const nameOf = (names: readonly string[], seat: Seat): string => names[seat] ?? String(seat + 1);
