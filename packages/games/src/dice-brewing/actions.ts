import type { BrewingAction, DieWord } from './state.ts';

/** An action for each word, made once: listing costs little then, and search can compare actions by identity. */
export function byWord(make: (die: DieWord) => BrewingAction): (die: DieWord) => BrewingAction {
  const made = new Map<DieWord, BrewingAction>();
  return (die) => made.get(die) ?? added(made, die, Object.freeze(make(die)));
}

function added(made: Map<DieWord, BrewingAction>, die: DieWord, action: BrewingAction): BrewingAction {
  made.set(die, action);
  return action;
}
