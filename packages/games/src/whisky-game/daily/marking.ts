import type { Settled } from '../../daily/daily.ts';
import type { Day } from '../../daily/day.ts';
import { factOf, rightOf } from '../questions/answers.ts';
import { quizOn } from './quiz.ts';

/** Settles the question at this place of a day's quiz; undefined if there is none. */
export function settle(day: Day, at: number): Settled | undefined {
  const question = quizOn(day)[at];
  return question && { right: rightOf(question.id), fact: factOf(question.id) };
}

/** How many answers of a day's quiz are right; they are numbers of options in the data, question by question. */
export const markQuiz = (day: Day, answers: readonly number[]): number =>
  quizOn(day).filter(({ id }, at) => answers[at] === rightOf(id)).length;
