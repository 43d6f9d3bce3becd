import type { Language } from '../../text/format.ts';
import { QUESTIONS, type QuestionId, type QuestionText, type Topic } from '../questions/index.ts';

type Row = readonly [id: QuestionId, topic: Topic, prompt: string, ...texts: string[]];

interface Table {
  readonly default: unknown;
}

const TABLES: Readonly<Record<Language, () => Promise<Table>>> = {
  en: () => import('../questions/texts/en.ts'),
  cs: () => import('../questions/texts/cs.ts'),
  it: () => import('../questions/texts/it.ts'),
};

const rowsIn = async (language: Language): Promise<readonly Row[]> =>
  (await TABLES[language]()).default as readonly Row[];

/** The texts of the questions in a language; English stands in for what is not translated. */
export async function loadQuestions(language: Language): Promise<(id: QuestionId) => QuestionText> {
  const own = await rowsIn(language);
  const rows = own.length < QUESTIONS.length ? [...(await rowsIn('en')), ...own] : own;
  const byId = new Map(rows.map((row) => [row[0], textOf(row)]));
  return (id) => {
    const text = byId.get(id);
    if (!text) throw new Error(`no text for the question ${id}`);
    return text;
  };
}

const textOf = ([, topic, prompt, ...texts]: Row): QuestionText => ({
  topic,
  prompt,
  options: texts.slice(0, -1),
  fact: texts.at(-1) ?? '',
});
