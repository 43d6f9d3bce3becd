import { expect, test } from 'vitest';
import { makeFolder, runProcess } from './testing/cli.ts';
import { SAMPLE } from './testing/sample.ts';

const folder = makeFolder();

/** Writes the address of every module that Node loads to standard error. */
const TELL = `import { registerHooks } from 'node:module';
import { writeSync } from 'node:fs';
registerHooks({ load(url, context, next) { writeSync(2, 'loaded ' + url + '\\n'); return next(url, context); } });`;
const TELLING = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL)}` };

/** The modules that a command line loads, from the packages and from what they use. */
async function loadedBy(...args: readonly string[]): Promise<string[]> {
  const { code, err } = await runProcess(args, folder, [], TELLING);
  expect(code).toBe(0);
  return [...err.matchAll(/^loaded .*\/((?:packages|node_modules)\/.*)$/gm)].flatMap(([, path]) => path ?? []);
}

/** What only some commands need, and what takes long to load. */
const BOTS = /^packages\/bots\/src\/(games|search|thinking\/choose|arena)/;
const SCHEMAS = /^node_modules\/typebox\//;
const SERVER = /^packages\/server\//;

test.each([
  [['learn', SAMPLE.id]],
  [['daily']],
  [['daily', SAMPLE.id]],
  [['play', SAMPLE.id, '--bots', 'none']],
  [['summary', SAMPLE.id]],
])('%j loads no bots, no schemas and no server before they are needed', async (args) => {
  const loaded = await loadedBy(...args);
  expect(loaded).toContain(`packages/cli/src/commands/${args[0]}.ts`);
  for (const heavy of [BOTS, SCHEMAS, SERVER]) expect(loaded.filter((path) => heavy.test(path))).toEqual([]);
});

test('bots are loaded in a thread as soon as one of them is to move', async () => {
  const loaded = await loadedBy('play', SAMPLE.id, '--bots', 'guest,guest', '--seed', '1');
  expect(loaded.filter((path) => BOTS.test(path)).length).toBeGreaterThan(0);
});
