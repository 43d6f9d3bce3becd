import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brokenByTypes, type Rule } from './svelte-types.ts';

const ROOT = join(import.meta.dirname, '..');

const { default: config } = await import(join(ROOT, '.dependency-cruiser.mjs'));
const rules: readonly Rule[] = config.forbidden;

interface Cruise {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[];
  };
}

function cruise(folder: string): Cruise {
  const words = [join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')];
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages'];
  const { stdout } = spawnSync(process.execPath, [...words, ...options], { cwd: folder, maxBuffer: 2 ** 28 });
  return JSON.parse(stdout.toString());
}

const brokenRules = (folder: string): string[] => cruise(folder).summary.violations.map(({ rule }) => rule.name);

const planted = mkdtempSync(join(tmpdir(), 'taproom-arrow-'));
afterAll(() => rmSync(planted, { recursive: true }));

function plant(files: Record<string, string>): string {
  rmSync(join(planted, 'packages'), { recursive: true, force: true });
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, name), join(planted, name));
  rmSync(join(planted, 'node_modules'), { force: true });
  symlinkSync(join(ROOT, 'node_modules'), join(planted, 'node_modules'));
  // The compiler wants a file to read, and those of the client are not among its own.
  for (const [path, text] of Object.entries({ 'packages/engine/src/nothing.ts': 'export {};', ...files })) {
    mkdirSync(dirname(join(planted, path)), { recursive: true });
    writeFileSync(join(planted, path), text);
  }
  return planted;
}

describe('the arrow of imports', () => {
  it('is kept by all packages', () => {
    const { modules, summary } = cruise(ROOT);
    expect(summary.violations).toEqual([]);
    // A cruise that finds no modules would be green as well.
    expect(modules.filter(({ source }) => source.startsWith('packages/')).length).toBeGreaterThan(60);
    expect(brokenByTypes(ROOT, rules)).toEqual([]);
  });

  it('fails where the engine imports a game', () => {
    const folder = plant({
      'packages/engine/src/a.ts': "export { b } from '../../games/src/b.ts';",
      'packages/games/src/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['engine-imports-only-nothing-of-ours']);
  });

  it.each(['engine', 'table'])('fails where %s uses Node', (name) => {
    const folder = plant({ [`packages/${name}/src/a.ts`]: "export { readFileSync } from 'node:fs';" });
    expect(brokenRules(folder)).toEqual(['rules-run-anywhere']);
  });

  it('fails where the table imports a game, though its tests may', () => {
    const folder = plant({
      'packages/table/src/a.ts': "export { b } from '../../games/src/b.ts';",
      'packages/table/src/a.test.ts': "export { b } from '../../games/src/b.ts';",
      'packages/games/src/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['table-imports-only-engine']);
  });

  it('fails where one game imports another', () => {
    const folder = plant({
      'packages/games/src/dyce/a.ts': "export { b } from '../dice-box/b.ts';",
      'packages/games/src/dice-box/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['no-game-imports-another']);
  });

  it('fails on a cycle', () => {
    const folder = plant({
      'packages/engine/src/a.ts': "import { b } from './b.ts';\nexport const a = b;",
      'packages/engine/src/b.ts': "import { a } from './a.ts';\nexport const b = a;",
    });
    expect(brokenRules(folder)).toContain('no-cycle');
  });
});

describe('the bots of a game', () => {
  it('fails where they import those of another', () => {
    const folder = plant({
      'packages/bots/src/games/dyce/a.ts': "export { b } from '../dice-box/b.ts';",
      'packages/bots/src/games/dice-box/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['no-bots-of-a-game-import-others']);
  });

  it('fails where what is for all games imports one, though the list may', () => {
    const folder = plant({
      'packages/bots/src/search/a.ts': "export { b } from '../games/dice-box/b.ts';",
      'packages/bots/src/games/index.ts': "export { b } from './dice-box/b.ts';",
      'packages/bots/src/games/dice-box/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['only-bots-of-a-game-know-it']);
  });
});

describe('the rooms of the client', () => {
  it('fails where a room imports one after it', () => {
    const folder = plant({
      'packages/web/src/table/a.ts': "export { b } from '../pages/b.ts';",
      'packages/web/src/pages/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['room-table-imports-only-rooms-before-it']);
  });

  it('fails where a component does so', () => {
    const folder = plant({
      'packages/web/src/kit/A.svelte': '<script lang="ts">import { b } from \'../shell/b.ts\';</script>{b}',
      'packages/web/src/shell/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['room-kit-imports-only-rooms-before-it']);
  });

  it('fails where a component imports only a type', () => {
    const folder = plant({
      'packages/web/src/online/A.svelte': '<script lang="ts">import type { B } from \'../shell/b.ts\';</script>',
      'packages/web/src/shell/b.ts': 'export type B = 1;',
    });
    expect(brokenByTypes(folder, rules)).toEqual([
      'room-online-imports-only-rooms-before-it: packages/web/src/online/A.svelte → packages/web/src/shell/b.ts',
    ]);
  });

  it('fails where one board imports another', () => {
    const folder = plant({
      'packages/web/src/boards/dyce/a.ts': "export { b } from '../dice-box/b.ts';",
      'packages/web/src/boards/dice-box/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['no-board-imports-another']);
  });

  it('fails where a board imports another game', () => {
    const folder = plant({
      'packages/web/src/boards/dyce/a.ts': "export { b } from '../../../../games/src/dice-box/b.ts';",
      'packages/games/src/dice-box/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['no-board-imports-another-game']);
  });

  it('fails where a page goes past the faces', () => {
    const folder = plant({
      'packages/web/src/pages/a.ts':
        "export { b } from '../boards/dyce/b.ts';\nexport { c } from '../../../games/src/dyce/c.ts';",
      'packages/web/src/boards/dyce/b.ts': 'export const b = 1;',
      'packages/games/src/dyce/c.ts': 'export const c = 1;',
    });
    expect(brokenRules(folder).sort()).toEqual(['boards-are-known-by-their-faces-alone', 'only-boards-know-one-game']);
  });
});
