import type { BadLine, ParsedQuestion } from './parse.ts';

/**
 * Checks a translated file as a whole: it must have all the originals in order, with the same level and topic and with
 * the right answer in the same position.
 */
export function badTranslations(originals: readonly ParsedQuestion[], questions: readonly ParsedQuestion[]): BadLine[] {
  const strays = questions.flatMap((question, at) => {
    const original = originals.find(({ id }) => id === question.id);
    const why = strayed(question, original) ?? misplaced(originals, questions, at);
    return why === undefined ? [] : [{ line: question.line, why }];
  });
  return [...strays, ...missing(originals, questions)].sort((a, b) => a.line - b.line);
}

function strayed(
  { id, level, topic, right }: ParsedQuestion,
  original: ParsedQuestion | undefined,
): string | undefined {
  if (!original) return `there is no English question "${id}"`;
  if (original.level !== level) return `"${id}" is ${original.level} in English, not ${level}`;
  if (original.topic !== topic) return `"${id}" is about ${original.topic} in English, not ${topic}`;
  if (original.right !== right)
    return `in English answer ${original.right + 1} of "${id}" has the star, not answer ${right + 1}`;
  return undefined;
}

/** A question is out of order if it comes before its predecessor in English. */
function misplaced(
  originals: readonly ParsedQuestion[],
  questions: readonly ParsedQuestion[],
  at: number,
): string | undefined {
  const placeOf = (question: ParsedQuestion | undefined): number =>
    originals.findIndex(({ id }) => id === question?.id);
  const [before, here] = [questions[at - 1], questions[at]];
  return before && placeOf(here) < placeOf(before)
    ? `"${here?.id}" stands after "${before.id}", but before it in English`
    : undefined;
}

/** Reports each missing question at the line it should follow. */
function missing(originals: readonly ParsedQuestion[], questions: readonly ParsedQuestion[]): BadLine[] {
  let line = 1;
  return originals.flatMap(({ id }) => {
    const found = questions.find((question) => question.id === id);
    line = found?.line ?? line;
    return found ? [] : [{ line, why: `"${id}" is not translated; it should stand after this line` }];
  });
}
