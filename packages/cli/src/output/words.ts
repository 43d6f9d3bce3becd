import type { Io } from '../io.ts';

/** `a, b or c`. */
export function listed(items: readonly string[], last: 'or' | 'and' = 'or'): string {
  const rest = items.slice(0, -1).join(', ');
  const final = items.at(-1) ?? 'nothing';
  return rest === '' ? final : `${rest} ${last} ${final}`;
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A command line as it can be pasted where this one was called. */
export const callOf = (env: Io['env'], ...words: readonly string[]): string =>
  [env['TAPROOM_COMMAND'] ?? 'taproom', ...words.map(quoted)].join(' ');

const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Text from outside without anything that a terminal would take for a command, or that turns the direction of writing. */
export const plain = (text: string): string => text.replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '�');

const MOST_ECHO = 40;

/** What was typed, as it is said back: a long line would push everything else out of sight. */
export const shortened = (typed: string): string =>
  typed.length > MOST_ECHO ? `${typed.slice(0, MOST_ECHO - 1).trimEnd()}…` : typed;

/** Rows as lines, each column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}

/** Heads with their explanations beside them, broken between words so that no line is longer than `width`. */
export function rowsWithin(
  rows: readonly (readonly [head: string, text: string])[],
  width: number,
  gap = '  ',
): string[] {
  const indent = Math.max(...rows.map(([head]) => head.length)) + gap.length;
  return rows.flatMap(([head, text]) =>
    wrapped(text, width - indent).map((line, i) => `${(i === 0 ? head : '').padEnd(indent)}${line}`),
  );
}

/** A paragraph broken into lines of at most `width` characters. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
