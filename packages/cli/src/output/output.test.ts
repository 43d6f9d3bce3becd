import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Output } from '../io.ts';
import { EXIT, failed, misused } from './output.ts';

const SENTENCE =
  'There is no game "chess". The games are dice-box, six-sided-stout, dyce, dice-brewing and whisky-game.';

/** What is written to such a stream. */
function writtenTo(window: Pick<Output, 'isTTY' | 'columns'>, say: (io: { stderr: Output }) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  say({ stderr: Object.assign(stream, window) });
  return text;
}

test('a complaint is broken between words where it is read in a window', () => {
  const text = writtenTo({ isTTY: true, columns: 40 }, (io) => expect(misused(io, SENTENCE)).toBe(EXIT.misused));
  const lines = text.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40);
  expect(lines.join(' ')).toBe(SENTENCE);
});

test('for a pipe or a file it stays on one line', () => {
  const text = writtenTo({}, (io) => expect(failed(io, SENTENCE)).toBe(EXIT.failed));
  expect(text).toBe(`${SENTENCE}\n`);
  expect(writtenTo({ columns: 40 }, (io) => failed(io, SENTENCE))).toBe(text);
});
