import { GAME_IDS } from '@taproom/games';
import { findLearning, SUMMARY_BOXES, type Summary } from '@taproom/games/learning';
import { LANGUAGES, loadGameText } from '@taproom/games/text';
import { describe, expect, test } from 'vitest';
import { noPaint } from '../output/paint.ts';
import { makeFolder, runCli } from '../testing/cli.ts';
import { SAMPLE } from '../testing/sample.ts';
import { loadWords } from '../text/index.ts';
import type { Style } from './scene.ts';
import { summaryLines } from './summary.ts';

const folder = makeFolder();

const SUMMARY: Summary = {
  win: `Winning ${'by pips '.repeat(14)}is fine.`,
  turn: `Turning ${'a die '.repeat(14)}over.`,
  scores: 'Pips.',
  ends: 'Full.',
  refusals: [
    { rule: 'DB-9', words: `Alone ${'in the box '.repeat(9)}is nothing.` },
    { rule: 'DB-10', words: 'Differs by two.' },
  ],
};

const style: Style = {
  text: await loadGameText(SAMPLE.id, 'en'),
  say: await loadWords('en'),
  paint: noPaint,
  language: 'en',
};

describe('a summary', () => {
  test.each([60, 80, 110, 170])('has no line wider than %d columns, and breaks between words', (columns) => {
    const lines = summaryLines(SUMMARY, style, columns);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(columns);
    const words = lines.join(' ').split(/\s+/);
    for (const word of ['Winning', 'Turning', 'Pips.', 'Full.', 'DB-9', 'DB-10', 'two.']) expect(words).toContain(word);
  });

  test('has one, two or four boxes side by side, as there is room', () => {
    const heads = SUMMARY_BOXES.map((box) => style.say(`summary.${box}`));
    const across = (columns: number): number[] =>
      summaryLines(SUMMARY, style, columns)
        .map((line) => heads.filter((head) => line.includes(head)).length)
        .filter((count) => count > 0);
    expect([across(80), across(110), across(170)]).toEqual([[1, 1, 1, 1], [2, 2], [4]]);
  });

  test.each(GAME_IDS.filter(findLearning))('of %s is printed in every language', async (id) => {
    for (const lang of LANGUAGES) {
      const { code, out, err } = await runCli(['summary', id, '--lang', lang]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    }
  });

  test('can be asked for at a table and in a lesson', async () => {
    const { out } = await runCli(['summary', SAMPLE.id]);
    const [, , , words = ''] = out.split('\n');
    for (const command of [
      ['play', SAMPLE.id],
      ['learn', SAMPLE.id],
    ]) {
      const asked = await runCli(command, folder, ['summary']);
      expect(asked.out).toContain(style.say('summary.of', { game: style.text.title }));
      expect(asked.out).toContain(words.split(' ').slice(0, 6).join(' '));
    }
  });
});
