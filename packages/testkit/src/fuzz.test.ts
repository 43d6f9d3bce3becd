import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@taproom/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { brokenAlong, savedTrails } from './found.ts';
import { type Fuzzing, fuzz, type Player, withSlips } from './fuzz.ts';
import { anyCups, CUPS_RULINGS, type CupsState, cups } from './toys/cups.ts';
import { bySeed } from './walk.ts';

const folder = mkdtempSync(join(tmpdir(), 'taproom-fuzz-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function rounds(games: number, more: Partial<Fuzzing> = {}): Fuzzing {
  let played = 0;
  return {
    rulings: CUPS_RULINGS,
    players: { random: bySeed },
    folder,
    seed: 1_000,
    until: () => ++played >= games,
    ...more,
  };
}

/** Loses a coin whenever somebody folds in the last round after somebody has staked two. */
const leaky = {
  ...anyCups,
  apply(state: CupsState, ...[seat, action, emit]: [number, { type: 'fold' }, () => void]): void {
    const frame = state.stack.at(-1);
    const lost = action.type === 'fold' && frame?.at === 'stake' && frame.stakes.includes(2) && state.rounds === 0;
    cups.apply(state, seat, action, emit);
    if (lost) state.purses[0] = (state.purses[0] as number) - 1;
  },
} as unknown as AnyGame;

describe('fuzzing', () => {
  it('plays so long as it may and says how much that was', async () => {
    expect(await fuzz(anyCups, rounds(6))).toEqual({
      games: 6,
      positions: expect.any(Number),
      actions: expect.any(Number),
      files: [],
    });
    expect(savedTrails(folder)).toEqual([]);
  });

  it('finds a planted fault, shortens it and saves it once', async () => {
    const heard: string[] = [];
    const { files } = await fuzz(leaky, rounds(60, { onFound: (file, { law }) => heard.push(`${law} ${file}`) }));
    expect(files).toHaveLength(1);
    expect(heard).toEqual([`components ${files[0]}`]);
    const [saved] = savedTrails(folder);
    // A round that does not matter, then the two coins and the fold.
    expect(saved?.trail).toMatchObject({ seats: 2, choices: [0, 0, 2, 0] });
    expect(JSON.parse(readFileSync(files[0] ?? '', 'utf8'))).toMatchObject({ law: 'components', options: {} });
  });

  it('saves what breaks the law again, and no longer when the fault is mended', async () => {
    await fuzz(leaky, rounds(60));
    const [saved] = savedTrails(folder);
    if (!saved) throw new Error('nothing was saved');
    expect(brokenAlong(leaky, saved.trail).map(({ law }) => law)).toEqual(['components']);
    expect(brokenAlong(anyCups, saved.trail)).toEqual([]);
  });

  it('lays a game that throws to the law of menus', async () => {
    const broken: AnyGame = {
      ...anyCups,
      apply: (...played) => (played[2].type === 'fold' ? crash() : anyCups.apply(...played)),
    };
    await fuzz(broken, rounds(5));
    expect(readdirSync(folder).map((file) => file.split('-')[0])).toContain('menus');
  });

  it('lets players take turns and think', async () => {
    const asked: string[] = [];
    const named =
      (name: string) =>
      (seed: number): Player => {
        asked.push(`${name} ${seed}`);
        return withSlips(async (...seen) => bySeed(seed)(...seen), bySeed(seed), seed);
      };
    await fuzz(anyCups, rounds(3, { players: { anna: named('anna'), ben: named('ben') } }));
    expect(asked).toEqual(['anna 1000', 'ben 1001', 'anna 1002']);
  });
});

function crash(): never {
  throw new Error('no handler');
}
