import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkDaily } from '@taproom/bots';
import { type MatchRecord, recordOf } from '@taproom/engine';
import { GAME_IDS, type GameId, gameOf, quizOf } from '@taproom/games';
import { dailyOf, dayAfter, isDay, lineOn, type PlayedDaily } from '@taproom/games/daily';
import { playLine } from '@taproom/games/learning';
import { solutionOn } from '@taproom/games/solutions';
import { LANGUAGES, notationOf } from '@taproom/games/text';
import { quizOn } from '@taproom/games/whisky-game/daily';
import { undo } from '@taproom/table';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { processIo } from '../io.ts';
import { reopen } from '../play/reopen.ts';
import { makeFolder, runCli } from '../testing/cli.ts';
import { screen, typing } from '../testing/terminal.ts';
import { loadChallenge } from './challenge.ts';
import { playersOf, playMatch } from './match.ts';
import { askQuiz } from './quiz.ts';

const folder = makeFolder();
const TODAY = '2026-11-18';
const YESTERDAY = '2026-11-17';
const STOUT = 'six-sided-stout';
const QUIZ = 'whisky-game';
const { rules } = gameOf(STOUT);

beforeAll(() => void vi.setSystemTime(new Date(2026, 10, 18, 15, 30)));
afterAll(() => void vi.useRealTimers());
beforeEach(() => rmSync(join(folder, 'taproom'), { recursive: true, force: true }));

const daily = (args: readonly string[], ...typed: string[]) => runCli(['daily', ...args], folder, typed);
const fileOf = (name: string): string => join(folder, 'taproom', 'dailies', `${name}.json`);
const contentOf = <T>(name: string): T => JSON.parse(readFileSync(fileOf(name), 'utf8'));

function keep(name: string, content: unknown): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), typeof content === 'string' ? content : JSON.stringify(content));
}

function played(game: GameId): PlayedDaily {
  const found = dailyOf(game);
  if (found.kind !== 'played') throw new Error(`${game} asks a quiz`);
  return found;
}

/** What is typed for the right answers of a day, and for wrong ones. */
const right = quizOn(TODAY).map(({ order }, at) =>
  String(order.indexOf(quizOf(QUIZ)?.settle(TODAY, at)?.right ?? -1) + 1),
);
const wrong = right.map((typed) => String((Number(typed) % 4) + 1));

describe('a match', () => {
  test('is told with its day and what is asked, and at its end with the result, par and its moves', async () => {
    const { code, out, err } = await daily([STOUT], 'stop');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Six Sided Stout · Wednesday, November 18, 2026\nBrew a stout in ten days/);
    const { par, moves } = await solutionOn(TODAY, STOUT);
    const [before = '', after = ''] = out.split('Your result, to share:');
    expect(before).not.toContain(`${par} points`);
    expect(after).toMatch(/\nSix Sided Stout · Wednesday, November 18, 2026\n0 points\n/);
    expect(after).toContain(`Par, reached by a strong bot: ${par} points.`);
    expect(after.replace(/\s+/g, ' ')).toContain(`Par ${moves.join(', ')} 1 day in a row.`);
    expect(after).toMatch(/1 day in a row\. The next one in 8 h 30 min\.\n$/);
    expect(contentOf(STOUT)).toEqual({ [TODAY]: { score: 0, picture: '', on: TODAY, rules } });
  });

  test('is played once: the next time its result is told again', async () => {
    await daily([STOUT], 'stop');
    const { out } = await daily([STOUT], 'malt');
    expect(out).toMatch(/^Your result, to share:/);
    expect(out).toContain('Par, reached by a strong bot:');
  });

  test('goes on where it was left, and tells nothing of its solution until it is over', async () => {
    const left = await daily([STOUT], 'malt', 'quit');
    expect(left.out).toMatch(/Saved\. To go on:\ntaproom daily six-sided-stout\n$/);
    expect(left.out).not.toContain('Par');
    expect(existsSync(fileOf(STOUT))).toBe(false);
    const back = await daily([STOUT]);
    expect(back.out).toContain('Resumed after 1 move.');
    expect((await daily([])).out).toMatch(/six-sided-stout +begun +No streak yet/);
    const past = await daily([STOUT, '--day', YESTERDAY]);
    expect(past.out).toMatch(/taproom daily six-sided-stout --day 2026-11-17\n$/);
  });

  test('has no hints, and is kept in no other file', async () => {
    const { out } = await daily([STOUT], 'hint', 'save elsewhere.json', 'help');
    expect(out).toContain('“hint” is neither a move nor a command');
    expect(out).toContain('“save elsewhere.json” is neither a move nor a command');
    expect(out).toMatch(/\n +undo +take your last move back/);
    expect(out).not.toMatch(/\n +(hint|save) +/);
  });

  test('that was given up has no result, and no solution is told', async () => {
    const { code, out } = await daily([STOUT], 'resign', 'yes');
    expect(code).toBe(0);
    expect(out).toContain('You gave this one up, so it has no result.');
    expect(out).not.toContain('Par');
    expect((await daily([STOUT])).out).toContain('You gave this one up');
    expect((await daily([])).out).toMatch(/six-sided-stout +given up +No streak yet/);
    expect(existsSync(fileOf(STOUT))).toBe(false);
  });

  test('stands in a full screen with what is asked under the board', async () => {
    const terminal = screen(typing('stop'));
    const challenge = await loadChallenge(STOUT, TODAY, 'en', { ...processIo(), env: { XDG_DATA_HOME: folder } });
    if (!challenge) throw new Error('there is a challenge');
    const result = await playMatch({ ...challenge, daily: played(STOUT) }, terminal);
    expect(result).toEqual({ score: 0, picture: '', on: TODAY });
    const first = terminal.pages[0]?.join('\n') ?? '';
    for (const words of ['Wednesday', 'Brew a stout in ten days', 'one try']) expect(first).toContain(words);
    expect(terminal.pages[0]?.length).toBeLessThanOrEqual(24);
  });
});

test.each(['dice-box', 'dice-brewing'] as const)('in %s the rivals play as they are checked', async (game) => {
  const moves = Array.from({ length: 200 }, () => '1');
  const { code, out } = await daily([game], ...moves);
  expect(code).toBe(0);
  const record = contentOf<MatchRecord>(`${game}-${TODAY}.record`);
  const { score } = contentOf<Record<string, { score: number }>>(game)[TODAY] ?? {};
  expect(await checkDaily(game, played(game), TODAY, record)).toEqual({ ok: true, value: score });
  const { moves: best } = await solutionOn(TODAY, game);
  const told = out.slice(out.indexOf('This is how:'));
  expect(told.match(/^ {2}(Par|Bert|Maud) /gm)?.length).toBeGreaterThan(1);
  for (const move of best) expect(told.replace(/\s+/g, ' ')).toContain(move);
});

/** A day on which the player's last move before the position of the day could be taken back at any other table. */
async function dayToTakeBack(game: GameId): Promise<string> {
  const [table, notation] = [gameOf(game), notationOf(game)];
  for (let day = TODAY; isDay(day); day = dayAfter(day, -1)) {
    const line = await lineOn(day, played(game));
    const seating = await reopen(
      { players: playersOf(played(game), line), record: recordOf(playLine(table, notation, line)) },
      '',
    );
    if (seating.ok && undo(seating.value.live, 0).ok) return day;
  }
  throw new Error('there is no such day');
}

test('nothing is taken back that led to the position of the day', async () => {
  const day = await dayToTakeBack('dice-box');
  const { out } = await daily(['dice-box', '--day', day], 'undo');
  expect(out).toContain('There is nothing to take back');
});

describe('a quiz', () => {
  test('is asked to its end, each answer with the fact behind it', async () => {
    const { code, out, err } = await daily([QUIZ], ...right.slice(0, 5), ...wrong.slice(5));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/Question \d of 7/g)).toHaveLength(7);
    expect(out.match(/^Right! /gm)).toHaveLength(5);
    expect(out.match(/^Wrong, the right answer is \d, “.+”\. /gm)).toHaveLength(2);
    for (const at of right.keys()) expect(out).toContain(quizOf(QUIZ)?.settle(TODAY, at)?.fact.en);
    expect(out).toContain('\n5 of 7 right\n🟩🟩🟩🟩🟩🟥🟥\n');
    expect(contentOf<Record<string, unknown>>(QUIZ)[TODAY]).toMatchObject({ score: 5, on: TODAY });
  });

  test('goes on where it was left: answers stay', async () => {
    const left = await daily([QUIZ], ...wrong.slice(0, 2), 'five', '5', '', 'quit');
    expect(left.out).toMatch(/Question 3 of 7(?:.|\n)*Saved\. To go on:\ntaproom daily whisky-game\n$/);
    const back = await daily([QUIZ], ...right.slice(2));
    expect(back.out).not.toContain('Question 2 of 7');
    expect(back.out).toContain('5 of 7 right\n🟥🟥🟩🟩🟩🟩🟩\n');
  });

  test('has a page for each question and one for each fact, in the smallest of windows', async () => {
    for (const language of LANGUAGES) {
      rmSync(join(folder, 'taproom'), { recursive: true, force: true });
      const io = { ...processIo(), env: { XDG_DATA_HOME: folder } };
      const challenge = await loadChallenge(QUIZ, TODAY, language, io);
      if (challenge?.daily.kind !== 'quiz') throw new Error('there is a quiz');
      const terminal = screen(typing(...right.flatMap((answer) => [answer, ''])));
      const result = await askQuiz({ ...challenge, daily: challenge.daily }, terminal);
      expect(result).toMatchObject({ score: 7, picture: '🟩'.repeat(7) });
      expect(terminal.pages).toHaveLength(14);
      for (const page of terminal.pages) {
        expect(page.length).toBeLessThanOrEqual(20);
        for (const line of page) expect(line.length, line).toBeLessThanOrEqual(80);
      }
    }
  });

  test.each([
    ['cut', '{"rules":2240,"ans', 'could not be read'],
    ['no object', 'null', 'could not be read'],
    ['with an answer that is none', { rules: gameOf(QUIZ).rules, answers: [9] }, 'could not be read'],
    ['of other rules', { rules: 1, answers: [1] }, 'The rules have changed since you were here'],
  ])('begins anew with a sentence if its answers are %s', async (_, content, sentence) => {
    keep(`${QUIZ}-${TODAY}`, content);
    const { code, out } = await daily([QUIZ], '1');
    expect(code).toBe(0);
    expect(out.split(sentence)).toHaveLength(2);
    expect(out).toContain('Question 1 of 7');
    expect((await daily([QUIZ])).out).not.toContain(sentence);
  });
});

describe('what is kept', () => {
  const good = { score: 7, picture: '🟨', on: YESTERDAY, rules };

  test('makes a streak of days that were finished on their own day', async () => {
    keep(STOUT, { [YESTERDAY]: good });
    const { out } = await daily([STOUT], 'stop');
    expect(out).toContain('\n🔥 2 days in a row\n');
    const past = await daily([STOUT, '--day', '2026-11-16'], 'stop');
    expect(past.out).toContain('This day is over, so it no longer counts for your streak.');
    expect(past.out).toContain('2 days in a row. The next one');
    expect(contentOf<Record<string, unknown>>(STOUT)['2026-11-16']).toMatchObject({ on: TODAY });
  });

  test.each([
    ['cut', '{"2026-', {}, 'Your earlier results could not be read, so they begin anew.'],
    ['no object', '7', {}, 'Your earlier results could not be read, so they begin anew.'],
    [
      'damaged in a part',
      { [YESTERDAY]: good, someday: good, '2026-11-16': { score: 'x' } },
      { [YESTERDAY]: good },
      'Some of your earlier results could not be read. The others are still here.',
    ],
  ])('gets a sentence if it is %s, the rest stays, and so does a copy', async (_, content, rest, sentence) => {
    keep(STOUT, content);
    const before = readFileSync(fileOf(STOUT), 'utf8');
    expect((await daily([])).out.split(sentence)).toHaveLength(2);
    const { code, out, err } = await daily([STOUT], 'stop');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.split(sentence)).toHaveLength(2);
    expect(contentOf(STOUT)).toEqual({ ...rest, [TODAY]: expect.objectContaining({ score: 0 }) });
    expect((await daily([STOUT])).out).not.toContain(sentence);
    await daily([STOUT, '--day', '2026-11-15'], 'stop');
    expect(readFileSync(`${fileOf(STOUT)}.damaged`, 'utf8')).toBe(before);
  });

  test('of one game alone costs the results of no other, and the list says so', async () => {
    keep(STOUT, '{');
    keep('dyce', { [YESTERDAY]: { ...good, score: 2 } });
    expect((await daily([])).out).toContain('Some of your earlier results could not be read. The others are still');
  });

  test('with a score that is none is damaged', async () => {
    keep('dice-box', `{"${TODAY}":{"score":1e999,"picture":"","on":"${TODAY}","rules":${gameOf('dice-box').rules}}}`);
    const { out } = await daily([]);
    expect(out).toMatch(/dice-box +not played yet/);
    expect(out).toContain('Your earlier results could not be read');
  });

  test('of other rules does not count for the day, which begins anew, but stays in the streak', async () => {
    keep(STOUT, { [YESTERDAY]: { ...good, rules: rules - 1 }, [TODAY]: { ...good, on: TODAY, rules: rules - 1 } });
    expect((await daily([])).out).toMatch(/six-sided-stout +not played yet +2 days in a row/);
    const { out } = await daily([STOUT], 'stop');
    expect(out.split('The rules have changed since you were here')).toHaveLength(2);
    expect(out).toContain('🔥 2 days in a row');
    expect(contentOf<Record<string, unknown>>(STOUT)[TODAY]).toMatchObject({ score: 0, rules });
  });

  test('of a match begins anew with a sentence if it cannot be read, or is of another position', async () => {
    await daily([STOUT, '--day', YESTERDAY], 'malt');
    const other = readFileSync(fileOf(`${STOUT}-${YESTERDAY}`), 'utf8');
    const old = other.replace(`"rules":${rules}`, `"rules":${rules + 1}`);
    for (const [content, sentence] of [
      ['{', 'could not be read'],
      [other, 'could not be read'],
      [old, 'The rules have changed'],
    ] as const) {
      keep(`${STOUT}-${TODAY}`, content);
      const { code, out } = await daily([STOUT]);
      expect({ code, told: out.split(sentence).length }).toEqual({ code: 0, told: 2 });
      expect(out).toContain('Day 1 of 10');
    }
  });
});

test('without a game all are listed, with results and streaks', async () => {
  await daily([STOUT], 'stop');
  const { code, out } = await daily([]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Wednesday, November 18, 2026\n/);
  for (const id of GAME_IDS) expect(out).toMatch(new RegExp(`\n  ${id} +\\S`));
  expect(out).toMatch(/six-sided-stout +0 points +1 day in a row\n/);
  expect(out).toMatch(/dyce +not played yet +No streak yet\n/);
  expect(out).toMatch(/taproom daily dice-box\n$/);
  const past = await daily(['--day', YESTERDAY]);
  expect(past.out).toMatch(/^Tuesday(?:.|\n)*taproom daily dice-box --day 2026-11-17\n$/);
});

test.each([
  ['cs', 'středa 18. listopadu 2026', 'Tvůj výsledek', '1 den v řadě. Další za 8 h 30 min.'],
  ['it', 'mercoledì 18 novembre 2026', 'Il tuo risultato', '1 giorno di fila. La prossima fra 8 h 30 min.'],
])('it speaks %s', async (lang, date, result, streak) => {
  const { out } = await daily([STOUT, '--lang', lang], 'stop');
  for (const words of [date, result, streak]) expect(out).toContain(words);
});

test.each([
  ['to come', [STOUT, '--day', '2026-11-19'], 'The challenges of 2026-11-19 are not out yet: today is 2026-11-18.'],
  ['before the first', [STOUT, '--day', '2026-10-31'], 'The first challenges are those of 2026-11-01.'],
  ['not of the calendar', [STOUT, '--day', '2027-02-30'], '--day takes a day of the calendar, such as 2026-11-18'],
  ['malformed', ['--day', 'yesterday'], '--day takes a day of the calendar, such as 2026-11-18, not "yesterday".'],
  ['of no game', ['chess'], 'There is no game "chess".'],
  ['for a server that is none', [STOUT, '--server', 'example'], '--server takes an address such as'],
  ['for a server, but of no game', ['--server', 'https://example.org'], 'Which game?'],
])('a challenge %s gets one sentence', async (_, args, sentence) => {
  const { code, out, err } = await daily(args, 'stop');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
  expect(err.trim().split('\n')).toHaveLength(1);
});
