import { act, openMatch, recordOf, type Tagged } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { expect, test } from 'vitest';
import { speak } from '../../kit/text/index.svelte.ts';
import { type PlayedBack, playBack } from '../../table/record/play-back.ts';
import { makeFilm } from './film.svelte.ts';

await speak('en');

const ENTRIES = 5;
const AT_ONCE = { face: {}, stretch: () => 0 };

async function played(): Promise<PlayedBack> {
  const game = findGame('dice-box');
  if (!game) throw new Error('no game');
  const opened = openMatch(game, { seats: 2, dice: { kind: 'seed', seed: 1 } });
  if (!opened.ok) throw new Error(opened.error.code);
  let match = opened.value;
  for (let i = 0; i < ENTRIES; i++) {
    const [seat = 0] = game.actors(match.state);
    const moved = act(game, match, seat, game.legal(match.state, seat)[0]);
    if (moved.ok) match = moved.value.match;
  }
  const back = await playBack(recordOf(match));
  if (!back.ok) throw new Error(back.error.code);
  return back.value;
}

test('it stays between the deal and the last entry', async () => {
  const film = makeFilm(await played(), AT_ONCE);
  film.go(-3);
  expect(film.at).toBe(0);
  film.go(99);
  expect(film.at).toBe(ENTRIES);
});

test('only a step on shows events: a jump has none', async () => {
  const film = makeFilm(await played(), AT_ONCE);
  film.go(1);
  expect(film.batch.events.length).toBeGreaterThan(0);
  film.go(4);
  expect(film.batch).toEqual({ id: 2, events: [] });
});

test('it stops at the end, and playing on begins anew', async () => {
  const film = makeFilm(await played(), AT_ONCE);
  film.toggle();
  expect(film.isRunning).toBe(true);
  film.go(film.last);
  expect(film.isRunning).toBe(false);
  film.toggle();
  expect([film.at, film.isRunning]).toEqual([0, true]);
});

test('slow, normal and fast differ, and small actions pass quickly', async () => {
  const film = makeFilm(await played(), { ...AT_ONCE, face: { quickActions: ['place'] } });
  const pauses = (['slow', 'normal', 'fast'] as const).map((speed) => {
    film.speed = speed;
    return film.pause;
  });
  expect(pauses).toEqual(pauses.toSorted((a, b) => b - a));
  expect(new Set(pauses).size).toBe(3);
  const usual = film.pause;
  film.go(1);
  expect(film.pause).toBeLessThan(usual);
});

test('a step is told moment by moment, and a step during it leads on at once', async () => {
  const alarms: (() => void)[] = [];
  const clock = (_: number, run: () => void) => {
    alarms.push(run);
    return () => alarms.splice(alarms.indexOf(run), 1);
  };
  const halfway = { events: [], view: 'halfway', length: 100 };
  const moments = (events: readonly Tagged[], _: unknown, after: unknown) => [
    halfway,
    { events, view: after, length: 100 },
  ];
  const film = makeFilm(await played(), { face: { moments }, stretch: () => 1, clock });
  const ring = () => alarms.shift()?.();
  film.go(1);
  expect([film.view, film.isTelling]).toEqual(['halfway', true]);
  for (let i = 0; i < 4; i++) ring();
  expect([film.isTelling, film.view === 'halfway']).toEqual([false, false]);
  film.go(2);
  film.go(3);
  expect([film.at, film.view, alarms.length]).toEqual([3, 'halfway', 1]);
  film.go(0);
  expect([film.isTelling, alarms.length]).toEqual([false, 0]);
});
