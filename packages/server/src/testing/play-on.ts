import type { Tagged } from '@taproom/engine';
import { expect } from 'vitest';
import type { Line } from './guest.ts';

const first = (legal: readonly Tagged[]): Tagged => legal[0] as Tagged;

/** All play, each the first thing that is open or what is chosen, until the match is over or so many moves are made. */
export async function playOn(table: string, lines: readonly Line[], most = 1_000, choose = first): Promise<void> {
  for (let moves = 0; moves < most && !lines[0]?.state(table).outcome; moves++) {
    const { actors, seq } = (lines[0] as Line).state(table);
    const seat = actors[0] as number;
    const line = lines[seat] as Line;
    await line.until(table, (state) => state.seq >= seq);
    expect(await line.play(table, seat, choose(line.legal(table)))).toMatchObject({ type: 'yes', seq: seq + 1 });
    await Promise.all(lines.map((one) => one.until(table, (state) => state.seq > seq)));
  }
}
