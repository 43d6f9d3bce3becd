import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMAND_NAMES, loadCommand } from './commands/index.ts';
import { parseInput } from './input.ts';

const page = readFileSync(new URL('../../../docs/cli.md', import.meta.url), 'utf8');
const shown = page.match(/^taproom .+$/gm) ?? [];

test('the page about the command line shows every command but none that does not exist', async () => {
  expect(new Set(shown.map((line) => line.split(' ')[1]))).toEqual(new Set(COMMAND_NAMES));
  for (const line of shown) {
    const [, name = '', ...args] = line.split(' ');
    const command = await loadCommand(name);
    expect(command, line).toBeDefined();
    expect(command && parseInput(command, args), line).toMatchObject({ ok: true });
  }
});
