import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, runCli } from '../../testing/cli.ts';

const folder = makeFolder();
/** The first move of every list: more than any game takes. */
const NUMBERS = Array.from({ length: 3_000 }, () => '1');

const saveAt = (name: string): string => join(folder, name);
const recordIn = (name: string) => JSON.parse(readFileSync(saveAt(name), 'utf8')).record;
const actionsIn = (name: string): object[] => recordIn(name).entries.map(({ action }: { action: object }) => action);

/** Plays with the dice of seed 5. */
const play = (name: string, typed: readonly string[], ...more: string[]) =>
  runCli(['play', 'dice-brewing', '--seed', '5', '--save', saveAt(name), ...more], folder, typed);

const TWO_PEOPLE = ['--seats', '2', '--bots', 'none'];

/** Player 1 improves a green die at once, and both brew a lager. */
const FIRST_ROUND = [
  'store y3',
  'store g1',
  'HP2 g1 wh',
  'speed HP2 u5',
  'wh',
  'mh1',
  'done',
  'store b4',
  'pass',
  's y3',
  's g2',
  'pass',
  'done',
  'brew exp1',
  'claim lock',
  'brew lag1',
];

/** Player 1 locks a die of player 2, and finds a better green one in the supply. */
const SECOND_ROUND = ['pass', 'play lock', 'aim 2 res y6', 'sk2 u3', 'colour g', 'swap 6 g5', 'done', 's g6', 'pass'];

describe('two at one keyboard', () => {
  test('play a round to its end, told in words', async () => {
    const { code, out, err } = await play('round.json', FIRST_ROUND, ...TWO_PEOPLE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const sentence of [
      'Throws for the season token: 6, 6, 3, 2. Player 1 gets it.',
      'Player 1 improves green 1 from the warehouse (Hops Plantation 2).',
      'Player 1 speeds up Hops Plantation 2 with blue 5.',
      'Player 1 puts green 2 in the warehouse.',
      'Player 1 brews Experimental Lager, paid with yellow 3, green 2, black 4.',
      'Player 1 takes the token “Lock or protect a die”.',
      'Player 2 gains 1 experience point and 2 coins.',
      'Player 2 gets a yellow die.',
      'Round 2, summer. Player 2 is first.',
    ])
      expect(out).toContain(sentence);
    expect(out).toContain('✓ LAG-1 Cheap Lager');
  });

  test('play a token on each other and go to school', async () => {
    const { out } = await play('school.json', [...FIRST_ROUND, ...SECOND_ROUND], ...TWO_PEOPLE);
    expect(out).toContain('Player 1 locks yellow 6 in the reserve of Player 2.');
    expect(out).toMatch(/2°Player 2 .* R y4 b1 g3 u1 y6# W –/);
    expect(out).toContain('Player 1 exchanges green 5 for green 6.');
  });

  test('learn from the ruling why a move is not allowed', async () => {
    const refused = [
      'brew lag1',
      'sk1 u5',
      'mh2 b4',
      'store y4',
      'play lock',
      'speed mh3 u5',
      'done',
      'mh3 y3',
      'mh3 b4',
    ];
    const { out } = await play('refused.json', [...refused, 'mh3 now', 'quit'], ...TWO_PEOPLE);
    for (const [move, ruling] of [
      ['brew lag1', 'BR-20'],
      ['sk1 u5', 'BR-21'],
      ['mh2 b4', 'BR-21'],
      ['store y4', 'BR-3'],
      ['play lock', 'BR-11'],
      ['speed mh3 u5', 'BR-18'],
      ['done', 'BR-19'],
      ['mh3 b4', 'BR-4'],
    ])
      expect(out).toContain(`${move} is not allowed. ${ruling}: `);
    expect(out).toContain('“mh3 now” is neither a move nor a command.');
    expect(actionsIn('refused.json')).toEqual([{ type: 'place', space: 'MH3', from: 'reserve', die: 'y3' }]);
  });

  test('hear who is on a space that is full', async () => {
    const { out } = await play('full.json', ['mh3 y3', 'done', 'mh3 y3', 'quit'], ...TWO_PEOPLE);
    expect(out).toMatch(/mh3 y3 is not allowed\. BR-4: .*Player 1/);
  });

  test.each([
    ['en', 'Both would be wasted: raised to 6,', 'falls back to 5.'],
    ['cs', 'Přijdeš o obojí: kostka zvýšená na 6', 'klesne zpátky na 5.'],
    ['it', 'Perderesti entrambi: portato a 6,', 'torna a 5.'],
  ])('are warned in the list of moves of a raise that would be lost (%s)', async (language, start, end) => {
    const first = FIRST_ROUND.map((typed) => (typed === 'claim lock' ? 'claim raise' : typed));
    const typed = [...first, 'pass', 'hp2 g5', 'play raise', 'menu', 'quit'];
    const { out } = await play(`warned-${language}.json`, typed, ...TWO_PEOPLE, '--lang', language);
    const lines = out.replace(/\n {4}/g, ' ');
    expect(lines).toContain(`  4 ⚠ aim p1 HP2 g5: ${start}`);
    expect(lines).toContain(end);
    expect(out.match(/⚠/g)).toHaveLength(1);
  });

  test('take moves back until dice are rolled', async () => {
    const [first, ...rest] = FIRST_ROUND as [string, ...string[]];
    const { out } = await play('undo.json', ['store b4', 'undo', first, ...rest, 'undo'], ...TWO_PEOPLE);
    expect(out.match(/Taken back\./g)).toHaveLength(1);
    expect(out).toContain('New dice or cards have been seen since');
    expect(actionsIn('undo.json')[0]).toEqual({ type: 'store', die: 'y3' });
  });

  test.each([
    ['cs', 'Hráč 1 vaří Experimental Lager. Platí: žlutá 3, zelená 2, černá 4.'],
    ['it', 'Giocatore 1 produce Experimental Lager e usa: 3 giallo, 2 verde, 4 nero.'],
  ])('hear of it in %s', async (language, sentence) => {
    const { out } = await play(`${language}.json`, FIRST_ROUND, ...TWO_PEOPLE, '--lang', language);
    expect(out).toContain(sentence);
  });

  test('do not learn from the log which tokens the other has bought in advanced mode', async () => {
    const { out } = await play('advanced.json', NUMBERS.slice(0, 400), ...TWO_PEOPLE, '--option', 'mode=advanced');
    expect(out).toMatch(/Player \d (buys|takes) an action token/);
    expect(out).not.toMatch(/Player \d (buys|takes) the token/);
  });
});

test('against a bot a game goes to its end, and its record verifies', async () => {
  const { code, out, err } = await play('whole.json', NUMBERS, '--seats', '2', '--bots', 'guest');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/The last round has been played\.|Enough recipes have been brewed\./);
  expect(out).toMatch(/^ {2}1\. \w+ +\d+ points?: Experience points \d+, For coins \d+,/m);
  expect(recordIn('whole.json').end.places).toHaveLength(2);
  const verified = await runCli(['verify', saveAt('whole.record.json')]);
  expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('everything fits') });
});

test('help explains the signs and how moves are typed', async () => {
  const { out } = await play('help.json', ['help', 'why mh1', 'quit'], ...TWO_PEOPLE);
  expect(out).toContain('MH1 sows a seed');
  expect(out).toContain('✓ can be brewed now');
  expect(out).toContain('mh1 is allowed.');
});
