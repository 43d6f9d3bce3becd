import table from './answers.json' with { type: 'json' };
import type { Fact, QuestionId } from './question.ts';

// The answer key, for places that run a match: the server, the terminal, and the worker behind a browser's own tables.
// No page imports it except to play back a record; the build and a browser test enforce this.

type Row = readonly [id: QuestionId, right: number, fact: Fact];

interface Answer {
  readonly right: number;
  readonly fact: Fact;
}

const BY_ID: ReadonlyMap<QuestionId, Answer> = new Map(
  (table as unknown as readonly Row[]).map(([id, right, fact]) => [id, { right, fact }]),
);

function answerTo(id: QuestionId): Answer {
  const answer = BY_ID.get(id);
  if (!answer) throw new Error(`no answer to the question ${id}`);
  return answer;
}

/** The index of the right answer in the data. */
export const rightOf = (id: QuestionId): number => answerTo(id).right;

export const factOf = (id: QuestionId): Fact => answerTo(id).fact;
