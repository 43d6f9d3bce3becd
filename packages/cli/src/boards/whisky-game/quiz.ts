import { must } from '@taproom/engine';
import type { Day } from '@taproom/games/daily';
import { quizOn } from '@taproom/games/whisky-game/daily';
import type { WhiskyText } from '@taproom/games/whisky-game/text';
import type { PosedQuestion } from '../face.ts';

/** The seven questions of a day. */
export const quiz = (day: Day, text: WhiskyText): PosedQuestion[] =>
  quizOn(day).map(({ id, level, order }) => {
    const { topic, prompt, options } = text.question(id);
    return {
      heading: `${text.topicName(topic)} · ${text.levelName(level)}`,
      prompt,
      options: order.map((number) => ({ number, text: must(options[number]) })),
    };
  });
