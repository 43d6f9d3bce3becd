import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, runCli } from '../../testing/cli.ts';

const folder = makeFolder();
/** The first move of every list: more than any game takes. */
const NUMBERS = Array.from({ length: 400 }, () => '1');

const saveAt = (name: string): string => join(folder, name);
const recordIn = (name: string) => JSON.parse(readFileSync(saveAt(name), 'utf8')).record;

/** Plays with the dice of seed 5. */
const play = (name: string, typed: readonly string[], ...more: string[]) =>
  runCli(['play', 'six-sided-stout', '--seed', '5', '--save', saveAt(name), ...more], folder, typed);

describe('alone', () => {
  test('a game goes to its end, and its record verifies', async () => {
    const args = ['play', 'six-sided-stout', '--save', saveAt('whole.json')];
    const { code, out, err } = await runCli(args, folder, NUMBERS);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ {2}Player +\d+ points?: Pale malt \d+/m);
    expect(out).not.toContain('wins');
    expect(recordIn('whole.json')).toMatchObject({ seats: 1, options: { board: 'standard' } });
    const verified = await runCli(['verify', saveAt('whole.record.json')]);
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('everything fits') });
    const replayed = await runCli(['replay', saveAt('whole.record.json')]);
    expect(replayed).toMatchObject({ code: 0, out: expect.stringContaining('1 player, board=standard') });
  });

  test('the big pot is played to its end', async () => {
    const { code, out } = await play('big.json', NUMBERS, '--option', 'board=big');
    expect(code).toBe(0);
    expect(out).toMatch(/^ 8 {2}·/m);
    expect(recordIn('big.json').end).toBeDefined();
  });

  test('what was put is taken back until the day is closed, a roll never', async () => {
    const { out } = await play('undo.json', ['malt', 'pale c1', 'pale d1', 'undo', 'undo', 'undo', 'pale e2', 'quit']);
    expect(out.match(/Taken back\./g)).toHaveLength(2);
    expect(out).toContain('New dice or cards have been seen since');
    expect(recordIn('undo.json').entries.map(({ action }: { action: object }) => action)).toEqual([
      { type: 'market', good: 'malt', assistant: null },
      { type: 'put', kind: 'pale', cell: 'e2' },
    ]);
    const closed = await play('closed.json', ['malt', 'pale c1', 'done', 'undo', 'quit']);
    expect(closed.out).toContain('New dice or cards have been seen since');
    expect(recordIn('closed.json').entries).toHaveLength(3);
  });

  test('a move that is not allowed is explained with its ruling', async () => {
    const { out } = await play('illegal.json', ['pale c1', 'malt', 'pale c1', 'pale f6', 'pale c3', 'hops d1', 'stop']);
    for (const ruling of ['SS-17', 'SS-10', 'SS-11', 'SS-20', 'SS-14'])
      expect(out).toContain(`not allowed. ${ruling}: `);
    expect(recordIn('illegal.json').entries).toHaveLength(2);
  });

  test('malt that would leave today’s yeast out of touch is refused with figures', async () => {
    const { out } = await play('room.json', ['malt', 'done', 'yeast', 'pale a1', 'pale b1']);
    const said = out.replace(/\s+/g, ' ');
    expect(said).toContain('There is room for all, wherever the first one goes.');
    expect(said).toMatch(/SS-8: Malt here would leave room for none of \d yeast, instead of all\./);
    expect(recordIn('room.json').entries).toHaveLength(4);
  });

  test('help speaks of a move of this game, and why explains one', async () => {
    const { out } = await play('help.json', ['malt', 'pale c1', 'help', 'why', 'why pale d1', 'why pale f6']);
    expect(out).toContain('such as done');
    expect(out).toContain('Why what?');
    expect(out).toContain('pale d1 is allowed.');
    expect(out).toContain('pale f6 is not allowed. SS-10: ');
  });

  test('giving up ends it', async () => {
    const { code, out } = await play('resign.json', ['malt', 'resign', 'yes']);
    expect(code).toBe(0);
    expect(out).toContain('Given up before the end.');
    expect(out).toContain('Player (gave up)');
  });

  test('it speaks Czech and Italian', async () => {
    expect((await play('cs.json', ['malt', 'quit'], '--lang', 'cs')).out).toMatch(/Hráč jde na trh pro slad: \d, \d\./);
    expect((await play('it.json', ['malt', 'quit'], '--lang', 'it')).out).toMatch(
      /Giocatore va al mercato per il malto: \d, \d\./,
    );
  });
});

describe('a contest', () => {
  test('with a bot goes to its end, and what the bot does is told when the day ends', async () => {
    const { code, out, err } = await play('contest.json', NUMBERS, '--seats', '2', '--bots', 'guest');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Finn (bought|roasted|stops)/);
    expect(out).not.toMatch(/Finn (goes|brings|roasts|burns|puts|finds)/);
    expect(out).toMatch(/Player goes to the market/);
    expect(out).toMatch(/(Player|Finn) wins\.|share the win/);
    expect(recordIn('contest.json').end.places).toHaveLength(2);
    expect(await runCli(['verify', saveAt('contest.record.json')])).toMatchObject({ code: 0 });
  });

  test('of people at one keyboard shows nobody the others’ day', async () => {
    const typed = ['malt', 'pale c1', 'done', 'quit'];
    const { out } = await play('people.json', typed, '--seats', '2', '--bots', 'none');
    const pages = out.split(/^ +a +b +c/m);
    expect(pages.filter((page) => page.includes('Pa1'))).toHaveLength(1);
    expect(pages.at(-1)).toContain('Player 2 to move');
    expect(pages.at(-1)).not.toContain('Pa1');
    expect(out).not.toContain('Player 1 puts');
  });
});
