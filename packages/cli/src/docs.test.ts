import { readFileSync } from 'node:fs';
import { findGame } from '@taproom/games';
import { expect, test } from 'vitest';
import { COMMAND_NAMES, loadCommand } from './commands/index.ts';
import { parseInput } from './input/input.ts';

const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
const shown = page.match(/^taproom .+$/gm) ?? [];
/** The words of a line as a shell would take them. */
const wordsOf = (line: string): string[] => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

test('the page about the command line shows every command but none that does not exist', async () => {
  expect(new Set(shown.map((line) => line.split(' ')[1]))).toEqual(new Set(COMMAND_NAMES));
  for (const line of shown) {
    const [, name = '', ...args] = wordsOf(line);
    const command = await loadCommand(name);
    expect(command, line).toBeDefined();
    expect(command && parseInput(command, args), line).toMatchObject({ ok: true });
  }
});

const withOptions = shown.filter((line) => line.includes('--option'));

test.each(withOptions)('%s names values that the game has', (line) => {
  const [, , id = ''] = line.split(' ');
  const [, name = '', value] = /--option (\w+)=(\w+)/.exec(line) ?? [];
  expect(findGame(id)?.options[name]?.values).toContain(value);
});
