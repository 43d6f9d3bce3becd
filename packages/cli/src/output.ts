/** Exit codes: it went well; what was looked at is not in order; the command was not understood. */
export const EXIT = { fine: 0, failed: 1, misused: 2 } as const;

export const print = (...lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

export const printJson = (value: unknown): void => print(JSON.stringify(value));

const complain = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

export function failed(sentence: string): number {
  complain(sentence);
  return EXIT.failed;
}

export function misused(sentence: string): number {
  complain(sentence);
  return EXIT.misused;
}
