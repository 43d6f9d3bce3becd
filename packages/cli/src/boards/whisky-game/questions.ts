import type { QuestionLint } from '../face.ts';

export const questions: QuestionLint = {
  help: [
    'Without FILE: those of the project, in all languages. Each translation is held against English line by line: the same',
    'ids in the same order, level, topic and right answer, numbers and names (glossary.txt lists those that are translated).',
    'In every language, no right answer of a medium or hard question may be printed by the game or asked about (WG-43).',
    'With FILE: only whether its lines are well-formed.',
    'A line is id | level | topic | question | answer | answer | answer | answer | fact, a star before the right answer.',
  ],
  lint: async (path) => (await import('./lint-questions.ts')).lint(path),
};
