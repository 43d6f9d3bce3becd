import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFolder, runCli } from '../../testing/cli.ts';

const folder = makeFolder();
/** The first move of every list, which passes, takes the pound or ends the turn: more than any game takes. */
const NUMBERS = Array.from({ length: 1_000 }, () => '1');

const saveAt = (name: string): string => join(folder, name);
const recordIn = (name: string) => JSON.parse(readFileSync(saveAt(name), 'utf8')).record;
const actionsIn = (name: string): object[] => recordIn(name).entries.map(({ action }: { action: object }) => action);

/** Plays with the dice of seed 5. */
const play = (name: string, typed: readonly string[], ...more: string[]) =>
  runCli(['play', 'dyce', '--seed', '5', '--save', saveAt(name), ...more], folder, typed);

const TWO_PEOPLE = ['--seats', '2', '--bots', 'none', '--option', 'first=1'];

describe('two at one keyboard', () => {
  /** Both want the orange baron's yellow whisky; a pound decides. */
  const ROUND = ['b', 'c1', 'c1 y', 'd1', 'd1 y', 'ad d1', 'done', 'p', 'p', 't', 't'];

  test('play a round that ends with a trade, told with its reasons', async () => {
    const { code, out, err } = await play('round.json', ROUND, ...TWO_PEOPLE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const sentence of [
      'Player 1 has the barrel and begins.',
      'Player 2 gets blue whisky.',
      'Player 1 opens a shop on c1.',
      'Player 2 wants to buy yellow whisky on d1.',
      'Player 1 puts a pound on Player 2’s shop on d1.',
      'Player 1 ends the turn.',
      'Player 2 passes and puts the seal on the castle.',
      'Player 2 takes a pound.',
      'The orange baron comes to d1: of the equally near shops with yellow whisky, this one has the most pounds.',
      'Player 2 buys yellow whisky from the orange baron for 2 pounds; the pound on the shop is lost.',
      'Round 1 is over. ',
    ])
      expect(out).toContain(sentence);
    expect(out).toMatch(/The yellow die goes back to the bag; an? \w+ die comes out: \d/);
    expect(out).toContain('Player 2 to move');
  });

  test('see before what the barons would do', async () => {
    const { out } = await play('forecast.json', ROUND, ...TWO_PEOPLE);
    expect(out).toMatch(/@o \[Y2\] .*→ {2}c1 1Y−2£/);
    expect(out).toMatch(/@o \[Y2\] .*→£ d1 2Y−2£/);
  });

  test('learn from the ruling why a move is not allowed', async () => {
    const refused = ['r', 'b', 'pass now', 'take', 'open c3', 'ad c1', 'c1', 'done', 'c1 r', 'b', 'quit'];
    const { out } = await play('refused.json', refused, ...TWO_PEOPLE);
    for (const [move, ruling] of [
      ['r', 'DY-17'],
      ['take', 'DY-19'],
      ['open c3', 'DY-13'],
      ['ad c1', 'DY-15'],
      ['c1 r', 'DY-14'],
      ['b', 'DY-16'],
    ])
      expect(out).toContain(`${move} is not allowed. ${ruling}: `);
    expect(out).toContain('“pass now” is neither a move nor a command.');
    expect(actionsIn('refused.json')).toHaveLength(3);
  });

  test('take moves back until dice are drawn', async () => {
    const typed = ['b', 'c1', 'undo', 'e1', 'e1 r', 'p', 'p', 't', 'undo', 'quit'];
    const { out } = await play('undo.json', typed, ...TWO_PEOPLE);
    expect(out.match(/Taken back\./g)).toHaveLength(1);
    expect(out).toContain('New dice or cards have been seen since');
    expect(actionsIn('undo.json').slice(1, 3)).toEqual([
      { type: 'open', space: 'e1' },
      { type: 'stock', space: 'e1', whisky: 'red' },
    ]);
  });

  test.each([
    ['cs', 'Hráč 2 kupuje žlutou whisky od oranžového barona za 2 libry; libra na obchodě propadá.'],
    ['it', 'Giocatore 2 compra whisky giallo dal barone arancione per 2 sterline; la sterlina sul negozio è persa.'],
  ])('hear of it in %s', async (language, sentence) => {
    const { out } = await play(`${language}.json`, ROUND, ...TWO_PEOPLE, '--lang', language);
    expect(out).toContain(sentence);
  });
});

test('against a bot a game goes to its end, and its record verifies', async () => {
  const { code, out, err } = await play('whole.json', NUMBERS, '--seats', '2', '--bots', 'guest');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('The white die could not rise above 6.');
  expect(out).toMatch(/^ {2}1\. \w+ +\d+ points?: Pounds in hand \d+, Pounds on shops \d+,/m);
  expect(recordIn('whole.json').end.places).toHaveLength(2);
  const verified = await runCli(['verify', saveAt('whole.record.json')]);
  expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('everything fits') });
});

describe('alone', () => {
  test('a game that is lost says how many blends were sold', async () => {
    const { code, out } = await play('lost.json', NUMBERS, '--seats', '1', '--option', 'startDie=5');
    expect(code).toBe(0);
    expect(out).toContain('▣W5');
    expect(out).toContain('Lost with no blend sold');
    expect(out).toMatch(/^ {2}Blends sold 0, Rounds \d+$/m);
    expect(out).not.toMatch(/nobody’s|wins/);
  });

  test('the last pound is warned of, and the game is lost at once with it (DY-21)', async () => {
    const { code, out } = await play('ruin.json', ['a1', 'b1', 'd1', 'e1', 'a5', 'e5'], '--seats', '1');
    expect(code).toBe(0);
    expect(out.match(/Last pound: unless it buys what you can blend/g)).toHaveLength(1);
    expect(out).toContain('No pound was left, and nothing in hand to blend.');
    expect(out).toMatch(/^ {2}Blends sold 0, Rounds 3$/m);
    expect(recordIn('ruin.json').end.places).toEqual([2]);
  });

  test('nobody passes, and the turn just ends', async () => {
    const { out } = await play('alone.json', ['pass', 'take', 'done', 'quit'], '--seats', '1');
    expect(out).toContain('pass is not allowed. DY-18: ');
    expect(out).toContain('take is not allowed. DY-18: ');
    expect(actionsIn('alone.json')).toEqual([{ type: 'done' }]);
  });

  test('giving up ends it', async () => {
    const { code, out } = await play('resign.json', ['c1', 'resign', 'yes'], '--seats', '1');
    expect(code).toBe(0);
    expect(out).toContain('Given up before the end.');
    expect(out).toContain('Player (gave up)');
    expect(out).not.toContain('Lost');
  });
});

test('help explains the signs and how moves are typed', async () => {
  const { out } = await play('help.json', ['help', 'why c1', 'quit'], '--seats', '1');
  expect(out).toContain('c2 opens a shop');
  expect(out).toContain('@o the orange');
  expect(out).toContain('c1 is allowed.');
});
