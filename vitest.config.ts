import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const common = {
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // Usually immediate, but some seconds later on a busy machine.
  expect: { poll: { timeout: 30_000 } },
  // No test changes modules that others import, so they share them, which saves a third of the time.
  isolate: false,
  // Many tests wait for sockets, disks, processes and clocks rather than compute.
  maxWorkers: availableParallelism() + 2,
  // Processes started by tests share what they have compiled.
  env: { NODE_COMPILE_CACHE: join(tmpdir(), 'taproom-compiled') },
};

/** Tests that take longest, most of it waiting; if they came last, they would be waited for alone. */
const LONGEST = /(new-game|contract|stop-command|table-life|kill|clocks)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Projects stay together, because workers are not shared between them.
    const byProject = Map.groupBy(sorted, ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => {
      const { long = [], short = [] } = Object.groupBy(own, ({ moduleId }) =>
        LONGEST.test(moduleId) ? 'long' : 'short',
      );
      return [...long, ...short];
    });
  }
}

const CLIENT = 'packages/web/**/*.test.ts';
const SERVER = 'packages/server/**/*.test.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
