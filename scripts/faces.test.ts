import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { GAME_IDS } from '@taproom/games';
import { afterAll, describe, expect, it } from 'vitest';
import { filesNaming, genericFiles } from '../packages/cli/src/new-game/generic.ts';

const ROOT = join(import.meta.dirname, '..');

/** What the code calls a game besides its id: StoutState is of stout. */
function shortNameOf(id: string): string[] {
  const contract = readFileSync(join(ROOT, `packages/games/src/${id}/index.ts`), 'utf8');
  const [, name] = /\bGame<\s*(\w+)State\b/.exec(contract) ?? [];
  if (name === undefined) throw new Error(`${id} does not say what its state is called`);
  return name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
}

const naming = (root: string, id: string): string[] => [
  ...new Set([id.split('-'), shortNameOf(id)].flatMap((words) => filesNaming(root, words))),
];

const planted = mkdtempSync(join(tmpdir(), 'taproom-faces-'));
afterAll(() => rmSync(planted, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(planted, path)), { recursive: true });
  writeFileSync(join(planted, path), text);
}

describe('what is true of one game', () => {
  it.each(GAME_IDS)('lies in the folders of %s, and no other file but the lists names it', (id) => {
    expect(naming(ROOT, id)).toEqual([]);
  });

  it('is looked for in everything else', () => {
    expect(genericFiles(ROOT).length).toBeGreaterThan(400);
  });

  it.each([
    ['dice-box', "if (game === 'dice-box') roll();"],
    ['dice-box', 'const DICE_BOX = 1;'],
    ['dice-brewing', "import { diceBrewing } from '@taproom/games';"],
    ['dice-brewing', 'type State = BrewingState;'],
    ['six-sided-stout', 'const score = (view: StoutView) => view.score;'],
    ['dyce', '/** As many as in DYCE. */'],
    ['dyce', 'const value = evaluateDyce(view);'],
    ['whisky-game', "title: 'The Whisky Game'"],
  ])('is found where it names %s: %s', (id, text) => {
    plant('packages/server/src/planted.ts', text);
    for (const path of ['games/src/ids.ts', `web/src/boards/${id}/face.ts`, 'web/src/a.test.ts'])
      plant(`packages/${path}`, text);
    expect(naming(planted, id)).toEqual(['packages/server/src/planted.ts']);
  });

  it.each([
    'packages/web/index.html',
    'packages/web/vite.config.ts',
    'packages/server/src/store/planted.sql',
    'packages/web/public/planted.svg',
    'packages/web/public/planted.webmanifest',
    'packages/cli/src/planted.mjs',
    'scripts/planted.ts',
    'scripts/planted.mjs',
  ])('is found in %s', (path) => {
    const root = mkdtempSync(join(planted, 'place-'));
    plant(relative(planted, join(root, path)), 'Dice Box');
    expect(naming(root, 'dice-box')).toEqual([path]);
  });
});
