import { helpOf, overview } from './commands/help.ts';
import { COMMAND_NAMES, loadCommand } from './commands/index.ts';
import { parseInput } from './input/input.ts';
import type { Io } from './io.ts';
import { EXIT, misused, print } from './output/output.ts';
import { listed } from './output/words.ts';

/** Runs a command line and gives its exit code. */
export async function run([name, ...rest]: readonly string[], io: Io): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return help(rest[0], io);
  const command = await loadCommand(name);
  if (!command) return misused(io, `There is no command "${name}". The commands are ${listed(COMMAND_NAMES)}.`);
  if (rest.includes('--help') || rest.includes('-h')) return help(name, io);
  const input = parseInput(command, rest);
  return input.ok ? command.run(input.value, io) : misused(io, input.error);
}

async function help(name: string | undefined, io: Io): Promise<number> {
  const command = name === undefined ? undefined : await loadCommand(name);
  print(io, command ? helpOf(command) : await overview());
  return EXIT.fine;
}
