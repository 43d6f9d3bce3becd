import { describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { helpOf, overview } from './commands/help.ts';
import { COMMAND_NAMES, loadCommand } from './commands/index.ts';
import { runCli } from './testing/cli.ts';
import { SAMPLE } from './testing/sample.ts';

describe('help', () => {
  test('lists every command', async () => {
    const { code, out } = await runCli([]);
    expect(code).toBe(0);
    for (const name of COMMAND_NAMES) expect(out).toContain(`\n  ${name} `);
    expect(await runCli(['--help'])).toMatchObject({ code: 0, out });
  });

  test.each(COMMAND_NAMES)('%s explains itself', async (name) => {
    const { code, out, err } = await runCli([name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`  taproom ${name} `);
    expect(out).toContain('--help');
  });
});

test.each([60, 80])('help breaks between words, within %d columns', async (width) => {
  const commands = await Promise.all(COMMAND_NAMES.map(loadCommand));
  const pages = [overview(width), ...commands.map((command) => (command ? helpOf(command, width) : ''))];
  for (const line of pages.join('\n').split('\n')) expect(line.length, line).toBeLessThanOrEqual(width);
  expect(pages).not.toContain('');
});

test('it says which version it is', async () => {
  expect(await runCli(['--version'])).toEqual({ code: 0, out: `taproom ${manifest.version}\n`, err: '' });
});

describe('what is not understood gets a sentence with what would be', () => {
  test.each([
    ['an unknown command', ['brew'], 'There is no command "brew". The commands are play, join, '],
    ['an unknown game to learn', ['learn', 'chess'], 'There is no game "chess". The games are '],
    ['a missing game to sum up', ['summary'], 'Which game? The games are '],
    ['a command named like a part of the language', ['constructor'], 'There is no command "constructor".'],
    ['an unknown game', ['perft', 'chess'], 'There is no game "chess". The games are '],
    ['a missing game', ['arena', '--a', 'greedy', '--b', 'random'], 'Which game? The games are '],
    ['an unknown option', ['verify', '--fast'], 'There is no option --fast: verify has --house and --json.'],
    ['an option without its value', ['perft', SAMPLE.id, '--depth'], '--depth'],
    ['a word too many', ['games', 'chess'], '"chess" is one word too many: games takes nothing but options.'],
    ['a wrong seat count', ['perft', SAMPLE.id, '--seats', '9'], `${SAMPLE.title} is for 2, 3 or 4 players, not 9.`],
    [
      'seats that are no number',
      ['perft', SAMPLE.id, '--seats', 'x'],
      `${SAMPLE.title} is for 2, 3 or 4 players, not x.`,
    ],
    [
      'an unknown game option',
      ['play', SAMPLE.id, '--option', 'size=7'],
      'no option "size". Its options are colours and first.',
    ],
    [
      'an unknown value',
      ['play', SAMPLE.id, '--option', 'colours=five'],
      'The option colours can be two or one here, not "five".',
    ],
    [
      'a value for other seats',
      ['play', SAMPLE.id, '--seats', '3', '--option', 'colours=one'],
      'The option colours can be two here',
    ],
    ['an option without a value', ['play', SAMPLE.id, '--option', 'colours'], '--option takes a name and a value'],
    [
      'an unknown bot',
      ['arena', SAMPLE.id, '--a', 'genius', '--b', 'random'],
      'There is no bot "genius". The bots are random, greedy',
    ],
    ['a missing bot', ['arena', SAMPLE.id, '--a', 'greedy'], '--b is missing'],
    [
      'no games at all',
      ['arena', SAMPLE.id, '--a', 'greedy', '--b', 'random', '--games', '0'],
      '--games takes a whole number from 1',
    ],
    ['a depth beyond reason', ['perft', SAMPLE.id, '--depth', '99'], '--depth takes a whole number from 1 to 12'],
    [
      'a value that looks like an option',
      ['perft', SAMPLE.id, '--seed', '-1'],
      '--seed takes a value. One that begins',
    ],
    ['a seed that is no number', ['perft', SAMPLE.id, '--seed', '1e3'], '--seed takes a whole number'],
    ['an unknown language', ['play', SAMPLE.id, '--lang', 'tlh'], 'There are en, cs and it.'],
    ['a missing file', ['replay'], 'Which file?'],
    ['a missing file', ['verify'], 'Which file?'],
    ['a port that is none', ['serve', '--port', 'http'], '--port takes a whole number from 0 to 65535, not "http".'],
  ])('%s', async (_, args, sentence) => {
    const { code, out, err } = await runCli(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
