import { findLearning } from '@taproom/games/learning';
import { LANGUAGES, loadGameText } from '@taproom/games/text';
import { LEAST_COLUMNS } from '../boards/face.ts';
import { chooseGame } from '../input/choose-game.ts';
import { word } from '../input/input.ts';
import { chooseLanguage } from '../input/language.ts';
import { EXIT, failed, misused, print } from '../output/output.ts';
import { paintFor } from '../output/paint.ts';
import { listed } from '../output/words.ts';
import { summaryLines } from '../play/summary.ts';
import { loadWords } from '../text/index.ts';
import type { Command } from './command.ts';

export const summaryCommand: Command = {
  name: 'summary',
  takes: ['<game>'],
  details: ['In columns where the window is wide. The same is said by the word summary at a table and in a lesson.'],
  options: {
    lang: { value: 'LANG', help: `${listed([...LANGUAGES])}; the language of the terminal unless given` },
  },

  async run(input, io) {
    const language = chooseLanguage(word(input, 'lang'), io);
    if (!language.ok) return misused(io, language.error);
    const game = chooseGame(input.words[0]);
    if (!game.ok) return misused(io, game.error);
    const { id } = game.value;
    const learning = await findLearning(id)?.learn(language.value);
    if (!learning) return failed(io, `${game.value.title} has no summary yet.`);
    const style = {
      text: await loadGameText(id, language.value),
      say: await loadWords(language.value),
      paint: paintFor(io.stdout),
      language: language.value,
    };
    print(io, ...summaryLines(learning.summary, style, io.stdout.columns ?? LEAST_COLUMNS));
    return EXIT.fine;
  },
};
