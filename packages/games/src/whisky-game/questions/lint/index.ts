export { type Findings, lintQuestions, type Source } from './lint.ts';
export { parseGlossary } from './names.ts';
export { type BadLine, type ParsedFile, type ParsedQuestion, parseQuestions } from './parse.ts';
export { printedBy } from './printed.ts';
export { badTranslations } from './translation.ts';
