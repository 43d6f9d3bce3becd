import type { Input } from '../input/input.ts';
import type { Io } from '../io.ts';

/** One option of a command: a flag, or a word that takes a value. */
export interface OptionSpec {
  /** What stands for the value in the help; without it the option is a flag. */
  readonly value?: string;
  readonly help: string;
  /** What the option means when it is given without its value. */
  readonly bare?: string;
  /** Whether it may be given several times. */
  readonly repeated?: boolean;
}

export interface Command {
  readonly name: string;
  /** What follows the name: `<game>`, `FILE`. */
  readonly takes: readonly string[];
  /** More for the command's own help. */
  readonly details: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Does it, and gives the exit code. */
  run(input: Input, io: Io): Promise<number>;
}
