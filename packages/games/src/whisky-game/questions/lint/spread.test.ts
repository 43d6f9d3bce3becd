import { describe, expect, test } from 'vitest';
import { parseQuestions } from './parse.ts';
import { hintsIn } from './spread.ts';

/** The hints for twelve easy questions with these options, the right one marked by a star. */
const hintsFor = (optionsAt: (at: number) => readonly string[]): string[] => {
  const lines = Array.from({ length: 12 }, (_, at) =>
    [`e${at}`, 'easy', 'law', `Question ${at}?`, ...optionsAt(at), 'So it is.'].join(' | '),
  );
  return hintsIn(parseQuestions(lines.join('\n')).questions);
};

/** Four options, with the right one at a given index. */
const withRight = (place: number, right: string): string[] => ['Ash', 'Elm', 'Fir', 'Yew'].with(place, `*${right}`);

describe('what helps to guess', () => {
  test('is nothing where right answers are short and everywhere', () => {
    expect(hintsFor((at) => withRight(at % 4, 'Oak'))).toEqual([]);
  });

  test('is a right answer that is the longest in more than a third of the questions of a level', () => {
    const longIn = (count: number) =>
      hintsFor((at) =>
        at < count ? withRight(at % 4, 'Old oak') : withRight(at % 4, 'Oak').with((at + 1) % 4, 'Bog ash'),
      );
    expect(longIn(4)).toEqual([]);
    expect(longIn(5)).toEqual([
      'easy: whoever chooses the longest answer is right in 5 of 12 questions, more than a third',
    ]);
  });

  test('is also a right answer that is always one of the two longest: half of the guesses are right', () => {
    expect(hintsFor((at) => withRight(at % 4, 'Old oak').with((at + 1) % 4, 'Bog oak'))).toEqual([
      'easy: whoever chooses the longest answer is right in 6 of 12 questions, more than a third',
    ]);
  });

  test('is a place where right answers stand too often, or hardly ever', () => {
    expect(hintsFor(() => withRight(2, 'Oak'))).toEqual([
      'easy: answer 1 is right in 0 of 12 questions, not in about 3',
      'easy: answer 2 is right in 0 of 12 questions, not in about 3',
      'easy: answer 3 is right in 12 of 12 questions, not in about 3',
      'easy: answer 4 is right in 0 of 12 questions, not in about 3',
    ]);
  });
});
