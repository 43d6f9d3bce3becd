import { rowsWithin, wrapped } from '../output/words.ts';
import type { Command, OptionSpec } from './command.ts';
import { SUMMARIES, summaryOf } from './index.ts';

/** What `--help` says about a command, in lines of at most `width` characters. */
export function helpOf(command: Command, width: number): string {
  const options = Object.entries(command.options).map(optionRow);
  const details = command.details.flatMap((paragraph) => wrapped(paragraph, width));
  return [
    ...wrapped(summaryOf(command.name), width),
    '',
    `  ${['taproom', command.name, ...command.takes, '[options]'].join(' ')}`,
    ...(details.length > 0 ? ['', ...details] : []),
    '',
    ...rowsWithin([...options, ['  --help', 'says this']], width),
  ].join('\n');
}

function optionRow([name, { value, help, bare }]: [string, OptionSpec]): [string, string] {
  const written = value === undefined ? '' : bare === undefined ? ` ${value}` : ` [${value}]`;
  return [`  --${name}${written}`, help];
}

/** What `taproom` says by itself. */
export function overview(width: number): string {
  return [
    ...wrapped('Taproom plays dice-and-drink tabletop games with every rule enforced.', width),
    '',
    '  taproom <command> [options]',
    '',
    ...rowsWithin(
      SUMMARIES.map(([name, summary]) => [`  ${name}`, summary]),
      width,
    ),
    '',
    ...wrapped('Each command explains itself with --help. --version says which Taproom this is.', width),
  ].join('\n');
}
