import type { Io, Output } from '../io.ts';
import { plain, wrapped } from './words.ts';

/** Exit codes: it went well; what was looked at is not in order; the command was not understood. */
export const EXIT = { fine: 0, failed: 1, misused: 2 } as const;

type Out = Pick<Io, 'stdout'>;
type Err = Pick<Io, 'stderr'>;

export const print = ({ stdout }: Out, ...lines: string[]): void => void stdout.write(`${lines.join('\n')}\n`);

/** What a terminal would take for a command is written as a number. */
export const printJson = (io: Out, value: unknown): void =>
  print(io, JSON.stringify(value).replace(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu, escaped));

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

const USUAL_WIDTH = 80;
/** Longer lines are tiring to read. */
const MOST_WIDTH = 120;

/** How many characters fit on a line of text. */
export const widthOf = ({ stdout }: Out): number => Math.min(stdout.columns ?? USUAL_WIDTH, MOST_WIDTH);

/** Says something that is not the answer itself: broken between words for a window, and whole for a file or a pipe. */
export function complain({ stderr }: Err, sentence: string): void {
  const width = windowOf(stderr);
  const text = plain(sentence);
  const lines = width === undefined ? [text] : text.split('\n').flatMap((line) => wrapped(line, width));
  stderr.write(`${lines.join('\n')}\n`);
}

/** How wide lines may be in a window; nothing where there is none. */
const windowOf = ({ isTTY, columns }: Output): number | undefined =>
  isTTY && columns ? Math.min(columns, MOST_WIDTH) : undefined;

export function failed(io: Err, sentence: string): number {
  complain(io, sentence);
  return EXIT.failed;
}

export function misused(io: Err, sentence: string): number {
  complain(io, sentence);
  return EXIT.misused;
}
