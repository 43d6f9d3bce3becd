import type { Language } from '@taproom/games/text';
import type { Component } from 'svelte';

/** A drawing for the page of rules. */
export type Figure = Component<{ readonly language: Language }>;

const FIGURES: Readonly<Record<string, () => Promise<Figure>>> = {
  'dyce movement': async () => (await import('./dyce/rules/Movement.svelte')).default,
};

/** A game's figure by its name. */
export function findFigure(game: string, name: string): Promise<Figure> {
  const load = FIGURES[`${game} ${name}`];
  if (!load) throw new Error(`${game} has no figure ${name}`);
  return load();
}
