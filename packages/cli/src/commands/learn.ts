import type { AnyGame } from '@taproom/engine';
import { findLearning, type Lesson } from '@taproom/games/learning';
import { LANGUAGES, loadGameText } from '@taproom/games/text';
import { chooseGame } from '../input/choose-game.ts';
import { flag, word } from '../input/input.ts';
import { chooseLanguage } from '../input/language.ts';
import type { Io } from '../io.ts';
import { type Course, courseAt, liveAfter, playersAmong } from '../learn/course.ts';
import { type Kept, progressIn, progressPath } from '../learn/progress.ts';
import { runLesson } from '../learn/run.ts';
import type { LearnSession } from '../learn/session.ts';
import { EXIT, failed, misused } from '../output/output.ts';
import { listed } from '../output/words.ts';
import { playAt, type Seating } from '../play/at-table.ts';
import type { Style } from '../play/scene.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { newSavePath } from '../records/save-file.ts';
import { loadWords } from '../text/index.ts';
import type { Command } from './command.ts';

export const learnCommand: Command = {
  name: 'learn',
  takes: ['<game>'],
  details: [
    'You make the moves, typed as in play. A lesson that was left goes on where you were; at its end the game can be played on.',
  ],
  options: {
    again: { help: 'begins with the first step' },
    lang: { value: 'LANG', help: `${listed([...LANGUAGES])}; the language of the terminal unless given` },
  },

  async run(input, io) {
    const language = chooseLanguage(word(input, 'lang'), io);
    if (!language.ok) return misused(io, language.error);
    const game = chooseGame(input.words[0]);
    if (!game.ok) return misused(io, game.error);
    const learning = await findLearning(game.value.id)?.learn(language.value);
    if (!learning) return failed(io, `${game.value.title} has no lesson yet.`);
    const text = await loadGameText(game.value.id, language.value);
    const say = await loadWords(language.value);
    const terminal = openTerminal(io);
    const style = { text, say, paint: terminal.paint, language: language.value };
    try {
      await teach(await sessionAt(game.value, learning.lesson, flag(input, 'again'), terminal, style, io), io);
    } finally {
      terminal.close();
    }
    return EXIT.fine;
  },
};

/** The lesson, and then the rest of its game, if the learner likes. */
async function teach(session: LearnSession, io: Io): Promise<void> {
  const { terminal, style } = session;
  if ((await runLesson(session)) === 'play-on') await playAt(seatingAfter(session.course, io.env), terminal, style, io);
}

function seatingAfter({ game, live }: Course, env: Io['env']): Seating {
  const { history } = live.match;
  return { players: playersAmong(history.seats), live: liveAfter(game, history), path: newSavePath(env, game.id) };
}

async function sessionAt(
  game: AnyGame,
  lesson: Lesson,
  isAgain: boolean,
  terminal: Terminal,
  style: Style,
  { env }: Io,
): Promise<LearnSession> {
  const path = progressPath(env, game.id);
  const kept = knownIn(lesson, await progressIn(path, game));
  const isBegun = typeof kept === 'object' && !kept.isDone && !isAgain;
  const course = courseAt(game, lesson, isBegun ? lesson.findIndex(({ id }) => id === kept.step) : 0);
  const note = kept === 'damaged' || kept === 'changed' ? [style.say(`lesson.${kept}`)] : [];
  const wasDone = typeof kept === 'object' && kept.isDone;
  return {
    course,
    path,
    wasDone,
    env,
    drawn: undefined,
    terminal,
    style,
    notice: note,
    typed: undefined,
    logged: 0,
  };
}

/** A step that the lesson no longer has cannot be gone on with. */
const knownIn = (lesson: Lesson, kept: Kept): Kept =>
  typeof kept === 'object' && !lesson.some(({ id }) => id === kept.step) ? 'damaged' : kept;
