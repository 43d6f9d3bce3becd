import { columns } from '../output/words.ts';
import type { Command, OptionSpec } from './command.ts';
import { COMMAND_NAMES, loadCommand } from './index.ts';

/** What `--help` says about a command. */
export function helpOf(command: Command): string {
  const options = Object.entries(command.options).map(optionRow);
  return [
    `${command.summary}`,
    '',
    `  ${['taproom', command.name, ...command.takes, '[options]'].join(' ')}`,
    ...(command.details.length > 0 ? ['', ...command.details] : []),
    '',
    ...columns([...options, ['  --help', 'says this']]),
  ].join('\n');
}

function optionRow([name, { value, help, bare }]: [string, OptionSpec]): string[] {
  const written = value === undefined ? '' : bare === undefined ? ` ${value}` : ` [${value}]`;
  return [`  --${name}${written}`, help];
}

/** What `taproom` says by itself. */
export async function overview(): Promise<string> {
  const commands = await Promise.all(COMMAND_NAMES.map(loadCommand));
  const rows = commands.flatMap((command) => (command ? [[`  ${command.name}`, command.summary]] : []));
  return [
    'Taproom plays dice-and-drink tabletop games with every rule enforced.',
    '',
    '  taproom <command> [options]',
    '',
    ...columns(rows),
    '',
    'Each command explains itself with --help.',
  ].join('\n');
}
