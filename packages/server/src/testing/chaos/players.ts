import { makeNonce, type Tagged } from '@taproom/engine';
import type { TableInfo } from '@taproom/protocol';
import { connectWith, type Guest, type Line, newGuest, SETUP, sitDownTo } from '../guest.ts';

/** A move that a server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly action: Tagged;
}

/** What is asked of the servers while things happen to them. */
export interface Load {
  /** Tables at which bots play among themselves. */
  readonly ofBots: string[];
  /** How many of them there are at a time. */
  readonly tablesOfBots: number;
  /** Tables at which people play. */
  readonly ofPeople: string[];
  readonly acknowledged: Acknowledged[];
  /** The connections of people that are open. */
  readonly lines: Set<Line>;
  /** Requests that got no answer, or one that said why not. */
  readonly refusals: Map<string, number>;
  isOver: boolean;
}

/** Where the servers are; the order says which to try first. */
export type Addresses = () => readonly string[];

const BOT = { kind: 'bot', level: 'guest' } as const;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A long game, so that bots have something to do for a while. */
export async function newTableOfBots(address: string): Promise<string> {
  const host = await newGuest(address, 'Host');
  const made = await host.post('/api/tables', { ...SETUP, game: 'whisky-game', seats: [BOT, BOT] });
  if (made.status !== 201) throw new Error(JSON.stringify(made));
  return (made.body as { info: TableInfo }).info.id;
}

/** Two people play one match after the other, whatever happens to the servers, until the load is over. */
export async function playForEver(load: Load, addresses: Addresses): Promise<void> {
  while (!load.isOver) {
    try {
      const [address = ''] = addresses();
      const guests = [await newGuest(address, 'Anna'), await newGuest(address, 'Ben')];
      const table = await sitDownTo(guests, { undo: false });
      load.ofPeople.push(table);
      await playMatch(load, addresses, table, guests);
    } catch (error) {
      note(load, error);
      await pause(PATIENCE);
    }
  }
}

const PATIENCE = 200;

interface Pending {
  readonly seat: number;
  readonly seq: number;
  readonly key: string;
  readonly action: Tagged;
}

/** A match to its end, over as many connections as it takes. */
async function playMatch(load: Load, addresses: Addresses, table: string, guests: readonly Guest[]): Promise<void> {
  let left: Pending | 'nothing' | 'over' = 'nothing';
  while (!load.isOver && left !== 'over') {
    let lines: readonly Line[] = [];
    try {
      lines = await follow(addresses, table, guests);
      for (const line of lines) load.lines.add(line);
      while (!load.isOver && left !== 'over') left = await playOn(load, lines, table, left);
    } catch (error) {
      note(load, error);
      await pause(PATIENCE);
    }
    for (const line of lines) {
      load.lines.delete(line);
      line.drop();
    }
  }
}

async function playOn(
  load: Load,
  lines: readonly Line[],
  table: string,
  left: Pending | 'nothing',
): Promise<Pending | 'nothing' | 'over'> {
  if (left !== 'nothing') return tryMove(load, lines, table, left);
  const { outcome, actors, seq } = (lines[0] as Line).state(table);
  if (outcome) return 'over';
  const seat = actors[0] ?? 0;
  const action = (lines[seat] as Line).legal(table)[0] as Tagged;
  return tryMove(load, lines, table, { seat, seq, key: makeNonce(), action });
}

/** Each by another server, if there are several. */
async function follow(addresses: Addresses, table: string, guests: readonly Guest[]): Promise<Line[]> {
  const open = addresses();
  const lines = await Promise.all(guests.map(({ token }, i) => connectWith(open[i % open.length] as string, token)));
  await Promise.all(lines.map((line) => line.watch(table)));
  const seq = Math.max(...lines.map((line) => line.state(table).seq));
  await Promise.all(lines.map((line) => line.until(table, (state) => state.seq >= seq)));
  return lines;
}

/** What is left to be done: the same move, if the server could not take it. */
async function tryMove(
  load: Load,
  lines: readonly Line[],
  table: string,
  pending: Pending,
): Promise<Pending | 'nothing'> {
  const answer = await (lines[pending.seat] as Line).ask({ type: 'play', table, ...pending });
  if (answer.type === 'no') {
    note(load, new Error(answer.why.code));
    await pause(PATIENCE);
    return answer.why.code === 'stale' || answer.why.code === 'game-over' ? 'nothing' : pending;
  }
  if (answer.type !== 'yes') throw new Error(`an answer of type ${answer.type}`);
  const seq = pending.seq + 1;
  load.acknowledged.push({ table, seq, action: pending.action });
  await Promise.all(lines.map((line) => line.until(table, (state) => state.seq >= seq)));
  return 'nothing';
}

function note({ refusals }: Load, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  refusals.set(why, (refusals.get(why) ?? 0) + 1);
}
