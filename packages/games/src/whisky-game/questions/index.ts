import type { Level } from '../components.ts';
import type { Question, QuestionId } from './question.ts';
import table from './questions.json' with { type: 'json' };

type Row = readonly [id: QuestionId, level: Level];

/** Every question, in the order of `en.txt`. */
export const QUESTIONS: readonly Question[] = (table as unknown as readonly Row[]).map(([id, level]) => ({
  id,
  level,
}));

const BY_ID: ReadonlyMap<string, Question> = new Map(QUESTIONS.map((question) => [question.id, question]));

export function questionOf(id: QuestionId): Question {
  const question = BY_ID.get(id);
  if (!question) throw new Error(`no question ${id}`);
  return question;
}

export const questionsOf = (level: Level): QuestionId[] =>
  QUESTIONS.filter((question) => question.level === level).map(({ id }) => id);

export {
  type Fact,
  OPTIONS_OF_EACH,
  type Question,
  type QuestionId,
  type QuestionText,
  type Topic,
} from './question.ts';
export { isSeenWord, seenIn, seenWord } from './seen.ts';
