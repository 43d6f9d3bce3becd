import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../text/format.ts';
import { dailySeed, medalOf } from './daily.ts';
import { sixSidedStout as game } from './index.ts';
import { position } from './testing/position.ts';
import { loadShareText } from './text/index.ts';
import type { StoutView } from './view.ts';

const PAR = { bronze: 20, silver: 40, gold: 60 };

/** Two pale, hops beside both, and a yeast beside the hops alone. */
const BEER = `
  PHP...
  .Y~~..
  .~~~~.
  .~~~~.
  ..~~..
  ......`;

const viewOf = (recipe: string, day: number): StoutView => {
  const state = position({ day, brewers: [{ recipe }] });
  game.apply(state, 0, { type: 'stop' }, () => {});
  return game.view(state, 0);
};

describe('the seed of a day', () => {
  it.each([
    ['2026-01-01', 2782161236],
    ['2026-11-15', 25600298],
    ['2026-11-16', 8822679],
    ['2028-02-29', 2923412539],
  ])('of %s is %i as long as the rules are these', (date, seed) => {
    expect(dailySeed(date)).toBe(seed);
  });

  it('differs from day to day', () => {
    const dates = Array.from({ length: 3_000 }, (_, day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
    expect(new Set(dates.map(dailySeed)).size).toBe(dates.length);
  });
});

it('medals are due from their score on', () => {
  const medals = [19, 20, 39, 40, 59, 60].map((score) => medalOf(score, PAR));
  expect(medals).toEqual([undefined, 'bronze', 'bronze', 'silver', 'silver', 'gold']);
});

describe('the text to share', () => {
  it.each([
    ['en', 'Six Sided Stout 2026-11-15 · rules 2\n🥉 8 points in 6 days\n🟨🟩'],
    ['cs', 'Six Sided Stout 2026-11-15 · pravidla č. 2\n🥉 8 bodů za 6 dní\n🟨🟩'],
    ['it', 'Six Sided Stout 2026-11-15 · regole 2\n🥉 8 punti in 6 giorni\n🟨🟩'],
  ] as const)('in %s tells the score, the medal, and what it is made of', async (language, text) => {
    const share = await loadShareText(language);
    expect(share(viewOf(BEER, 7), '2026-11-15', { bronze: 8, silver: 9, gold: 10 })).toBe(text);
  });

  it('has a square for each ten points begun', async () => {
    const share = await loadShareText('en');
    const rich = `
      KKKKKK
      KY~~YK
      P~~~~P
      P~~~~P
      .H~~..
      ......`;
    const view = viewOf(rich, 2);
    const squares = { '🟨': 'pale', '🟫': 'chocolate', '🟩': 'hops', '⬜': 'yeast' } as const;
    const parts = view.seats[0]?.parts ?? [];
    for (const [square, kind] of Object.entries(squares)) {
      const points = parts.find(({ name }) => name === kind)?.value ?? 0;
      expect(share(view, '2026-11-15').split(square).length - 1).toBe(Math.ceil(points / 10));
    }
  });

  it('has no medal without a par or below it', async () => {
    const share = await loadShareText('en');
    for (const text of [share(viewOf(BEER, 7), '2026-11-15'), share(viewOf(BEER, 7), '2026-11-15', PAR)])
      expect(text).toBe('Six Sided Stout 2026-11-15 · rules 2\n8 points in 6 days\n🟨🟩');
  });

  it.each(LANGUAGES)('in %s says when it is no beer', async (language) => {
    const share = await loadShareText(language);
    const text = share(viewOf(BEER.replace('Y', '.'), 2), '2026-11-15', PAR);
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^Six Sided Stout 2026-11-15 · .+ 2$/),
      expect.stringMatching(/1/),
    ]);
  });

  it('is the same wherever the same things lie', async () => {
    const share = await loadShareText('en');
    const mirrored = `
      ...PHP
      ..~~Y.
      .~~~~.
      .~~~~.
      ..~~..
      ......`;
    expect(share(viewOf(mirrored, 7), '2026-11-15')).toBe(share(viewOf(BEER, 7), '2026-11-15'));
  });
});
