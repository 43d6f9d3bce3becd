import { FIELDS, REGIONS, type Region } from '@taproom/games/whisky-game/map';
import { expect, test } from 'vitest';
import { LANDS, landAt } from './coast.ts';
import { AREAS } from './regions.ts';

test('every field of a region lies on land', () => {
  expect(FIELDS.filter((field) => field.region !== null && !landAt(field)).map(({ id }) => id)).toEqual([]);
});

test('every field at sea lies off all coasts', () => {
  expect(FIELDS.filter((field) => field.region === null && landAt(field)).map(({ id }) => id)).toEqual([]);
});

test('each region lies where it belongs', () => {
  const landsOf = (region: Region): string[] => [
    ...new Set(FIELDS.filter((field) => field.region === region).map((field) => landAt(field)?.name ?? 'sea')),
  ];
  expect(landsOf('ireland')).toEqual(['Ireland']);
  expect(landsOf('islay')).toEqual(['Islay']);
  expect(landsOf('islands').sort()).toEqual(['Arran', 'Jura', 'Mull', 'Orkney Mainland', 'Skye']);
  for (const region of ['highlands', 'lowlands', 'speyside'] as const) expect(landsOf(region)).toEqual(['Scotland']);
});

test('every region has an area, and land without fields has none', () => {
  expect(new Set(AREAS.map(({ region }) => region))).toEqual(new Set(REGIONS));
  expect(AREAS.some(({ within }) => within.name === 'Isle of Man')).toBe(false);
  for (const { path } of AREAS) expect(path).toMatch(/^M[-\d.LMZ ]+Z$/);
});

test('neighbouring lands without fields are drawn too', () => {
  const names = LANDS.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Lewis and Harris', 'Isle of Man', 'Hoy', 'England and Wales']));
});
