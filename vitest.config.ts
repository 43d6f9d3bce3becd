import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const common = {
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // What is waited for comes at once or, on a busy machine, some seconds later.
  expect: { poll: { timeout: 30_000 } },
  // No test changes what others import, so they share it: that saves a third of the time.
  isolate: false,
  // Those of the server wait for sockets, disks and processes more than they compute.
  maxWorkers: availableParallelism() + 1,
  // Processes that tests start leave what they have compiled for those that start after them.
  env: { NODE_COMPILE_CACHE: join(tmpdir(), 'taproom-compiled') },
};
const CLIENT = 'packages/web/**/*.test.ts';
const SERVER = 'packages/server/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'all but the server',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [SERVER, CLIENT, '**/node_modules/**'],
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        test: { ...common, name: 'client', root: import.meta.dirname, include: [CLIENT] },
      },
      {
        test: {
          ...common,
          name: 'server',
          include: [SERVER],
          // One real PostgreSQL for all of them.
          globalSetup: 'packages/server/src/testing/global-postgres.ts',
        },
      },
    ],
  },
});
