import type { Level } from '../components.ts';

export type QuestionId = string;

/** What the rules know of a question: how hard it is and which of its four answers is right. */
export interface Question {
  readonly id: QuestionId;
  readonly level: Level;
  readonly right: number;
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

/** What players read of it, in one language. */
export interface QuestionText {
  readonly topic: Topic;
  readonly prompt: string;
  readonly options: readonly string[];
  /** What is worth knowing about it. */
  readonly fact: string;
}

export const OPTIONS_OF_EACH = 4;
