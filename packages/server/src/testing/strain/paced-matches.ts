import type { Tagged } from '@taproom/engine';
import { connectWith, type Line, newGuest, sitDownTo } from '../guest.ts';

/** Many matches that are played at the pace of people, one after the other at each table. */
export interface Pace {
  /** How long answers to moves took since they were last looked at, in milliseconds. */
  waits: number[];
  /** Of one of the tables that are played. */
  table: string;
  isOver: boolean;
}

/** The pause before a move, in milliseconds. */
const PAUSE = 830;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function beginMatches(
  address: string,
  count: number,
): { readonly pace: Pace; readonly ended: Promise<unknown> } {
  const pace: Pace = { waits: [], table: '', isOver: false };
  const tables = Array.from({ length: count }, () => playAlways(address, pace));
  return { pace, ended: Promise.all(tables) };
}

async function playAlways(address: string, pace: Pace): Promise<void> {
  await pause(Math.random() * PAUSE);
  const guests = [await newGuest(address, 'Anna'), await newGuest(address, 'Ben')];
  const lines = await Promise.all(guests.map(({ token }) => connectWith(address, token)));
  while (!pace.isOver) {
    const table = await sitDownTo(guests, { undo: false });
    for (const line of lines) await line.watch(table);
    pace.table = table;
    await playMatch(pace, lines, table);
    for (const line of lines) await line.ask({ type: 'unwatch', table });
  }
  for (const line of lines) line.drop();
}

async function playMatch(pace: Pace, lines: readonly Line[], table: string): Promise<void> {
  while (!pace.isOver) {
    await pause(PAUSE * (0.5 + Math.random()));
    const { outcome, actors, seq } = (lines[0] as Line).state(table);
    if (outcome) return;
    const seat = actors[0] ?? 0;
    const line = lines[seat] as Line;
    await line.until(table, (state) => state.seq >= seq);
    const began = performance.now();
    await line.play(table, seat, line.legal(table)[0] as Tagged);
    pace.waits.push(performance.now() - began);
    await lines[0]?.until(table, (state) => state.seq > seq);
  }
}

/** The value that all but so great a part are below. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
