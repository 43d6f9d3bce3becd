import { fastRng, shuffle } from '@taproom/engine';
import { type Day, numberOf } from '../../daily/day.ts';
import { LEVELS, type Level } from '../components.ts';
import { OPTIONS_OF_EACH, type QuestionId, questionsOf } from '../questions/index.ts';
import { COUNTS, LENGTH } from './length.ts';

/** A question of a quiz. */
export interface QuizQuestion {
  readonly id: QuestionId;
  readonly level: Level;
  /** The options as they are shown, by their numbers in the data. */
  readonly order: readonly number[];
}

/** The seven questions of a day, from easy to hard: the same for everyone. */
export const quizOn = (day: Day): readonly QuizQuestion[] =>
  LEVELS.flatMap((level) => asked(level, numberOf(day))).map(({ id, level }, at) => ({
    id,
    level,
    order: shuffled(
      Array.from({ length: OPTIONS_OF_EACH }, (_, option) => option),
      numberOf(day) * LENGTH + at,
    ),
  }));

/** A level's questions come in an order that changes only when all of them have been asked. */
function asked(level: Level, day: number): { readonly id: QuestionId; readonly level: Level }[] {
  const all = questionsOf(level);
  const count = COUNTS[level];
  const days = Math.floor(all.length / count);
  const start = (day % days) * count;
  return shuffled(all, Math.floor(day / days))
    .slice(start, start + count)
    .map((id) => ({ id, level }));
}

function shuffled<T>(all: readonly T[], seed: number): T[] {
  const list = [...all];
  shuffle(fastRng(seed), list);
  return list;
}
