import manifest from '../package.json' with { type: 'json' };
import { helpOf, overview } from './commands/help.ts';
import { COMMAND_NAMES, loadCommand } from './commands/index.ts';
import { parseInput } from './input/input.ts';
import type { Io } from './io.ts';
import { EXIT, misused, print, widthOf } from './output/output.ts';
import { listed } from './output/words.ts';

/** Runs a command line and gives its exit code. */
export async function run([name, ...rest]: readonly string[], io: Io): Promise<number> {
  if (name === '--version' || name === '-V') return version(io);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return help(rest[0], io);
  const command = await loadCommand(name);
  if (!command) return misused(io, `There is no command "${name}". The commands are ${listed(COMMAND_NAMES)}.`);
  if (rest.includes('--help') || rest.includes('-h')) return help(name, io);
  const input = parseInput(command, rest);
  return input.ok ? command.run(input.value, io) : misused(io, input.error);
}

function version(io: Io): number {
  print(io, `taproom ${manifest.version}`);
  return EXIT.fine;
}

async function help(name: string | undefined, io: Io): Promise<number> {
  const command = name === undefined ? undefined : await loadCommand(name);
  print(io, command ? helpOf(command, widthOf(io)) : overview(widthOf(io)));
  return EXIT.fine;
}
