import { LANGUAGES } from '@taproom/games/text';
import { FIELDS, fieldOf, REGIONS } from '@taproom/games/whisky-game/map';
import { describe, expect, test } from 'vitest';
import { type Box, overlap } from '../geometry.ts';
import { mapText } from '../text.ts';
import { addedLabel, type Label, layoutOf, linesOf } from './labels.ts';
import { letterBoxes, regionLetters } from './region-names.ts';
import { REACH } from './symbols.ts';
import { isDrawn, leastLetters, TIERS, tierOf } from './tiers.ts';

const symbolsAt = (tier: number): { id: string; box: Box }[] =>
  FIELDS.filter(({ kind }) => isDrawn(kind, tier)).map(({ id, kind, x, y }) => {
    const reach = REACH[kind];
    return { id, box: { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach } };
  });

const namesAt = (tier: number): Box[] => {
  const letters = regionLetters(tier);
  return letters.spots.flatMap((spot) => letterBoxes(spot, letters));
};

describe.each(TIERS.map((scale, tier) => ({ scale, tier })))('from scale $scale on', ({ scale, tier }) => {
  const { labels, size } = layoutOf(tier);

  test('no two labels overlap', () => {
    const clashes = labels.flatMap((a, at) =>
      labels
        .slice(at + 1)
        .filter((b) => overlap(a.box, b.box))
        .map((b) => [a.id, b.id]),
    );
    expect(clashes).toEqual([]);
  });

  test('no label covers the symbol of another field', () => {
    const covered = (label: Label): boolean =>
      symbolsAt(tier).some(({ id, box }) => id !== label.id && overlap(label.box, box));
    expect(labels.filter(covered).map(({ id }) => id)).toEqual([]);
  });

  test('no label covers the name of a region, and no such name a symbol', () => {
    const names = namesAt(tier);
    expect(labels.filter(({ box }) => names.some((name) => overlap(box, name))).map(({ id }) => id)).toEqual([]);
    const hidden = symbolsAt(tier).filter(({ box }) => names.some((name) => overlap(box, name)));
    expect(hidden.map(({ id }) => id)).toEqual([]);
  });

  test('no letter is smaller than 13 pixels', () => {
    expect(size * scale).toBeGreaterThanOrEqual(13);
    expect(regionLetters(tier).size * scale).toBeGreaterThanOrEqual(13);
  });

  test('only fields that are drawn have a label', () => {
    expect(labels.filter(({ kind }) => !isDrawn(kind, tier))).toEqual([]);
  });
});

test('close by, all but a very few fields have a label', () => {
  const shown = new Set(layoutOf(TIERS.length - 1).labels.map(({ id }) => id));
  const bare = FIELDS.filter(({ id }) => !shown.has(id));
  expect(bare.length).toBeLessThan(3);
  expect(bare.filter(({ kind }) => kind === 'distillery' || kind === 'harbor')).toEqual([]);
});

test('from afar only distilleries, starts, airports and harbours are named', () => {
  const kinds = new Set([0, 1, 2].flatMap((tier) => layoutOf(tier).labels.map(({ kind }) => kind)));
  expect([...kinds].filter((kind) => !['distillery', 'start', 'airport', 'harbor'].includes(kind))).toEqual([]);
});

test('the nearer, the more names', () => {
  const counts = TIERS.map((_, tier) => layoutOf(tier).labels.length);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
});

test('a name that is added stands clear of the others: Kinnegad does not lie across Dublin Airport', () => {
  const layouts = TIERS.map((_, tier) => ({ tier, ...layoutOf(tier) }));
  const without = layouts.filter(({ labels }) => !labels.some(({ id }) => id === 'kinnegad'));
  expect(without.length).toBeGreaterThan(3);
  for (const { tier, labels } of without) {
    const { box } = addedLabel(fieldOf('kinnegad'), tier);
    const hit = labels.filter((label) => overlap(label.box, box)).map(({ id }) => id);
    expect(hit, `tier ${tier}`).not.toContain('dublin-airport');
  }
});

test('a label stands beside its own field', () => {
  for (const { id, kind, box } of layoutOf(5).labels) {
    const { x, y } = fieldOf(id);
    const reach = REACH[kind] + leastLetters(5);
    expect(overlap(box, { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }), id).toBe(true);
  }
});

test('a scale belongs to the last tier that it reaches', () => {
  expect(tierOf(0.1)).toBe(-1);
  expect(tierOf(TIERS[0] as number)).toBe(0);
  expect(tierOf(9)).toBe(TIERS.length - 1);
});

test('long names go on two lines', () => {
  expect(linesOf('The Rebel, Cork')).toEqual(['The Rebel,', 'Cork']);
  expect(linesOf('Imperial (Carron)')).toEqual(['Imperial', '(Carron)']);
  expect(linesOf('Stromness Harbour')).toEqual(['Stromness', 'Harbour']);
  expect(linesOf('Ardbeg')).toEqual(['Ardbeg']);
});

test.each(LANGUAGES)('in %s no name of a region is longer than its room', (language) => {
  const say = mapText(language);
  for (const tier of TIERS.keys()) {
    for (const { region, longest } of regionLetters(tier).spots) {
      expect([...say('region', { region })].length, region).toBeLessThanOrEqual(longest);
    }
  }
  expect(new Set(regionLetters(5).spots.map(({ region }) => region))).toEqual(new Set(REGIONS));
});
