import { below, fastRng, type Tagged } from '@taproom/engine';
import { expect, test } from 'vitest';
import { newGuest, sitDownTo } from '../testing/guest.ts';
import { playOn } from '../testing/play-on.ts';
import { serveSuite } from '../testing/serving.ts';

const MATCHES = 6;
const MOST_MOVES = 1_000;
const MOST_BYTES = 200;

const serving = serveSuite('sqlite');

test(`a move of Dice Box is pushed in at most ${MOST_BYTES} bytes on average`, async () => {
  const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
  const lines = await Promise.all(guests.map((guest) => guest.connect()));
  const rng = fastRng(1);
  for (let match = 0; match < MATCHES; match++) {
    const table = await sitDownTo(guests);
    for (const line of lines) await line.watch(table);
    await playOn(table, lines, MOST_MOVES, (legal) => legal[below(rng, legal.length)] as Tagged);
  }
  const pushes = lines.flatMap(({ heard }) => heard.filter((text) => text.startsWith('[')));
  expect(pushes.length).toBeGreaterThan(MATCHES * 2 * 15);
  expect(pushes.reduce((sum, { length }) => sum + length, 0) / pushes.length).toBeLessThanOrEqual(MOST_BYTES);
});
