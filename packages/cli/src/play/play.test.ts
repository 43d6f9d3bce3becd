import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '@taproom/engine';
import { describe, expect, test } from 'vitest';
import { makeFolder, runCli } from '../testing/cli.ts';
import { playedMatch, SAMPLE } from '../testing/sample.ts';

const folder = makeFolder();
const NUMBERS = Array.from({ length: 60 }, () => '1');

const saveAt = (name: string): string => join(folder, name);
const saved = (name: string) => JSON.parse(readFileSync(saveAt(name), 'utf8'));
const entriesIn = (name: string): { seat: number; action: { square?: string } }[] => saved(name).record.entries;

/** Plays against a greedy bot with the dice of seed 5, the person first. */
const play = (name: string, typed: readonly string[], ...more: string[]) =>
  runCli(['play', SAMPLE.id, '--seed', '5', '--option', 'first=1', '--save', saveAt(name), ...more], folder, typed);

describe('a game through a pipe', () => {
  test('goes to its end, and its record verifies', async () => {
    const { code, out, err } = await runCli(['play', SAMPLE.id, '--save', saveAt('whole.json')], folder, NUMBERS);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { record } = saved('whole.json');
    expect(out).toContain(record.dice.commitment);
    const result = out.search(/1\. (Player|Maud) +\d+ points: /);
    expect(result).toBeGreaterThan(0);
    expect(out.indexOf(record.dice.secret)).toBeGreaterThan(result);
    const verified = await runCli(['verify', saveAt('whole.record.json')]);
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('everything fits') });
    expect(await runCli(['verify', saveAt('whole.json')])).toMatchObject({ code: 0 });
  });

  test('is the same again with the same seed', async () => {
    await play('one.json', NUMBERS);
    await play('two.json', NUMBERS);
    expect(saved('one.json').record.end).toBeDefined();
    expect(saved('one.json')).toEqual(saved('two.json'));
  });

  test('of four begins with the draft, of people alone', async () => {
    const { code, out } = await runCli(
      ['play', SAMPLE.id, '--seats', '4', '--bots', 'none', '--save', saveAt('four.json')],
      folder,
      ['r', 'red', 'r', 'quit'],
    );
    expect(code).toBe(0);
    expect(out).toContain('+ 2R 2Y 2B 2W');
    expect(out).toMatch(/Player \d picks a red die/);
    expect(out).toContain('DB-12');
    expect(entriesIn('four.json')).toHaveLength(2);
  });

  test('has no escape sequences, and a letter with every colour', async () => {
    const { out } = await play('plain.json', ['quit']);
    expect(out).not.toContain('\x1b');
    expect(out).toMatch(/R\d.*Y\d.*B\d.*W\d/);
  });

  test.each([
    ['cs', 'Hráč', 'Uloženo. Pokračuj příkazem'],
    ['it', 'Giocatore', 'Salvato. Per continuare'],
  ])('speaks %s, and understands its words with and without accents', async (lang, name, leaving) => {
    const words = lang === 'cs' ? ['zpět', 'průběh', 'PRUBEH', 'konec'] : ['annulla', 'cronaca', 'esci'];
    const { code, out } = await play(`${lang}.json`, words, '--lang', lang);
    expect(code).toBe(0);
    expect(out).toContain(name);
    expect(out).toContain(leaving);
    expect(out).not.toContain('Player');
    expect(out).not.toMatch(/„PRUBEH“|«cronaca»/);
  });
});

describe('what can be typed', () => {
  test('an illegal move is explained with its ruling, and changes nothing', async () => {
    const { code, out } = await play('illegal.json', ['r1 a1', 'r4 c3', 'r9 c2', 'r4 a1', 'r2 c2']);
    expect(code).toBe(0);
    expect(out).toContain('r4 c3 is not allowed. DB-8: ');
    expect(out).toContain('r9 c2 is not allowed. DB-11: ');
    expect(out).toContain('r4 a1 is not allowed. DB-9: ');
    expect(out).toContain('r2 c2 is not allowed. DB-10: ');
    expect(entriesIn('illegal.json')).toEqual([]);
  });

  test('a number that is not in the list of moves is no move', async () => {
    const { out } = await play('numbers.json', ['0', '00', '9999', 'why 0']);
    for (const typed of ['0', '00', '9999']) expect(out).toContain(`“${typed}” is neither a move nor a command`);
    expect(entriesIn('numbers.json')).toEqual([]);
  });

  test('why explains without playing', async () => {
    const { out } = await play('why.json', ['why r5 c2', 'why r2 c2', 'why', 'why not']);
    expect(out).toContain('r5 c2 is allowed.');
    expect(out).toContain('r2 c2 is not allowed. DB-10');
    expect(out).toContain('Why what?');
    expect(out).toContain('“not” is neither a move nor a command');
    expect(entriesIn('why.json')).toEqual([]);
  });

  test('a move can be written loosely', async () => {
    await play('loose.json', [' R5C2 ', 'quit']);
    expect(entriesIn('loose.json')[0]).toMatchObject({ seat: 0, action: { type: 'place', die: 'r5', square: 'c2' } });
  });

  test('undo takes the move and the answer to it back', async () => {
    const { out } = await play('undo.json', ['undo', 'r5 c2', 'undo', 'r5 d3', 'quit']);
    expect(out).toContain('There is nothing to take back');
    expect(out).toContain('Taken back.');
    expect(entriesIn('undo.json').map(({ action }) => action.square)[0]).toBe('d3');
    expect(entriesIn('undo.json')).toHaveLength(2);
  });

  test('help, moves, log and rules are printed', async () => {
    const { out } = await play('print.json', ['help', 'moves', '', 'log', 'r5 c2', 'log', 'rules', 'nonsense']);
    expect(out).toContain('what a strong bot would do');
    expect(out).toMatch(/ 1 \w\d \w\d +2 \w\d \w\d/);
    expect(out).toContain('rolls the Seed');
    expect(out.match(/Player places red 5 on c2\./g)).toHaveLength(2);
    expect(out).toContain('DB-10');
    expect(out).toContain('“nonsense” is neither a move nor a command');
  });

  test('hint names a legal move', async () => {
    const { out } = await play('hint.json', ['hint']);
    const [, move = ''] =
      /Hint: (\w\d \w\d)\. Place .+ It wins \d+ of 100\.\s+The next best: \w\d \w\d, \d+;/.exec(out) ?? [];
    await play('hinted.json', [move]);
    expect(entriesIn('hinted.json')).toHaveLength(2);
  });

  test('resign asks first, then ends a game of two', async () => {
    const { code, out } = await play('resign.json', ['resign', 'no', 'resign', 'yes']);
    expect(code).toBe(0);
    expect(out).toContain('You play on.');
    expect(out).toContain('Player gives up.');
    expect(out).toContain('Maud wins.');
    expect(saved('resign.json').record.end.places).toEqual([2, 1]);
    expect(await runCli(['verify', saveAt('resign.record.json')])).toMatchObject({ code: 0 });
  });

  test('after a resignation among three the others play on', async () => {
    const args = ['play', SAMPLE.id, '--seats', '3', '--seed', '5', '--save', saveAt('three.json')];
    const { code, out } = await runCli(args, folder, ['resign', 'yes']);
    expect(code).toBe(0);
    expect(out).toMatch(/3\. Player \(gave up\)/);
    expect(saved('three.json').record.end.places[0]).toBe(3);
  });

  test('save moves the game to another file', async () => {
    const { out } = await play('old.json', ['r5 c2', `save ${saveAt('new.json')}`, '1', 'quit']);
    expect(out).toContain(`Saved in ${saveAt('new.json')}.`);
    expect([entriesIn('old.json').length, entriesIn('new.json').length]).toEqual([2, 4]);
  });

  test('a place where nothing can be saved is told, and the game goes on', async () => {
    writeFileSync(saveAt('a-file'), '');
    const { code, out } = await play('a-file/game.json', ['quit']);
    expect(code).toBe(0);
    expect(out).toContain('Could not save in');
    expect(out).not.toContain('Saved.');
  });

  test('a game that cannot be saved ends with its result all the same', async () => {
    writeFileSync(saveAt('no-folder'), '');
    const { code, out, err } = await play('no-folder/game.json', ['resign', 'yes']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Maud wins.');
    expect(out).toContain(`Could not save in ${saveAt('no-folder/game.record.json')}`);
    expect(out).not.toContain('taproom verify');
  });

  test('a game that cannot be moved to another file stays in its own', async () => {
    writeFileSync(saveAt('not-there'), '');
    const { out } = await play('stays.json', ['r5 c2', `save ${saveAt('not-there/x.json')}`, '1', 'quit']);
    expect(out).toContain('Could not save in');
    expect(out).toContain(`taproom play --resume ${saveAt('stays.json')}`);
    expect(entriesIn('stays.json')).toHaveLength(4);
  });
});

describe('resume', () => {
  test('goes on where the input ended', async () => {
    const first = await play('resume.json', ['r5 c2', '1']);
    expect(first.code).toBe(0);
    expect(first.out).toContain(`To go on:\ntaproom play --resume ${saveAt('resume.json')}\n`);
    expect(entriesIn('resume.json')).toHaveLength(4);
    const { code, out } = await runCli(['play', '--resume', saveAt('resume.json')], folder, NUMBERS);
    expect(code).toBe(0);
    expect(out).toContain('Resumed after 4 moves.');
    // The same as if it had never been left: the bots' seeds depend on the position alone.
    await play('unbroken.json', ['r5 c2', ...NUMBERS]);
    expect(saved('resume.json')).toEqual(saved('unbroken.json'));
  });

  test('without a file takes the latest unfinished game of the data folder', async () => {
    const home = join(folder, 'home');
    const none = await runCli(['play', '--resume'], home);
    expect(none).toMatchObject({ code: 1, err: 'There is no unfinished game to go on with.\n' });
    await runCli(['play', SAMPLE.id], home, ['1']);
    const games = join(home, 'taproom', 'games');
    const [name = ''] = readdirSync(games);
    expect(name.replace(SAMPLE.id, '')).toMatch(/^-\d{8}-\d{6}\.json$/);
    writeFileSync(join(games, 'zzz.json'), '{"format":"taproom-save-1","pla');
    writeFileSync(join(games, 'old.json'), JSON.stringify({ ...save, record: { ...record, rules: 9 } }));
    const { code, out } = await runCli(['play', SAMPLE.id, '--resume'], home, NUMBERS);
    expect(code).toBe(0);
    expect(out).toMatch(/Resumed after \d moves?\./);
    expect(existsSync(join(games, name.replace('.json', '.record.json')))).toBe(true);
    const left = await runCli(['play', '--resume'], home);
    expect(left).toMatchObject({
      code: 1,
      err: expect.stringContaining(`This needs rules 9 of ${SAMPLE.title}, and here`),
    });
  });

  const record = recordOf(playedMatch(6));
  const save = { format: 'taproom-save-1', players: ['human', 'regular'], record };
  const changed = record.entries.with(2, { ...(record.entries[2] as (typeof record.entries)[number]), seat: 0 });

  test.each([
    ['cut', JSON.stringify(save).slice(0, 300), 'is no saved game, or a damaged one'],
    ['a record', JSON.stringify(record), 'is no saved game'],
    ['without a record', JSON.stringify({ ...save, record: null }), 'is damaged'],
    ['without players', JSON.stringify({ ...save, players: ['human'] }), 'does not say who plays'],
    ['with a bot nobody knows', JSON.stringify({ ...save, players: ['human', 'genius'] }), 'does not say who plays'],
    ['edited', JSON.stringify({ ...save, record: { ...record, entries: changed } }), 'Action 3 (seat 1: '],
    [
      'of other rules',
      JSON.stringify({ ...save, record: { ...record, rules: 9 } }),
      `cannot go on. This needs rules 9 of ${SAMPLE.title}, and here rules`,
    ],
  ])('refuses a save that is %s', async (kind, text, sentence) => {
    mkdirSync(join(folder, 'bad'), { recursive: true });
    const path = join(folder, 'bad', `${kind}.json`);
    writeFileSync(path, text);
    const { code, out, err } = await runCli(['play', '--resume', path], folder);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('does not let a saved game be changed on the way', async () => {
    writeFileSync(saveAt('fixed.json'), JSON.stringify(save));
    expect(await runCli(['play', '--resume', saveAt('fixed.json'), '--seats', '3'])).toMatchObject({ code: 2 });
    expect(await runCli(['play', 'chess', '--resume', saveAt('fixed.json')])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`is ${SAMPLE.id}, not chess`),
    });
  });
});

test('too many bots are refused', async () => {
  const { code, err } = await runCli(['play', SAMPLE.id, '--bots', 'regular,regular,regular'], folder);
  expect({ code, err }).toEqual({ code: 2, err: 'There are 3 bots for 2 seats.\n' });
});
