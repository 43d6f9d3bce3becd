import type { BadLine, ParsedFile, ParsedQuestion } from './parse.ts';

/**
 * What is wrong with a file of translated questions, line by line: each must be one of the originals, of the same level
 * and topic, with the right answer at the same place.
 */
export function badTranslations(originals: readonly ParsedQuestion[], { questions, bad }: ParsedFile): BadLine[] {
  const byId = new Map(originals.map((original) => [original.id, original]));
  const strays = questions.flatMap((question) => {
    const why = strayed(question, byId.get(question.id));
    return why === undefined ? [] : [{ line: question.line, why }];
  });
  return [...bad, ...strays].sort((a, b) => a.line - b.line);
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
