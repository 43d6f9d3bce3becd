import type { QuizDaily } from '../../daily/daily.ts';
import { OPTIONS_OF_EACH } from '../questions/index.ts';
import { LENGTH } from './length.ts';

/** Seven questions, from easy to hard. */
export const daily: QuizDaily = {
  kind: 'quiz',
  questions: LENGTH,
  options: OPTIONS_OF_EACH,
  loadWords: async (language) => (await import('./words.ts')).wordsIn(language),
};

export { type QuizQuestion, quizOn } from './quiz.ts';
