import { COMMAND_NAMES, loadCommand } from './commands/index.ts';
import { helpOf, overview } from './help.ts';
import { parseInput } from './input.ts';
import { EXIT, misused, print } from './output.ts';
import { listed } from './words.ts';

/** Runs a command line and gives its exit code. */
export async function main([name, ...rest]: string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return help(rest[0]);
  const command = await loadCommand(name);
  if (!command) return misused(`There is no command "${name}". The commands are ${listed(COMMAND_NAMES)}.`);
  if (rest.includes('--help') || rest.includes('-h')) return help(name);
  const input = parseInput(command, rest);
  return input.ok ? command.run(input.value) : misused(input.error);
}

async function help(name: string | undefined): Promise<number> {
  const command = name === undefined ? undefined : await loadCommand(name);
  print(command ? helpOf(command) : await overview());
  return EXIT.fine;
}
