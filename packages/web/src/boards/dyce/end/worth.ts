import type { Outcome } from '@taproom/engine';

const partOf = ({ table }: Outcome, name: string): number => table.find((part) => part.name === name)?.value ?? 0;

/** All blends first, then the fewest rounds; failed games compare by blends. Pounds come last. */
export function worth(outcome: Outcome): number[] {
  const won = outcome.places[0] === 1;
  return [partOf(outcome, 'blends'), won ? -partOf(outcome, 'rounds') : 0, outcome.scores[0] ?? 0];
}
