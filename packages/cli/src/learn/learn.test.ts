import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, anyGame } from '@taproom/engine';
import { GAME_IDS, gameOf } from '@taproom/games';
import { findLearning, type Lesson, loadLearning, type Step } from '@taproom/games/learning';
import { LANGUAGES, loadGameText } from '@taproom/games/text';
import { describe, expect, test } from 'vitest';
import { faceOf } from '../boards/index.ts';
import { noPaint } from '../output/paint.ts';
import type { Terminal } from '../play/terminal.ts';
import { makeFolder } from '../testing/cli.ts';
import { SAMPLE } from '../testing/sample.ts';
import { screen, typing } from '../testing/terminal.ts';
import { loadWords } from '../text/index.ts';
import { courseAt } from './course.ts';
import { runLesson } from './run.ts';
import type { LearnSession } from './session.ts';

const folder = makeFolder();
const PATH = join(folder, 'lesson.json');

async function sessionAt(game: AnyGame, lesson: Lesson, terminal: Terminal, step = 0): Promise<LearnSession> {
  const course = courseAt(game, lesson, step);
  const say = await loadWords('en');
  return {
    course,
    path: PATH,
    wasDone: false,
    env: {},
    drawn: undefined,
    terminal,
    style: { text: await loadGameText(game.id, 'en'), say, paint: noPaint, language: 'en' },
    notice: [],
    typed: undefined,
    logged: 0,
  };
}

// A small lesson of Dice Box: with seed 2, Player holds a red 4 and Poppy answers with a yellow 2.

const step = (data: Omit<Step, 'answer'> & { readonly said?: string }): Step => ({
  ...data,
  answer: (move) => (data.answers?.[move] === undefined ? undefined : data.said),
});
const START = { seats: 2, seed: 2, options: { first: '1' } };
const SMALL: Lesson = [
  step({ id: 'look', from: { ...START, moves: ['r4 c2', 'y2 b3'] }, words: 'Look at this.' }),
  step({
    id: 'place',
    from: START,
    words: 'Place your red 4.',
    moves: ['r4 c2', 'r4 c4'],
    answers: { 'w4 c2': 'colour' },
    said: 'White is your rival’s.',
    after: ['y2 b3'],
  }),
  step({ id: 'over', words: 'Well done.' }),
];
const game = anyGame(SAMPLE);

/** Takes the small lesson on a full screen; gives its ending, its pages as one text each, and the session. */
async function take(...lines: string[]) {
  const terminal = screen(typing(...lines));
  const session = await sessionAt(game, SMALL, terminal);
  const ending = await runLesson(session);
  const pages = terminal.pages.map((page) => page.map((line) => line.trim()).join('\n'));
  return { ending, pages, last: terminal.last, session, kept: JSON.parse(readFileSync(PATH, 'utf8')) };
}

describe('a lesson', () => {
  test('shows a position with its words, and goes on by Enter', async () => {
    const { ending, pages, kept, last } = await take('');
    expect(ending).toBe('left');
    expect(pages[0]).toMatch(/\[Y2\](?:.|\n)*Step 1 of 3\. Look at this\.$/);
    expect(pages[1]).toMatch(/Step 2 of 3\. Place your red 4\.$/);
    expect(pages[1]).not.toContain('R4 │');
    expect(kept).toEqual({ rules: game.rules, step: 'place', isDone: false });
    expect(last).toEqual(['To go on with the lesson:', `taproom learn ${game.id}`]);
  });

  test('asks for a move that can be typed as it is printed', async () => {
    const questions: string[] = [];
    const lines = ['', 'r4 c2'];
    const terminal = screen((question) => {
      questions.push(question);
      return lines.shift();
    });
    await runLesson(await sessionAt(game, SMALL, terminal));
    expect(questions.map((question) => question.split('\n')[0])).toEqual([
      ' Press Enter to go on.',
      ' Type r4 c2: Place red 4 on c2.',
      ' Press Enter to go on.',
    ]);
  });

  test('takes every move that counts, also by its number, and tells what follows in order', async () => {
    for (const move of ['r4 c2', 'r4 c4', '1']) {
      const { pages, session } = await take('', move);
      expect(session.course.live.match.history.entries).toHaveLength(2);
      expect(pages.at(-1)).toMatch(/Player places red 4 on c\d\.\nPoppy places yellow 2 on b3\.(?:.|\n)*Step 3 of 3/);
    }
  });

  test('answers a legal move that is not meant, and changes nothing', async () => {
    const { pages, session } = await take('', 'w4 c2', 'r4 b3');
    expect(pages.at(-2)).toContain('White is your rival’s.\nStep 2 of 3. Place your red 4.');
    expect(pages.at(-1)).toContain('Allowed, but not now: try r4 c2.\nStep 2 of 3.');
    expect(session.course.live.match.history.entries).toEqual([]);
  });

  test('refuses an illegal move by its ruling, as at a table', async () => {
    const { pages, session } = await take('', 'r4 a1', 'nonsense', 'why r4 a1', 'why r4 c2');
    const [refused, unknown, why, allowed] = pages.slice(-4);
    expect(refused).toMatch(/r4 a1 is not allowed\. DB-9: (?:.|\n)*Step 2 of 3/);
    expect(unknown).toContain('“nonsense” is neither a move nor a command');
    expect(why).toContain('r4 a1 is not allowed. DB-9: ');
    expect(allowed).toContain('r4 c2 is allowed.');
    expect(session.course.live.match.history.entries).toEqual([]);
  });

  test('names everyone at a position of more players', async () => {
    const lesson: Lesson = [SMALL[0], step({ id: 'three', from: { seats: 3, seed: 2 }, words: 'Three now.' })];
    const terminal = screen(typing(''));
    await runLesson(await sessionAt(game, lesson, terminal));
    expect(terminal.pages[1]?.join('\n')).toMatch(/Poppy(?:.|\n)*Daisy(?:.|\n)*Three now/);
  });

  test('asks for no move where there is something to look at', async () => {
    const { pages, session } = await take('b4 d3', 'quit');
    expect(pages.at(-1)).toContain('Press Enter to go on.\nStep 1 of 3.');
    expect(session.course.at).toBe(0);
  });

  test('goes back and skips, each time with the step’s own position', async () => {
    const { pages, ending, kept } = await take('back', 'skip', 'skip', 'back', 'skip', 'skip', 'no');
    expect(pages[1]).toContain('This is the first step.');
    const steps = pages.flatMap((page) => /Step (\d)/.exec(page)?.[1] ?? []);
    expect(steps.join('')).toBe('112323');
    expect(pages[3]).toMatch(/\[Y2\](?:.|\n)*Step 3 of 3/);
    expect(ending).toBe('over');
    expect(kept).toEqual({ rules: game.rules, step: 'look', isDone: true });
  });

  test('prints help, rules and moves', async () => {
    const { pages } = await take('', 'help', '', 'moves', '', 'rules', '');
    expect(pages.join('\n')).toContain('one step back in the lesson');
    expect(pages.join('\n')).toMatch(/\b1 \w\d \w\d +2 \w\d \w\d/);
    expect(pages.join('\n')).toContain('DB-10');
  });

  test('lets a move typed under a list of moves count', async () => {
    const { session } = await take('', 'moves', 'r4 c2');
    expect(session.course.at).toBe(2);
  });

  test('offers to play on when it is over', async () => {
    const yes = await take('', 'r4 c2', '', 'yes');
    expect(yes.ending).toBe('play-on');
    const no = await take('', 'r4 c2', '', '');
    expect(no).toMatchObject({ ending: 'over', last: ['To play a game of your own:', `taproom play ${game.id}`] });
  });

  test('goes on although it cannot be kept, and says so', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    const terminal = screen(typing('', 'r4 c2', ''));
    const session = { ...(await sessionAt(game, SMALL, terminal)), path: join(folder, 'a-file', 'x.json') };
    expect(await runLesson(session)).toBe('over');
    expect(terminal.pages[0]?.join('\n')).toContain('Could not save in');
    expect(existsSync(session.path)).toBe(false);
  });
});

/** What is done or seen on a screen alone. */
const OF_SCREENS = /\b(press|tap|click|glows?|lit|ringed|hatched|hover|arrow|explained below)\b/i;

describe.each(GAME_IDS.filter(findLearning))('the lesson of %s', (id) => {
  const own = faceOf(id).lesson;

  test('speaks of nothing that a terminal does not have', async () => {
    const { lesson } = await loadLearning(id, 'en');
    for (const one of lesson) {
      expect(own?.en[`lesson.${one.id}`] ?? one.words).not.toMatch(OF_SCREENS);
      for (const [move, key] of Object.entries(one.answers ?? {}))
        expect(own?.en[`answer.${key}`] ?? one.answer(move)).not.toMatch(OF_SCREENS);
    }
  });

  test('has other words only for what it says, shortly and in every language', async () => {
    const { lesson } = await loadLearning(id, 'en');
    const keys = lesson.flatMap((one) => [
      `lesson.${one.id}`,
      ...Object.values(one.answers ?? {}).map((key) => `answer.${key}`),
    ]);
    for (const language of LANGUAGES) {
      const said = own?.[language] ?? {};
      expect(Object.keys(said)).toEqual(Object.keys(own?.en ?? {}));
      expect(keys).toEqual(expect.arrayContaining(Object.keys(said)));
      for (const words of Object.values(said)) expect(words.split(/\s+/).length, words).toBeLessThanOrEqual(25);
    }
  });

  test('can be taken by typing what is printed, in the smallest window', async () => {
    const { lesson } = await loadLearning(id, 'en');
    const terminal = screen((question) => /Type (.+?): /.exec(question.replace(/\n /g, ' '))?.[1] ?? '');
    expect(await runLesson(await sessionAt(gameOf(id), lesson, terminal))).toBe('play-on');
    const shown = terminal.pages.map((page) => page.map((line) => line.trim()).join(' '));
    const steps = shown.flatMap((page) => /Step (\d+) of/.exec(page)?.[1] ?? []);
    expect(steps).toEqual(lesson.map((_, at) => String(at + 1)));
    expect(lesson.length).toBeGreaterThan(1);
    for (const { id: name, words } of lesson) {
      const said = faceOf(id).lesson?.en[`lesson.${name}`] ?? words;
      expect(shown.join(' '), name).toContain(said);
    }
    for (const line of terminal.pages.flat()) expect(line.length, line).toBeLessThanOrEqual(80);
  });
});
