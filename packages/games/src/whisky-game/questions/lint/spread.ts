import { LEVELS } from '../../components.ts';
import { OPTIONS_OF_EACH } from '../question.ts';
import type { ParsedQuestion } from './parse.ts';

/** The largest share of a level's questions that may be answered by always choosing the longest answer. */
const MOST_LONGEST = 1 / 3;
/** How far each position may deviate from its fair share of right answers. */
const UNEVEN = 0.5;

/** Patterns in a file that help a player guess: right answers that tend to be the longest, or to stand in one position. */
export function hintsIn(questions: readonly ParsedQuestion[]): string[] {
  return LEVELS.flatMap((level) => {
    const ours = questions.filter((question) => question.level === level);
    return [...longestIn(ours), ...crowdedIn(ours)].map((hint) => `${level}: ${hint}`);
  });
}

function longestIn(questions: readonly ParsedQuestion[]): string[] {
  const hits = questions.reduce((sum, question) => sum + chanceOfLongest(question), 0);
  if (hits <= questions.length * MOST_LONGEST) return [];
  return [
    `whoever chooses the longest answer is right in ${Math.round(hits)} of ${questions.length} questions, more than a third`,
  ];
}

/** How likely one of the longest answers is the right one. */
function chanceOfLongest({ options, right }: ParsedQuestion): number {
  const most = Math.max(...options.map(({ length }) => length));
  return options[right]?.length === most ? 1 / options.filter(({ length }) => length === most).length : 0;
}

function crowdedIn(questions: readonly ParsedQuestion[]): string[] {
  const fair = questions.length / OPTIONS_OF_EACH;
  return Array.from({ length: OPTIONS_OF_EACH }, (_, place) => place).flatMap((place) => {
    const count = questions.filter(({ right }) => right === place).length;
    const isFair = Math.abs(count - fair) <= fair * UNEVEN;
    return isFair
      ? []
      : [`answer ${place + 1} is right in ${count} of ${questions.length} questions, not in about ${Math.round(fair)}`];
  });
}
