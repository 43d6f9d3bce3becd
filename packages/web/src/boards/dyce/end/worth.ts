import type { Outcome } from '@taproom/engine';
import { START_DICE } from '@taproom/games/dyce';
import type { Options } from '../../face.ts';

const partOf = ({ table }: Outcome, name: string): number => table.find((part) => part.name === name)?.value ?? 0;

/** All blends first, then the fewest rounds; failed games compare by blends. Pounds come last. */
export function worth(outcome: Outcome): number[] {
  const won = outcome.places[0] === 1;
  return [partOf(outcome, 'blends'), won ? -partOf(outcome, 'rounds') : 0, outcome.scores[0] ?? 0];
}

/** Alone: the white die starts one higher. */
export function harder(options: Options): Options | undefined {
  const starts: readonly string[] = START_DICE;
  const next = starts[starts.indexOf(options['startDie'] ?? '') + 1];
  return next === undefined ? undefined : { ...options, startDie: next };
}
