import type { Language } from '../../text/format.ts';
import type { Level } from '../components.ts';

export type QuestionId = string;

/** The public part of a question. The right answer is only in `answers.ts`. */
export interface Question {
  readonly id: QuestionId;
  readonly level: Level;
}

export const TOPICS = [
  'production',
  'casks',
  'terms',
  'law',
  'geography',
  'producers',
  'people',
  'history',
  'culture',
  'ireland',
  'world',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The text shown while the question is open, in one language. */
export interface QuestionText {
  readonly topic: Topic;
  readonly prompt: string;
  readonly options: readonly string[];
}

/** A fact about a question, in every language, shown to the whole table once it is settled. */
export type Fact = Readonly<Record<Language, string>>;

export const OPTIONS_OF_EACH = 4;
