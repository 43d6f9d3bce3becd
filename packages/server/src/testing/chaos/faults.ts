import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { TestPostgres } from '../postgres.ts';
import { type ServerProcess, spawnServer } from '../server-process.ts';
import { openSlowClients } from '../slow-clients.ts';
import type { Load } from './players.ts';

/** The servers, and the database they share. */
export interface House {
  /** Where the database is: a file, or a URL. */
  readonly place: string;
  readonly servers: ServerProcess[];
  readonly ports: readonly number[];
  readonly postgres: TestPostgres | undefined;
}

/** Something that happens to a house; when it resolves, it is over. */
export interface Fault {
  readonly name: string;
  befall(house: House, load: Load): Promise<void>;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const databaseOf = ({ postgres }: House): TestPostgres => {
  if (!postgres) throw new Error('this befalls PostgreSQL only');
  return postgres;
};

/** Each server in turn ends at once and without a word, and is started again. */
const killServers: Fault = {
  name: 'kill -9 of every server',
  async befall({ place, servers, ports }) {
    for (const [i, server] of servers.entries()) {
      await server.kill();
      servers[i] = await spawnServer(place, ports[i], 'ignore');
    }
  },
};

const restartDatabase: Fault = { name: 'restart of the database', befall: (house) => databaseOf(house).restart() };
const killDatabase: Fault = { name: 'kill -9 of the database', befall: (house) => databaseOf(house).kill() };
const freezeDatabase = (milliseconds: number): Fault => ({
  name: `database frozen for ${milliseconds / 1_000} s`,
  befall: (house) => databaseOf(house).freeze(milliseconds),
});

const cutConnections: Fault = {
  name: 'all connections to the database cut',
  async befall({ place }) {
    const client = new pg.Client({ connectionString: place });
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await client.end();
  },
};

/** Somebody else writes to the file and takes their time. */
const holdFile = (milliseconds: number): Fault => ({
  name: `file held by another process for ${milliseconds / 1_000} s`,
  async befall({ place }) {
    const database = new DatabaseSync(place, { timeout: 10_000 });
    database.exec('begin immediate');
    await pause(milliseconds);
    database.close();
  },
});

/** All people lose their connections at the same moment. */
const cutSockets: Fault = {
  name: 'all sockets of people cut',
  async befall(_, { lines }) {
    for (const line of lines) line.drop();
  },
};

/** Many follow one of the matches, and never read what they are sent. */
const slowClients = (count: number, milliseconds: number): Fault => ({
  name: `${count} slow clients for ${milliseconds / 1_000} s`,
  async befall({ servers }, { ofPeople }) {
    const table = ofPeople.at(-1);
    if (table === undefined) return;
    const slow = await Promise.all(servers.map(({ address }) => openSlowClients(address, table, count)));
    await pause(milliseconds);
    for (const socket of slow.flat()) socket.destroy();
  },
});

const SHORT = 3_000;
const LONG = 60_000;
const FEW = 100;
const MANY = 2_000;

/** What befalls a house on one kind of database; freezes and locks are short where there is little time. */
export function faultsFor(kind: 'sqlite' | 'postgres', isBrief: boolean): readonly Fault[] {
  const time = isBrief ? SHORT : LONG;
  const ofPeople = [cutSockets, slowClients(isBrief ? FEW : MANY, time)];
  if (kind === 'sqlite') return [killServers, holdFile(time), ...ofPeople];
  return [restartDatabase, cutConnections, killDatabase, freezeDatabase(time), killServers, ...ofPeople];
}
