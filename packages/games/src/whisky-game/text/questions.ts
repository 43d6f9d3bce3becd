import type { Language } from '../../text/format.ts';
import type { QuestionId, QuestionText, Topic } from '../questions/index.ts';

type Row = readonly [id: QuestionId, topic: Topic, prompt: string, ...options: string[]];

interface Table {
  readonly default: unknown;
}

const TABLES: Readonly<Record<Language, () => Promise<Table>>> = {
  en: () => import('../questions/texts/en.ts'),
  cs: () => import('../questions/texts/cs.ts'),
  it: () => import('../questions/texts/it.ts'),
};

/** A language's question texts, without anything that gives the answer away. */
export async function loadQuestions(language: Language): Promise<(id: QuestionId) => QuestionText> {
  const rows = (await TABLES[language]()).default as readonly Row[];
  const byId = new Map(rows.map(([id, topic, prompt, ...options]) => [id, { topic, prompt, options }]));
  return (id) => {
    const text = byId.get(id);
    if (!text) throw new Error(`no text for the question ${id}`);
    return text;
  };
}
