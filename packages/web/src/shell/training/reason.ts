import { YARDSTICKS } from '@taproom/bots/levels';
import type { Tagged } from '@taproom/engine';
import { type GameText, gainWords, type Say } from '@taproom/games/text';
import { type Exercise, type ExerciseTable, TRIES } from '@taproom/games/training';
import { type Key, spokenRegion } from '../../kit/text/index.svelte.ts';
import type { Tried } from './exercise.svelte.ts';

interface Around {
  readonly say: Say<Key>;
  readonly text: Pick<GameText, 'partWithin'>;
  readonly unit: ExerciseTable['unit'];
  /** A move in words, by its notation. */
  move(name: string): string;
}

/** Games won are told whole; points as they were measured. */
const told = (unit: ExerciseTable['unit'], worth: number): number => (unit === 'wins' ? Math.round(worth) : worth);

/** What the move is worth, and the best one beside it: a worse one can be right, since measuring has its error. */
export function verdictText({ say, unit, move }: Around, { move: name, worth, isRight, verdict }: Tried): string {
  const [best, most] = verdict.moves[0] ?? [name, worth];
  const own = { move: move(name), worth: told(unit, worth) };
  if (best === name) return say(`train.worth.${unit}`, own);
  const other = { move: move(best), worth: told(unit, most) };
  if (isRight) return say(`train.as-good.${unit}`, { ...own, best: other.move, most: other.worth });
  return `${say(`train.worth.${unit}`, own)} ${say(`train.worth.${unit}`, other)}`;
}

/** Only the tempting move was compared with the best one; whoever played another is told so. */
function comparedWith({ move: name, isRight, verdict: { tempting } }: Tried): 'own' | 'other' | 'tempting' {
  if (name === tempting) return 'own';
  return isRight ? 'tempting' : 'other';
}

/** Why the best move is better than the tempting one: the parts of the result that differ most. */
export function reasonText({ say, text, move }: Around, tried: Tried): string {
  const { verdict } = tried;
  const all = gainWords(text, verdict, say('train.rival'), spokenRegion());
  if (all.length === 0) return '';
  return say(`train.why.${comparedWith(tried)}`, { tempting: move(verdict.tempting), gains: all.join(', ') });
}

/** How many bots of each strength found the best move. */
export function foundText({ say }: Pick<Around, 'say'>, { found }: Exercise): string {
  const counts = YARDSTICKS.map((level, i) =>
    say('train.found.level', { level: say(`level.${level}`), count: found[i] ?? 0, of: TRIES }),
  );
  return say('train.found', { found: counts.join(', ') });
}

/** A move in words. */
export const moveText =
  (
    text: GameText,
    legal: readonly Tagged[],
    nameOf: (action: Tagged) => string,
    names: readonly string[],
    view: unknown,
  ) =>
  (name: string): string => {
    const action = legal.find((one) => nameOf(one) === name);
    return action ? text.action(action, names, view) : name;
  };
