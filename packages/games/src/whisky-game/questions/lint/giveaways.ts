import type { BadLine, ParsedQuestion } from './parse.ts';
import { isCapital, standIn, type Word, wordsIn } from './words.ts';

/** The game's own printed text in one language. */
export interface Printed {
  /** Names of places, people and bottles. */
  readonly names: readonly string[];
  /** Other names, made of common words. */
  readonly phrases: readonly string[];
}

/** WG-43: medium and hard questions whose right answer is a name printed by the game itself or in another question. */
export function giveaways(questions: readonly ParsedQuestion[], printed: Printed): BadLine[] {
  const common = commonWords(questions);
  return questions.flatMap((question) => {
    if (question.level === 'easy') return [];
    const answer = answerOf(question);
    const why = printedAs(answer, printed) ?? askedIn(answer, question, questions, common);
    return why === undefined
      ? []
      : [{ line: question.line, why: `WG-43: the right answer of "${question.id}" ${why}` }];
  });
}

const ARTICLES = ['the', 'a', 'an', 'il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'una'];

/** The words of the right answer, without a leading article. */
function answerOf({ options, right }: ParsedQuestion): Word[] {
  const words = wordsIn(options[right] ?? '');
  return words.length > 1 && ARTICLES.includes(words[0]?.plain ?? '') ? words.slice(1) : words;
}

const plainOf = (words: readonly Word[]): string[] => words.map((word) => word.plain);

function printedAs(answer: readonly Word[], { names, phrases }: Printed): string | undefined {
  const words = plainOf(answer);
  const isPart = (name: string): boolean => {
    const printed = plainOf(wordsIn(name));
    return standIn(words, printed) || standIn(printed, words);
  };
  const same = (phrase: string): boolean => plainOf(wordsIn(phrase)).join(' ') === words.join(' ');
  const found = names.find(isPart) ?? phrases.find(same);
  return found === undefined ? undefined : `is printed by the game: "${found}"`;
}

/** Only for names: a year or a common word may well occur in other questions. */
function askedIn(
  answer: readonly Word[],
  { id }: ParsedQuestion,
  questions: readonly ParsedQuestion[],
  common: ReadonlySet<string>,
): string | undefined {
  const isName = answer.some(({ text, plain }) => isCapital(text) && !common.has(plain));
  const other = questions.find((one) => one.id !== id && standIn(plainOf(answer), plainOf(wordsIn(one.prompt))));
  return isName && other ? `stands in the question "${other.id}": ${other.prompt}` : undefined;
}

/** Words that occur in lower case somewhere, so that a capital at the start of a sentence means nothing. */
function commonWords(questions: readonly ParsedQuestion[]): ReadonlySet<string> {
  const texts = questions.flatMap(({ prompt, options, fact }) => [prompt, ...options, fact]);
  const small = texts.flatMap((text) => wordsIn(text).filter((word) => !isCapital(word.text)));
  return new Set(plainOf(small));
}
