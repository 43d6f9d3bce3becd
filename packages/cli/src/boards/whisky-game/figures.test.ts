import { readFileSync } from 'node:fs';
import { whiskyGame } from '@taproom/games/whisky-game';
import { describe, expect, test } from 'vitest';
import { blockIn, blockOf, type MeasuredFigures, tableLines, withBlock } from './figures-table.ts';
import { type Figures, figuresFrom, PARTIES, type Played, playedBy } from './played-games.ts';

const page = readFileSync(new URL('../../../../../docs/rules/whisky-game.md', import.meta.url), 'utf8');

const PARTY = { level: 'regular', seats: 4 } as const;
const GAMES: readonly Played[] = [
  { rounds: 30, drawn: 20, flights: 2, points: 25, lostPoints: 10 },
  { rounds: 26, drawn: 28, flights: 0, points: 27, lostPoints: 0 },
  { rounds: 41, drawn: 24, flights: 0, points: 28, lostPoints: 6 },
];
const FIGURES: Figures = figuresFrom(PARTY, GAMES);
const MEASURED: MeasuredFigures = { rules: 2001, seed: 7, figures: [FIGURES] };

describe('figures of The Whisky Game', () => {
  test('are worked out from games', () => {
    expect(FIGURES).toEqual({
      ...PARTY,
      games: 3,
      medianRounds: 30,
      drawnPerPlayer: 6,
      flown: 1 / 3,
      lostShare: 16 / 80,
    });
  });

  test('come from games that depend on the seed alone', async () => {
    const guests = { level: 'guest', seats: 2 } as const;
    const [one, again] = [await playedBy(guests, 3, 0), await playedBy(guests, 3, 0)];
    expect(again).toEqual(one);
    expect(one.points).toBeGreaterThanOrEqual(25);
    expect(one.rounds).toBeGreaterThan(5);
  });

  test('are printed as a table', () => {
    expect(tableLines(MEASURED)).toEqual([
      'The Whisky Game, rules 2001, seed 7',
      '  bots     seats  games  rounds  cards  flights  lost bottles',
      '  regular  4      3      30      6.0    33.3 %   20.0 %',
    ]);
  });

  test('are written between the marks of a page and nowhere else', () => {
    const block = blockOf(MEASURED);
    const written = withBlock(`before\n${blockOf({ ...MEASURED, figures: [] })}\nafter\n`, block);
    expect(written).toBe(`before\n${block}\nafter\n`);
    expect(block.split('\n')).toContain('| regular | 4 | 3 | 30 | 6.0 | 33.3 % | 20.0 % |');
    expect(() => withBlock('a page without marks', block)).toThrow('no place for figures');
  });
});

describe('the figures in the written rules', () => {
  const block = blockIn(page) ?? '';
  const rows = [
    ...block.matchAll(/^\| (guest|regular) \| (\d) \| (\d+) \| (\d+) \| ([\d.]+) \| ([\d.]+) % \| ([\d.]+) % \|$/gm),
  ];
  const figures = rows.map(
    ([, level, seats, games, rounds, cards, flights, lost]): Figures => ({
      level: level as Figures['level'],
      seats: Number(seats),
      games: Number(games),
      medianRounds: Number(rounds),
      drawnPerPlayer: Number(cards),
      flown: Number(flights) / 100,
      lostShare: Number(lost) / 100,
    }),
  );

  test('are as the command writes them, for every table', () => {
    const [, rules, seed] = /^Rules (\d+), seed (\d+)\./m.exec(block) ?? [];
    expect(figures.map(({ level, seats }) => ({ level, seats }))).toEqual(PARTIES);
    expect(blockOf({ rules: Number(rules), seed: Number(seed), figures })).toBe(block);
  });

  test('were measured under the present edition of the rules', () => {
    const [, rules] = /^Rules (\d+)/m.exec(block) ?? [];
    // The number of questions is the rest of it and changes nothing for bots.
    expect(Math.floor(Number(rules) / 1000)).toBe(Math.floor(whiskyGame.rules / 1000));
  });

  test('show a game in which cards and flights matter, and lost bottles not too much', () => {
    const regulars = figures.filter(({ level }) => level === 'regular');
    const four = regulars.find(({ seats }) => seats === 4) as Figures;
    expect(four.games).toBeGreaterThanOrEqual(200);
    expect(four.drawnPerPlayer).toBeGreaterThanOrEqual(5);
    expect(four.drawnPerPlayer).toBeLessThanOrEqual(7);
    // The fewer players, the fewer tickets are drawn: with two it is nearly every other game.
    expect(four.flown).toBeGreaterThanOrEqual(0.5);
    for (const { games, medianRounds, lostShare } of regulars) {
      expect(games).toBeGreaterThanOrEqual(100);
      expect(medianRounds).toBeGreaterThanOrEqual(25);
      expect(medianRounds).toBeLessThanOrEqual(40);
      expect(lostShare).toBeLessThan(1 / 3);
    }
    expect(figures.find(({ level }) => level === 'guest')?.medianRounds).toBeLessThanOrEqual(45);
  });
});
