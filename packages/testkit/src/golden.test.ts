import type { AnyGame } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { demandsOf, goldensFor, unmet } from './demands.ts';
import { firstDifference, parseGolden, playGolden, replayGolden, type Words } from './golden.ts';
import { anyCups } from './toys/cups.ts';
import { anyNextDie } from './toys/next-die.ts';
import type { Choose } from './walk.ts';

const words: Words = {
  action: (action) => Object.values(action).join(' '),
  event: (event) => Object.values(event).join(' '),
  position: (view) => `purses ${(view as { purses?: number[] }).purses?.join(' ')}\nrounds`,
};
const golden = playGolden(anyCups, words, { seats: 2, seed: 3, options: { rounds: 'two' } });
const lines = golden.text.split('\n');

describe('a golden game', () => {
  it('has a header, positions in words, menus, moves with events, views and an end', () => {
    expect(lines.slice(0, 8)).toEqual([
      'cups  rules 1  seats 2  seed 3  options {"rounds":"two"}',
      '',
      '# purses 4 4',
      '# rounds',
      expect.stringMatching(/^# views [0-9a-f]{8} [0-9a-f]{8} · table [0-9a-f]{8}$/),
      '0 of [fold, stake 1, stake 2]',
      '1 of [fold, stake 1, stake 2]',
      expect.stringMatching(/^[01] (fold|stake [12]) > staked [01]$/),
    ]);
    expect(lines.at(-2)).toMatch(/^end {2}scores \d \d {2}places [12] [12] {2}(won|draw)$/);
    expect(golden.isWhole).toBe(true);
  });

  it('says what it shows', () => {
    expect([...golden.shows]).toEqual([
      'seats 2',
      'option rounds=two',
      'action stake',
      'event staked',
      'event shown',
      'event rolled',
      'ending won',
    ]);
  });

  it('is read back and replayed by its own moves', () => {
    expect(parseGolden(golden.text)).toEqual({ setup: golden.setup, moves: expect.any(Array) });
    expect(parseGolden(golden.text)?.moves).toHaveLength(4);
    expect(replayGolden(anyCups, words, golden.text)).toEqual(golden);
  });

  it('is not read from anything else', () => {
    expect(replayGolden(anyCups, words, 'once upon a time')).toBeUndefined();
  });

  it('shortens long menus, and notices what it left out', () => {
    const wide = (last: number): AnyGame => ({
      ...anyNextDie,
      legal: (state, seat) =>
        anyNextDie.legal(state, seat).length > 0
          ? [...Array.from({ length: 29 }, (_, pips) => ({ type: 'guess', pips })), { type: 'guess', pips: last }]
          : [],
    });
    const menu = (last: number): string =>
      playGolden(wide(last), words, { seats: 1, seed: 1, options: {} }).text.split('\n')[5] as string;
    expect(menu(90)).toMatch(/^0 of \[guess 0, .*guess 23, … 30 in all [0-9a-f]{8}\]$/);
    expect(menu(91)).not.toBe(menu(90));
  });
});

describe('the comparison', () => {
  it('finds nothing where nothing changed', () => {
    expect(firstDifference(golden.text, golden.text)).toBeUndefined();
  });

  it('shows the first line that differs', () => {
    const other = { ...anyCups, rules: 2 };
    expect(firstDifference(golden.text, replayGolden(other, words, golden.text)?.text ?? '')).toBe(
      `line 1\n  file: ${lines[0]}\n  game: ${lines[0]?.replace('rules 1', 'rules 2')}`,
    );
  });

  it('shows a menu that changed', () => {
    const strict: AnyGame = {
      ...anyCups,
      legal: (state, seat) => anyCups.legal(state, seat).filter(({ type }) => type !== 'fold'),
    };
    expect(firstDifference(golden.text, replayGolden(strict, words, golden.text)?.text ?? '')).toMatch(/^line 6\n/);
  });

  it('shows a view that changed', () => {
    const leaky: AnyGame = { ...anyCups, view: (state) => ({ ...(anyCups.view(state, 0) as object), state }) };
    expect(firstDifference(golden.text, replayGolden(leaky, words, golden.text)?.text ?? '')).toMatch(
      /^line 5\n {2}file: # views/,
    );
  });

  it('shows where a file was cut or goes on too long', () => {
    const cut = lines.slice(0, 12).join('\n');
    expect(firstDifference(cut, golden.text)).toMatch(/^line 13\n {2}file: \(nothing\)/);
    expect(firstDifference(`${golden.text}more`, golden.text)).toMatch(/file: more/);
  });

  it('shows a move that is not open', () => {
    const forged = golden.text.replace(/^([01]) (fold|stake \d) >/m, '$1 stake 9 >');
    expect(firstDifference(forged, replayGolden(anyCups, words, forged)?.text ?? '')).toMatch(
      /^line 6\n {2}file: 0 of .*\n {2}game: unfinished$/,
    );
  });
});

describe('the demands', () => {
  const messages = [
    'title',
    'action.fold',
    'action.stake.one',
    'event.rolled',
    'event.shown',
    'ending.draw',
    'ending.won',
  ];
  const wanted = demandsOf(anyCups, [...messages, 'ending.flood']);
  const demands = { wanted, excuses: { 'ending flood': 'it never rains in a toy' } };

  it('come from the seats, the options and the words of a game', () => {
    expect(wanted).toEqual([
      'seats 2',
      'seats 3',
      'seats 4',
      'option rounds=three',
      'action fold',
      'action stake',
      'event rolled',
      'event shown',
      'ending draw',
      'ending won',
      'ending flood',
    ]);
  });

  it('are met by the first seeds that do', () => {
    const goldens = goldensFor(anyCups, words, demands);
    expect(unmet(demands, goldens)).toEqual([]);
    expect(unmet({ ...demands, excuses: {} }, goldens)).toEqual(['ending flood']);
    expect(goldensFor(anyCups, words, demands, goldens)).toEqual([]);
  });

  it('are met by the games of a plan first, played by its chooser', () => {
    const fold: Choose = (open) => open.find(({ action }) => action.type === 'fold');
    const setup = { seats: 3, seed: 77, options: {} };
    const goldens = goldensFor(anyCups, words, demands, [], { choose: () => fold, first: [setup] });
    expect(goldens[0]?.setup).toEqual(setup);
    expect(goldens.some(({ shows }) => shows.has('action stake'))).toBe(false);
  });

  it('name what is missing', () => {
    expect(unmet(demands, [golden])).toContain('seats 3');
  });
});
