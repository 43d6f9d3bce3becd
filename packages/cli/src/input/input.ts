import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { fail, ok, type Result } from '@taproom/engine';
import type { Command, OptionSpec } from '../commands/command.ts';
import { listed } from '../output/words.ts';

/** The arguments after the name of a command. */
export interface Input {
  readonly words: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** A command's input, or a sentence about what is wrong with it. */
export function parseInput(command: Command, args: readonly string[]): Result<Input, string> {
  try {
    const { values, positionals } = parseArgs({
      args: withBareValues(command, args),
      options: Object.fromEntries(Object.entries(command.options).map(([name, spec]) => [name, descriptorOf(spec)])),
      allowPositionals: true,
    });
    return wordsFit(command, positionals) ?? ok({ words: positionals, values });
  } catch (error) {
    return fail(sentenceFor(command, error));
  }
}

const descriptorOf = ({ value, repeated = false }: OptionSpec): ParseArgsOptionDescriptor => ({
  type: value === undefined ? 'boolean' : 'string',
  multiple: repeated,
});

/** `--resume` alone becomes `--resume=latest`, where the option says so. */
function withBareValues(command: Command, args: readonly string[]): string[] {
  return args.map((arg, i) => {
    const bare = command.options[arg.replace(/^--/, '')]?.bare;
    const next = args[i + 1];
    return arg.startsWith('--') && bare && (next === undefined || next.startsWith('-')) ? `${arg}=${bare}` : arg;
  });
}

function wordsFit(command: Command, words: readonly string[]): Result<never, string> | undefined {
  const extra = words[command.takes.length];
  if (extra === undefined) return undefined;
  const expected = command.takes.length === 0 ? 'nothing but options' : `only ${command.takes.join(' ')}`;
  return fail(`"${extra}" is one word too many: ${command.name} takes ${expected}.`);
}

function sentenceFor(command: Command, error: unknown): string {
  if (!(error instanceof TypeError) || !('code' in error)) throw error;
  const names = Object.keys(command.options).map((name) => `--${name}`);
  const valid = names.length === 0 ? `${command.name} has no options.` : `${command.name} has ${listed(names, 'and')}.`;
  const [, stranger] = /^Unknown option '(.+?)'/.exec(error.message) ?? [];
  const [, dashed] = /^Option '(.+?)' argument is ambiguous/.exec(error.message) ?? [];
  if (dashed) return `${dashed} takes a value. One that begins with a dash is written as in ${dashed}=-1.`;
  return stranger === undefined ? `${error.message.split('\n')[0]}` : `There is no option ${stranger}: ${valid}`;
}

export const flag = (input: Input, name: string): boolean => input.values[name] === true;

export function word(input: Input, name: string): string | undefined {
  const value = input.values[name];
  return typeof value === 'string' ? value : undefined;
}

export function words(input: Input, name: string): string[] {
  const value = input.values[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

interface Range {
  readonly least: number;
  readonly most: number;
  readonly otherwise: number;
}

/** A whole number in a range, or a sentence with the range. */
export function whole(input: Input, name: string, { least, most, otherwise }: Range): Result<number, string> {
  const given = word(input, name);
  if (given === undefined) return ok(otherwise);
  const number = /^-?\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= least && number <= most) return ok(number);
  return fail(`--${name} takes a whole number from ${least} to ${most}, not "${given}".`);
}
