import type { Moment } from './moment.ts';

/** One change of a table: what it leads to, and the moments in which it is told. */
export interface Scene<T> {
  readonly shows: T;
  readonly moments: readonly Pick<Moment<unknown, unknown>, 'length' | 'settles'>[];
}

/** Told by the queue, in this order for every scene. Moments are counted from 0; `to` is not included. */
export interface Teller<T> {
  /** These moments begin together: one, or all that are left, or none if nothing happened. */
  begin(shows: T, from: number, to: number): void;
  /** Everything before `to` can be read. */
  settle(shows: T, to: number): void;
  /** Nothing more waits to be told. */
  rest(shows: T): void;
  /** By how much time is stretched just now; with 0 every scene is told at once, as a whole. */
  stretch(): number;
}

/** Runs something later; gives a function that calls it off. */
export type Clock = (milliseconds: number, run: () => void) => () => void;

export const byTimeout: Clock = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Tells scenes one after the other, moment by moment, so that none is cut off by the next. */
export interface MomentQueue<T> {
  readonly teller: Teller<T>;
  readonly clock: Clock;
  readonly waiting: Scene<T>[];
  /** The scene being told, with how many of its moments have begun and how many can be read. */
  scene: Scene<T> | undefined;
  begun: number;
  settled: number;
  isHurried: boolean;
  /** How many want to look at what is shown a little longer. */
  holds: number;
  /** It would have gone on, but was held. */
  isDue: boolean;
  callOff: () => void;
}

export const makeQueue = <T>(teller: Teller<T>, clock: Clock): MomentQueue<T> => ({
  teller,
  clock,
  waiting: [],
  scene: undefined,
  begun: 0,
  settled: 0,
  isHurried: false,
  holds: 0,
  isDue: false,
  callOff: () => {},
});

export function add<T>(queue: MomentQueue<T>, scene: Scene<T>): void {
  queue.waiting.push(scene);
  if (!queue.scene) goOn(queue);
}

/** Tells everything that is left at once. */
export function hurry<T>(queue: MomentQueue<T>): void {
  if (!queue.scene && queue.waiting.length === 0) return;
  queue.callOff();
  queue.isHurried = true;
  goOn(queue);
  queue.isHurried = false;
}

/** Begins nothing more until the function that it gives is called; whoever hurries does not wait. */
export function hold<T>(queue: MomentQueue<T>): () => void {
  let isHeld = true;
  queue.holds += 1;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    queue.holds -= 1;
    if (queue.isDue) goOn(queue);
  };
}

/** Tells nothing more. */
export function stop<T>(queue: MomentQueue<T>): void {
  queue.callOff();
  queue.waiting.length = 0;
  queue.scene = undefined;
  queue.isDue = false;
}

/** Begins moments until one takes time, or nothing is left. */
function goOn<T>(queue: MomentQueue<T>): void {
  settle(queue);
  queue.isDue = queue.holds > 0 && !queue.isHurried;
  if (queue.isDue) return;
  let time: Time | undefined;
  while (!time && takeUp(queue)) {
    time = timeOfNext(queue);
    begin(queue, time ? queue.begun + 1 : (queue.scene?.moments.length ?? 0));
    if (time) wait(queue, time);
    else settle(queue);
  }
}

/** Whether there is something to begin: more of this scene, or the next one. */
function takeUp<T>(queue: MomentQueue<T>): boolean {
  if (queue.scene && queue.begun < queue.scene.moments.length) return true;
  const done = queue.scene;
  queue.scene = queue.waiting.shift();
  queue.begun = 0;
  queue.settled = 0;
  if (done && !queue.scene) queue.teller.rest(done.shows);
  return queue.scene !== undefined;
}

interface Time {
  readonly settles: number;
  readonly rests: number;
}

/** How long the next moment takes; undefined if all that is left takes none. */
function timeOfNext<T>({ scene, begun, isHurried, teller }: MomentQueue<T>): Time | undefined {
  const by = isHurried ? 0 : teller.stretch();
  const left = scene?.moments.slice(begun) ?? [];
  const [first] = left;
  if (!first || !left.some(({ length }) => length * by > 0)) return undefined;
  const settles = Math.min(first.settles ?? 0, first.length);
  return { settles: settles * by, rests: (first.length - settles) * by };
}

function wait<T>(queue: MomentQueue<T>, { settles, rests }: Time): void {
  if (settles === 0) settle(queue);
  queue.callOff = queue.clock(settles, () => {
    settle(queue);
    queue.callOff = queue.clock(rests, () => goOn(queue));
  });
}

function begin<T>(queue: MomentQueue<T>, to: number): void {
  const from = queue.begun;
  queue.begun = to;
  if (queue.scene) queue.teller.begin(queue.scene.shows, from, to);
}

function settle<T>(queue: MomentQueue<T>): void {
  if (!queue.scene || queue.settled === queue.begun) return;
  queue.settled = queue.begun;
  queue.teller.settle(queue.scene.shows, queue.settled);
}
