import type { Language } from './format.ts';

/** What stands on a game's box: its name, and one line for the shelf. */
export interface Label {
  readonly title: string;
  readonly tagline: string;
}

export type Labels = Readonly<Record<Language, Label>>;
