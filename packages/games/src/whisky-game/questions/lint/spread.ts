import { LEVELS } from '../../components.ts';
import { OPTIONS_OF_EACH } from '../question.ts';
import type { ParsedQuestion } from './parse.ts';

/** The largest share of a level's questions in which the right answer may be the longest. */
const MOST_LONGEST = 1 / 3;
/** How far each position may deviate from its fair share of right answers. */
const UNEVEN = 0.5;

/** Patterns in a file that help a player guess: right answers that are longest, or often in the same position. */
export function hintsIn(questions: readonly ParsedQuestion[]): string[] {
  return LEVELS.flatMap((level) => {
    const ours = questions.filter((question) => question.level === level);
    return [...longestIn(ours), ...crowdedIn(ours)].map((hint) => `${level}: ${hint}`);
  });
}

function longestIn(questions: readonly ParsedQuestion[]): string[] {
  const count = questions.filter(isRightLongest).length;
  if (count <= questions.length * MOST_LONGEST) return [];
  return [`the right answer is the longest in ${count} of ${questions.length} questions, more than a third`];
}

function isRightLongest({ options, right }: ParsedQuestion): boolean {
  const others = options.filter((_, at) => at !== right).map(({ length }) => length);
  return (options[right]?.length ?? 0) > Math.max(...others);
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
