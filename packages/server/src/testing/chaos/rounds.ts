import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { connectWith } from '../guest.ts';
import type { Fault, House } from './faults.ts';
import { type Load, newTableOfBots, playForEver } from './players.ts';

/** How long it took after a fault until everything went on. */
export interface Healed {
  readonly fault: string;
  /** Undefined if it did not, as long as anybody waited. */
  readonly milliseconds: number | undefined;
  /** What was still standing still. */
  readonly stuck: readonly string[];
}

/** Busy tables of bots; fewer where others test beside it. */
const MANY_TABLES = 20;
const FEW_TABLES = 12;
const TABLES_OF_PEOPLE = 4;
/** How long after a fault is waited for everything to go on. */
const MOST_PATIENCE = 30_000;
/** How long nothing happens between two faults. */
const CALM = 1_500;
const LOOK = 250;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const addressesOf = (house: House) => (): readonly string[] => house.servers.map(({ address }) => address);

/** Bots and people begin to play; they go on until the load is over. */
export async function beginLoad(
  house: House,
  isBrief: boolean,
): Promise<{ readonly load: Load; readonly ended: Promise<unknown> }> {
  const load: Load = {
    ofBots: [],
    tablesOfBots: isBrief ? FEW_TABLES : MANY_TABLES,
    ofPeople: [],
    acknowledged: [],
    lines: new Set(),
    refusals: new Map(),
    isOver: false,
  };
  await refill(house, load);
  const players = Array.from({ length: TABLES_OF_PEOPLE }, () => playForEver(load, addressesOf(house)));
  return { load, ended: Promise.all(players) };
}

async function refill(house: House, { ofBots, tablesOfBots }: Load): Promise<void> {
  const [address = ''] = addressesOf(house)();
  while (ofBots.length < tablesOfBots) ofBots.push(await newTableOfBots(address));
}

/** Lets a fault befall a house under load, and waits until all tables go on and all servers say that they are ready. */
export async function suffer(house: House, load: Load, fault: Fault): Promise<Healed> {
  await replaceFinished(house, load);
  await pause(CALM);
  await fault.befall(house, load);
  const began = performance.now();
  const before = await positionsOf(house, load);
  const acknowledged = load.acknowledged.length;
  for (;;) {
    const stuck = await stillStuck(house, load, before, acknowledged);
    const milliseconds = Math.round(performance.now() - began);
    if (stuck.length === 0) return { fault: fault.name, milliseconds, stuck };
    if (milliseconds > MOST_PATIENCE) return { fault: fault.name, milliseconds: undefined, stuck };
    await pause(LOOK);
  }
}

async function replaceFinished(house: House, load: Load): Promise<void> {
  const { statuses } = await positionsOf(house, load);
  load.ofBots.splice(0, load.ofBots.length, ...load.ofBots.filter((table) => statuses.get(table) === 'playing'));
  await refill(house, load);
}

interface Positions {
  readonly entries: ReadonlyMap<string, number>;
  readonly statuses: ReadonlyMap<string, string>;
}

/** How far the tables of bots are, as the database knows. */
const positionsOf = ({ place }: House, { ofBots }: Load): Promise<Positions> =>
  withStore(place, async ({ db }) => {
    const counts = await db
      .selectFrom('entries')
      .select(({ fn }) => ['match', fn.max('seq').as('last')])
      .where('match', 'in', ofBots)
      .groupBy('match')
      .execute();
    const rows = await db.selectFrom('matches').select(['id', 'status']).where('id', 'in', ofBots).execute();
    return {
      entries: new Map(counts.map(({ match, last }) => [match, Number(last)])),
      statuses: new Map(rows.map(({ id, status }) => [id, status])),
    };
  });

async function withStore<T>(place: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function stillStuck(house: House, load: Load, before: Positions, acknowledged: number): Promise<string[]> {
  const unready: string[] = [];
  for (const { address } of house.servers) if (!(await isReady(address))) unready.push(`${address} is not ready`);
  if (unready.length > 0) return unready;
  const now = await positionsOf(house, load);
  const isOn = (table: string): boolean =>
    now.statuses.get(table) === 'over' || (now.entries.get(table) ?? 0) > (before.entries.get(table) ?? 0);
  const bots = load.ofBots.filter((table) => !isOn(table)).map((table) => `bots at ${table}`);
  return load.acknowledged.length > acknowledged ? bots : [...bots, 'people'];
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** What is wrong in the end: acknowledged moves that are not there, gaps, and servers that see different things. */
export async function faultsFound(house: House, { acknowledged, ofPeople }: Load): Promise<string[]> {
  const lost = await withStore(house.place, async ({ db }) => {
    const rows = await db
      .selectFrom('entries')
      .select(['match', 'seq', 'action'])
      .orderBy('match')
      .orderBy('seq')
      .execute();
    const kept = new Map(rows.map(({ match, seq, action }) => [`${match} ${seq}`, action]));
    const missing = acknowledged.filter(
      ({ table, seq, action }) => kept.get(`${table} ${seq}`) !== JSON.stringify(action),
    );
    const gaps = rows.filter(({ match, seq }) => seq > 1 && !kept.has(`${match} ${seq - 1}`));
    return [
      ...missing.map(({ table, seq }) => `entry ${seq} of ${table} was acknowledged and is not there`),
      ...gaps.map(({ match, seq }) => `nothing comes before entry ${seq} of ${match}`),
    ];
  });
  const differing: string[] = [];
  for (const table of ofPeople) if (!(await agreeOn(house, table))) differing.push(`servers differ on ${table}`);
  return [...lost, ...differing];
}

/** Whether all servers show the same of a table at which nobody moves any more. */
async function agreeOn({ servers }: House, table: string): Promise<boolean> {
  const shown = await Promise.all(
    servers.map(async ({ address }) => {
      const line = await connectWith(address, '');
      const { seq, view, outcome } = await line.watch(table);
      line.drop();
      return JSON.stringify([seq, view, outcome]);
    }),
  );
  return shown.every((text) => text === shown[0]);
}
