import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, runCli } from '../../testing/cli.ts';

const folder = makeFolder();
/** The first move of every list: more than any game takes. */
const NUMBERS = Array.from({ length: 4_000 }, () => '1');

const saveAt = (name: string): string => join(folder, name);
const recordIn = (name: string) => JSON.parse(readFileSync(saveAt(name), 'utf8')).record;
const actionsIn = (name: string): object[] => recordIn(name).entries.map(({ action }: { action: object }) => action);

/** Plays with the dice of seed 465. */
const play = (name: string, typed: readonly string[], ...more: string[]) =>
  runCli(['play', 'whisky-game', '--seed', '465', '--save', saveAt(name), ...more], folder, typed);

const TWO_PEOPLE = ['--seats', '2', '--bots', 'none'];

/** Player 2 answers an easy question right, player 1 a hard one. */
const FIRST_ROUND = ['dublin', 'edinburgh', 'roll', 'go teeling', 'ask easy', '3', 'r', 'glenkin', 'hard', 'answer 1'];

describe('two at one keyboard', () => {
  test('walk to distilleries and answer questions, told in words', async () => {
    const { code, out, err } = await play('round.json', FIRST_ROUND, ...TWO_PEOPLE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const sentence of [
      'Player 2 is Rachel Barrie. Your bottle of GlenDronach counts twice the points printed on it.',
      'Player 2 begins in Dublin.',
      'Player 2 throws 2: 2 fields.',
      'Player 2 goes to Teeling.',
      'Teeling, an easy question for Player 2: What is unlicensed American whiskey called',
      'Player 2: “Moonshine”. Right! Makers worked at night',
      'Player 2 takes Teeling (1 point).',
      'Player 1 finds yeast at Dalkeith.',
      'Player 1: “New make spirit”. Right!',
      'Player 1 takes Glenkinchie (5 points).',
      'Round 2.',
    ])
      expect(out).toContain(sentence);
    expect(out).toContain(' 1 Glenkinchie·5\nIreland Teeling·1 | Lowlands –');
  });

  test('take a whole way in one line, and each step is kept', async () => {
    await play('steps.json', FIRST_ROUND.slice(0, 8), ...TWO_PEOPLE);
    const actions = actionsIn('steps.json') as { type: string; to?: string }[];
    const way = actions.slice(actions.findLastIndex(({ type }) => type === 'roll') + 1);
    expect(way.slice(-2)).toEqual([{ type: 'step', to: 'glenkinchie' }, { type: 'stop' }]);
    expect(way.slice(0, -1).every(({ type }) => type === 'step')).toBe(true);
  });

  test.each(['3', 'answer 3', 'answer c'])('answer with the number beside an answer: %s', async (typed) => {
    const lines = [...FIRST_ROUND.slice(0, 5), 'moves', typed];
    const { out } = await play('numbers.json', lines, ...TWO_PEOPLE);
    const [, first = '', third = ''] = /^ +1 (\S.*?) {2,}2 \S.*? {2,}3 (\S.*?) {2,}4 \S/m.exec(out) ?? [];
    expect(out).toMatch(new RegExp(`^ +1 {2}${first} +3 {2}${third}$`, 'm'));
    expect(out).toContain(`Player 2: “${third}”. `);
    expect(out).not.toMatch(/answer [a-d]\b/);
  });

  test('learn from the ruling why a move is not allowed', async () => {
    const typed = [
      ...FIRST_ROUND.slice(0, 2),
      'stop',
      'sail sea-irish',
      'play faker',
      'r',
      'go oban',
      'stop',
      'go where',
    ];
    const { out } = await play('refused.json', typed, ...TWO_PEOPLE);
    for (const [move, ruling] of [
      ['stop', 'WG-26'],
      ['sail sea-irish', 'WG-34'],
      ['play faker', 'WG-29'],
      ['go oban', 'WG-34'],
      ['stop', 'WG-35'],
    ])
      expect(out).toContain(`${move} is not allowed. ${ruling}: `);
    expect(out).toContain('“go where” is neither a move nor a command.');
    expect(actionsIn('refused.json')).toHaveLength(3);
  });

  test('ask why a whole way is allowed', async () => {
    const { out } = await play('why.json', [...FIRST_ROUND.slice(0, 3), 'why go teeling', 'why 9'], ...TWO_PEOPLE);
    expect(out).toContain('go teeling is allowed.');
    expect(out).toContain('“9” is neither a move nor a command.');
  });

  test('take steps back as long as nothing was drawn or asked', async () => {
    const typed = [...FIRST_ROUND.slice(0, 4), 'undo', 'undo', 'undo', 'go dublin-port', 'undo', 'undo', 'undo'];
    const { out } = await play('undo.json', typed, ...TWO_PEOPLE);
    expect(out.match(/Taken back\./g)).toHaveLength(4);
    expect(out).toContain('New dice or cards have been seen since');
  });

  test.each([
    ['cs', 'Hráč 1 získává láhev Glenkinchie (5 bodů).'],
    ['it', 'Giocatore 1 prende Glenkinchie (5 punti).'],
  ])('hear of it in %s', async (language, sentence) => {
    const { out } = await play(`${language}.json`, FIRST_ROUND, ...TWO_PEOPLE, '--lang', language);
    expect(out).toContain(sentence);
  });
});

test('against a bot a game goes to its end, and its record verifies', async () => {
  const { code, out, err } = await play('whole.json', NUMBERS, '--seats', '2', '--bots', 'guest');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/A hundred and fifty rounds have been played\.|The goal is reached/);
  expect(out).toMatch(/^ {2}1\. \w+ +\d+ points?: ([A-Z][a-z ]+ \d+, )+/m);
  expect(recordIn('whole.json').end.places).toHaveLength(2);
  const verified = await runCli(['verify', saveAt('whole.record.json')]);
  expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('everything fits') });
});

test('help explains the signs and how moves are typed', async () => {
  const { out } = await play('help.json', ['help', 'quit'], ...TWO_PEOPLE);
  expect(out).toContain('go oban walks to a field that can be reached');
  expect(out).toContain('D135 is a distillery with the bottles you could get');
});
