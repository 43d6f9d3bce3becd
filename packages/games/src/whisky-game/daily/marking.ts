import type { Settled } from '../../daily/daily.ts';
import type { Day } from '../../daily/day.ts';
import { factOf, rightOf } from '../questions/answers.ts';
import { quizOn } from './quiz.ts';

/** Settles the question at this place of a day's quiz; undefined if there is none. */
export function settle(day: Day, at: number): Settled | undefined {
  const question = quizOn(day)[at];
  return question && { right: rightOf(question.id), fact: factOf(question.id) };
}

/** How many answers of a day's quiz are right; undefined unless they are one option's number in the data for each question. */
export function markQuiz(day: Day, answers: readonly number[]): number | undefined {
  const quiz = quizOn(day);
  if (answers.length !== quiz.length || !quiz.every(({ order }, at) => order.includes(answers[at] ?? -1)))
    return undefined;
  return quiz.filter(({ id }, at) => answers[at] === rightOf(id)).length;
}
