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

const planted = mkdtempSync(join(tmpdir(), 'taproom-arrow-'));
afterAll(() => rmSync(planted, { recursive: true }));

/** Writes files into a tree of their own. */
function plant(files: Readonly<Record<string, string>>): void {
  for (const name of ['.dependency-cruiser.mjs', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, name), join(planted, name));
  symlinkSync(join(ROOT, 'node_modules'), join(planted, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, path)), { recursive: true });
    writeFileSync(join(planted, path), text);
  }
}

const from = (path: string): string => `export { b } from '${path}';`;

/** Files that break a rule. All are planted at once, because each cruise takes a second. */
const VIOLATIONS: readonly (readonly [what: string, file: string, text: string, rules: readonly string[]])[] = [
  [
    'the engine imports a game',
    'engine/src/a.ts',
    from('../../games/src/b.ts'),
    ['engine-imports-only-nothing-of-ours'],
  ],
  ['the engine uses Node', 'engine/src/node.ts', "export { readFileSync } from 'node:fs';", ['rules-run-anywhere']],
  ['the table uses Node', 'table/src/node.ts', "export { readFileSync } from 'node:fs';", ['rules-run-anywhere']],
  ['the table imports a game', 'table/src/a.ts', from('../../games/src/b.ts'), ['table-imports-only-engine']],
  ['one game imports another', 'games/src/dyce/a.ts', from('../dice-box/b.ts'), ['no-game-imports-another']],
  [
    'the bots of a game import those of another',
    'bots/src/games/dyce/a.ts',
    from('../dice-box/b.ts'),
    ['no-bots-of-a-game-import-others'],
  ],
  [
    'bots for all games import one',
    'bots/src/search/a.ts',
    from('../games/dice-box/b.ts'),
    ['only-bots-of-a-game-know-it'],
  ],
  [
    'a room of the client imports one after it',
    'web/src/table/a.ts',
    from('../pages/b.ts'),
    ['room-table-imports-only-rooms-before-it'],
  ],
  [
    'a component does so',
    'web/src/kit/A.svelte',
    '<script lang="ts">import { b } from \'../shell/b.ts\';</script>{b}',
    ['room-kit-imports-only-rooms-before-it'],
  ],
  ['one board imports another', 'web/src/boards/dyce/a.ts', from('../dice-box/b.ts'), ['no-board-imports-another']],
  [
    'a board imports another game',
    'web/src/boards/dyce/game.ts',
    from('../../../../games/src/dice-box/b.ts'),
    ['no-board-imports-another-game'],
  ],
  [
    'a page imports a board past its face',
    'web/src/pages/board.ts',
    from('../boards/dice-box/b.ts'),
    ['boards-are-known-by-their-faces-alone'],
  ],
  [
    'a page imports one game',
    'web/src/pages/game.ts',
    from('../../../games/src/dice-box/b.ts'),
    ['only-boards-know-one-game'],
  ],
  [
    'a page imports the solutions',
    'web/src/pages/solutions.ts',
    from('../../../games/src/solutions/b.ts'),
    ['the-client-knows-no-solutions'],
  ],
];

const ALLOWED: readonly (readonly [what: string, file: string, text: string])[] = [
  ['a test of the table imports a game', 'table/src/a.test.ts', from('../../games/src/b.ts')],
  ['the list of bots imports those of a game', 'bots/src/games/all.ts', from('./dice-box/b.ts')],
];

const IMPORTED = [
  'games/src',
  'games/src/dice-box',
  'games/src/solutions',
  'bots/src/games/dice-box',
  'web/src/boards/dice-box',
];
const ROOMS = ['web/src/pages', 'web/src/shell'];

plant({
  ...Object.fromEntries([...VIOLATIONS, ...ALLOWED].map(([, file, text]) => [`packages/${file}`, text])),
  ...Object.fromEntries([...IMPORTED, ...ROOMS].map((folder) => [`packages/${folder}/b.ts`, 'export const b = 1;'])),
  'packages/protocol/src/one.ts': "import { other } from './other.ts';\nexport const one = other;",
  'packages/protocol/src/other.ts': "import { one } from './one.ts';\nexport const other = one;",
  'packages/web/src/online/A.svelte': '<script lang="ts">import type { B } from \'../shell/type.ts\';</script>',
  'packages/web/src/shell/type.ts': 'export type B = 1;',
});

describe('the arrow of imports', () => {
  it('is kept by all packages', () => {
    const { modules, summary } = cruise(ROOT);
    expect(summary.violations).toEqual([]);
    // A cruise that finds no modules would be green as well.
    expect(modules.filter(({ source }) => source.startsWith('packages/')).length).toBeGreaterThan(60);
    expect(brokenByTypes(ROOT, rules)).toEqual([]);
  });

  describe('where it is broken', () => {
    const { violations } = cruise(planted).summary;
    const brokenBy = (file: string): string[] =>
      violations.filter((one) => one.from === `packages/${file}`).map(({ rule }) => rule.name);

    it.each(VIOLATIONS)('is told where %s', (_, file, __, expected) => {
      expect(brokenBy(file)).toEqual(expected);
    });

    it.each(ALLOWED)('is not told where %s', (_, file) => {
      expect(brokenBy(file)).toEqual([]);
    });

    it('is told where files import each other', () => {
      expect(brokenBy('protocol/src/one.ts')).toEqual(['no-cycle']);
    });

    it('is told where a component imports only a type', () => {
      expect(brokenByTypes(planted, rules)).toEqual([
        'room-online-imports-only-rooms-before-it: packages/web/src/online/A.svelte → packages/web/src/shell/type.ts',
      ]);
    });
  });
});
