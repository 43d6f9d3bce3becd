import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

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
  for (const [path, text] of Object.entries(files)) {
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
  });

  it('fails where the engine imports a game', () => {
    const folder = plant({
      'packages/engine/src/a.ts': "export { b } from '../../games/src/b.ts';",
      'packages/games/src/b.ts': 'export const b = 1;',
    });
    expect(brokenRules(folder)).toEqual(['engine-imports-only-nothing-of-ours']);
  });

  it('fails where the engine uses Node', () => {
    const folder = plant({ 'packages/engine/src/a.ts': "export { readFileSync } from 'node:fs';" });
    expect(brokenRules(folder)).toEqual(['rules-run-anywhere']);
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
