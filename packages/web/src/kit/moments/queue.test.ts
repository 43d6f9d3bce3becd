import { below, fastRng } from '@taproom/engine';
import { expect, test } from 'vitest';
import { add, type Clock, hold, hurry, type MomentQueue, makeQueue, type Scene, stop } from './queue.ts';

/** A clock that goes only when it is told to. */
function handClock() {
  let now = 0;
  const due: { at: number; run: () => void }[] = [];
  const clock: Clock = (milliseconds, run) => {
    const alarm = { at: now + milliseconds, run };
    due.push(alarm);
    return () => due.includes(alarm) && due.splice(due.indexOf(alarm), 1);
  };
  function pass(milliseconds: number): void {
    const until = now + milliseconds;
    for (;;) {
      const next = due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      due.splice(due.indexOf(next), 1);
      now = next.at;
      next.run();
    }
    now = until;
  }
  return { clock, pass, due };
}

type Told = readonly [what: 'begin' | 'settle' | 'rest', scene: string, to: number, from?: number];

function table(stretch = { by: 1 }) {
  const told: Told[] = [];
  const { clock, pass, due } = handClock();
  const queue: MomentQueue<string> = makeQueue(
    {
      begin: (scene, from, to) => told.push(['begin', scene, to, from]),
      settle: (scene, to) => told.push(['settle', scene, to]),
      rest: (scene) => told.push(['rest', scene, 0]),
      stretch: () => stretch.by,
    },
    clock,
  );
  const news = (): string[] => told.splice(0).map(([what, scene, to, from]) => `${what} ${scene} ${from ?? ''}${to}`);
  return { queue, pass, due, told, news };
}

const scene = (shows: string, ...lengths: number[]): Scene<string> => ({
  shows,
  moments: lengths.map((length) => ({ length })),
});

test('a scene is told moment by moment, and rests when the last is over', () => {
  const { queue, pass, news } = table();
  add(queue, scene('a', 300, 200));
  expect(news()).toEqual(['begin a 01', 'settle a 1']);
  pass(299);
  expect(news()).toEqual([]);
  pass(1);
  expect(news()).toEqual(['begin a 12', 'settle a 2']);
  pass(200);
  expect(news()).toEqual(['rest a 0']);
});

test('what comes meanwhile waits, and cuts nothing off', () => {
  const { queue, pass, news } = table();
  add(queue, scene('a', 300));
  pass(100);
  add(queue, scene('b', 100));
  add(queue, scene('c'));
  news();
  pass(199);
  expect(news()).toEqual([]);
  pass(1);
  expect(news()).toEqual(['begin b 01', 'settle b 1']);
  pass(100);
  expect(news()).toEqual(['begin c 00', 'rest c 0']);
});

test('dice are read when they lie still', () => {
  const { queue, pass, news } = table();
  add(queue, { shows: 'roll', moments: [{ length: 1_000, settles: 600 }] });
  expect(news()).toEqual(['begin roll 01']);
  pass(600);
  expect(news()).toEqual(['settle roll 1']);
  pass(400);
  expect(news()).toEqual(['rest roll 0']);
});

test('a scene that takes no time is told at once, as a whole', () => {
  const { queue, news } = table();
  add(queue, scene('a', 0, 0, 0));
  expect(news()).toEqual(['begin a 03', 'settle a 3', 'rest a 0']);
});

test('the pace stretches time, from the next moment on', () => {
  const stretch = { by: 2 };
  const { queue, pass, news } = table(stretch);
  add(queue, scene('a', 100, 100, 100));
  news();
  stretch.by = 0.5;
  pass(199);
  expect(news()).toEqual([]);
  pass(1);
  expect(news()).toEqual(['begin a 12', 'settle a 2']);
  stretch.by = 0;
  pass(50);
  expect(news()).toEqual(['begin a 23', 'settle a 3', 'rest a 0']);
});

test('whoever hurries hears the rest at once, in order', () => {
  const { queue, pass, due, news } = table();
  add(queue, { shows: 'a', moments: [{ length: 500, settles: 400 }, { length: 500 }, { length: 500 }] });
  add(queue, scene('b', 500));
  pass(100);
  news();
  hurry(queue);
  expect(news()).toEqual(['settle a 1', 'begin a 13', 'settle a 3', 'begin b 01', 'settle b 1', 'rest b 0']);
  expect(due).toEqual([]);
  hurry(queue);
  expect(news()).toEqual([]);
  add(queue, scene('c', 500));
  expect(news()).toEqual(['begin c 01', 'settle c 1']);
});

test('what is held stays until it is let go, and what comes meanwhile waits', () => {
  const { queue, pass, news } = table();
  add(queue, { shows: 'a', moments: [{ length: 500, settles: 400 }, { length: 200 }] });
  const release = hold(queue);
  pass(10_000);
  add(queue, scene('b', 100));
  expect(news()).toEqual(['begin a 01', 'settle a 1']);
  release();
  expect(news()).toEqual(['begin a 12', 'settle a 2']);
  release();
  pass(300);
  expect(news()).toEqual(['begin b 01', 'settle b 1', 'rest b 0']);
});

test('what is let go in time takes its own time', () => {
  const { queue, pass, news } = table();
  add(queue, scene('a', 500, 100));
  hold(queue)();
  pass(499);
  expect(news()).toEqual(['begin a 01', 'settle a 1']);
  pass(1);
  expect(news()).toEqual(['begin a 12', 'settle a 2']);
});

test('a table at rest can be held, too', () => {
  const { queue, news } = table();
  const release = hold(queue);
  add(queue, scene('a', 0));
  expect(news()).toEqual([]);
  release();
  expect(news()).toEqual(['begin a 01', 'settle a 1', 'rest a 0']);
});

test('whoever hurries does not wait for what is held', () => {
  const { queue, pass, news } = table();
  add(queue, scene('a', 500, 500));
  const release = hold(queue);
  pass(600);
  news();
  hurry(queue);
  expect(news()).toEqual(['begin a 12', 'settle a 2', 'rest a 0']);
  release();
  expect(news()).toEqual([]);
});

test('after a stop nothing is told', () => {
  const { queue, pass, news } = table();
  add(queue, scene('a', 100, 100));
  add(queue, scene('b', 100));
  news();
  stop(queue);
  pass(1_000);
  expect(news()).toEqual([]);
});

test('whatever happens, every moment is told once and in order', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const rng = fastRng(seed);
    const stretch = { by: 1 };
    const { queue, pass, told } = table(stretch);
    const scenes = Array.from({ length: 12 }, (_, i) =>
      scene(String(i).padStart(2, '0'), ...Array.from({ length: below(rng, 4) }, () => below(rng, 3) * 100)),
    );
    for (const one of scenes) {
      add(queue, one);
      const chance = below(rng, 8);
      if (chance === 0) hurry(queue);
      else if (chance === 1) stretch.by = below(rng, 3);
      else pass(below(rng, 400));
    }
    stretch.by = 1;
    pass(100_000);
    const moments = told.flatMap(([what, name, to, from = 0]) =>
      what === 'begin' ? Array.from({ length: to - from }, (_, i) => `${name} ${from + i}`) : [],
    );
    expect(moments).toEqual(scenes.flatMap(({ shows, moments }) => moments.map((_, i) => `${shows} ${i}`)));
    expect(told.filter(([what]) => what === 'begin').map(([, name]) => name)).toEqual(
      told
        .filter(([what]) => what === 'begin')
        .map(([, name]) => name)
        .sort(),
    );
    expect(told.at(-1)).toEqual(['rest', '11', 0]);
    expect(new Set(told.map(([, name]) => name)).size).toBe(scenes.length);
  }
});
