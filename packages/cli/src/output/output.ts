import type { Io } from '../io.ts';

/** Exit codes: it went well; what was looked at is not in order; the command was not understood. */
export const EXIT = { fine: 0, failed: 1, misused: 2 } as const;

type Out = Pick<Io, 'stdout'>;
type Err = Pick<Io, 'stderr'>;

export const print = ({ stdout }: Out, ...lines: string[]): void => void stdout.write(`${lines.join('\n')}\n`);

export const printJson = (io: Out, value: unknown): void => print(io, JSON.stringify(value));

const complain = ({ stderr }: Err, sentence: string): void => void stderr.write(`${sentence}\n`);

export function failed(io: Err, sentence: string): number {
  complain(io, sentence);
  return EXIT.failed;
}

export function misused(io: Err, sentence: string): number {
  complain(io, sentence);
  return EXIT.misused;
}
