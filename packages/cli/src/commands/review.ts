import type { MatchRecord } from '@taproom/engine';
import { LANGUAGES, loadGameText } from '@taproom/games/text';
import { flag, type Input, word } from '../input/input.ts';
import { chooseLanguage } from '../input/language.ts';
import type { Io } from '../io.ts';
import { interruptible } from '../measuring/interrupt.ts';
import { EXIT, failed, misused, print, printJson, widthOf } from '../output/output.ts';
import { progressBar } from '../output/progress.ts';
import { callOf, listed } from '../output/words.ts';
import type { Examination } from '../records/against-rules.ts';
import { examine } from '../records/examine.ts';
import { mismatchSentence } from '../records/mismatch.ts';
import { readText } from '../records/record-file.ts';
import { reviewLines } from '../review/lines.ts';
import { loadWords } from '../text/index.ts';
import type { Command } from './command.ts';

export const reviewCommand: Command = {
  name: 'review',
  takes: ['FILE'],
  details: [
    'The match is played through by a strong bot, which takes up to a minute: what each decision cost, what each roll',
    'brought, and the three turning points. The same record always gets the same review. Ctrl+C stops it.',
  ],
  options: {
    lang: { value: 'LANG', help: `${listed([...LANGUAGES])}; the language of the terminal unless given` },
    json: { help: 'the review as one line of JSON' },
  },

  async run(input, io) {
    const [path] = input.words;
    if (path === undefined) return misused(io, `Which file? ${callOf(io.env, 'review', 'FILE')}`);
    const language = chooseLanguage(word(input, 'lang'), io);
    if (!language.ok) return misused(io, language.error);
    const text = await readText(path);
    if (!text.ok) return failed(io, text.error);
    const examined = await examine(text.value);
    if (examined.mismatch) return failed(io, mismatchSentence(examined.mismatch));
    const { record } = examined;
    if (!record?.end) return failed(io, 'The match is not over yet, so there is nothing to review.');
    return review(examined, record, language.value, input, io);
  },
};

async function review(
  examined: Examination,
  record: MatchRecord,
  language: (typeof LANGUAGES)[number],
  input: Input,
  io: Io,
): Promise<number> {
  const say = await loadWords(language);
  const found = await reviewOf(record, say('review.thinks'), io);
  if (!found) return failed(io, say('review.stopped'));
  const { game, positions } = examined;
  if (flag(input, 'json') || !game) {
    printJson(io, found);
    return EXIT.fine;
  }
  const text = await loadGameText(game.id, language);
  const names = Array.from({ length: record.seats }, (_, seat) => say('review.seat', { number: seat + 1 }));
  print(io, ...reviewLines({ game, review: found, positions, names, text, say, language, width: widthOf(io) }));
  return EXIT.fine;
}

/** In a thread of its own, so that Ctrl+C is heard at once. */
async function reviewOf(record: MatchRecord, note: string, io: Io) {
  const bar = progressBar(io);
  const bots = await io.openBots();
  try {
    const onProgress = (share: number): void => bar.show(share, note);
    return await interruptible((signal) => bots.review(record, { signal, onProgress }));
  } finally {
    bar.clear();
    bots.dispose();
  }
}
