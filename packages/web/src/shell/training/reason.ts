import type { Tagged } from '@taproom/engine';
import type { GameText, Say } from '@taproom/games/text';
import type { ExerciseTable, Verdict } from '@taproom/games/training';
import type { Key } from '../../kit/text/index.svelte.ts';

interface Around {
  readonly say: Say<Key>;
  readonly text: GameText;
  readonly unit: ExerciseTable['unit'];
  /** A move in words, by its notation. */
  move(name: string): string;
}

const signed = (value: number): string => `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

/** What a move is worth. */
export const worthText = ({ say, unit, move }: Around, name: string, worth: number): string =>
  unit === 'wins'
    ? say('train.worth.wins', { move: move(name), worth: Math.round(worth) })
    : say('train.worth.points', { move: move(name), worth });

/** Why the best move is better than the tempting one: the parts of the result that differ most. */
export function reasonText({ say, text, move }: Around, { tempting, gains, rival }: Verdict): string {
  const parts = gains.map(([part, points]) => `${text.part(part)} ${signed(points)}`);
  const all = rival === 0 ? parts : [...parts, `${say('train.rival')} ${signed(rival)}`];
  return all.length === 0 ? '' : say('train.why', { tempting: move(tempting), gains: all.join(', ') });
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
