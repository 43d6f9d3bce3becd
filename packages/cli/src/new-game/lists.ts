import type { Names } from './names.ts';

/** A file that lists the games, and how to add one; undefined if the place for it is not found. */
interface List {
  readonly path: string;
  add(text: string, names: Names): string | undefined;
}

/** Replaces a text; undefined if it is not there. */
const replaced = (text: string, place: RegExp, by: (...found: string[]) => string): string | undefined =>
  place.test(text) ? text.replace(place, by) : undefined;

/** A list that is a record by id: adds an entry at the end. */
const entered = (text: string, name: string, names: Names, value: string): string | undefined =>
  replaced(
    text,
    new RegExp(`(const ${name}\\b[^]*?\\n)(\\})`),
    (_, before, end) => `${before}${entryOf(names, value)}\n${end}`,
  );

/** A list that imports what it lists. Biome sorts the imports. */
const record = (
  path: string,
  name: string,
  imported: (names: Names) => string,
  value: (names: Names) => string,
): List => ({
  path,
  add: (text, names) => entered(`${imported(names)}\n${text}`, name, names, value(names)),
});

/** A list of what a game may do without. */
const without = (path: string, name: string): List => ({
  path,
  add: (text, names) => entered(text, name, names, 'null'),
});

function entryOf({ id, camel }: Names, value: string): string {
  if (value === camel && id === camel) return `  ${id},`;
  return id === camel ? `  ${id}: ${value},` : `  '${id}': ${value},`;
}

const fromFolder = ({ id, camel }: Names): string => `import { ${camel} } from './${id}/index.ts';`;

/** A game's part that lies in a file of its own name. */
const partFrom =
  (part: string, above: string, folder = '') =>
  ({ id, camel }: Names): string =>
    `import { ${part} as ${camel} } from '${above}${id}/${folder}${part}.ts';`;

/** Every file that names the games one by one. */
export const LISTS: readonly List[] = [
  {
    path: 'packages/games/src/ids.ts',
    add: (text, { id }) => replaced(text, /(GAME_IDS = \[[^\]]*?),?\s*\]/, (_, ids) => `${ids}, '${id}']`),
  },
  record('packages/games/src/index.ts', 'GAMES', fromFolder, ({ camel }) => `anyGame(${camel})`),
  {
    path: 'packages/games/src/load.ts',
    add(text, names) {
      const rules = `async () => anyGame((await import('./${names.id}/index.ts')).${names.camel})`;
      const loaded = entered(text, 'LOADERS', names, rules);
      const notation = `async () => (await import('./${names.id}/text/notation.ts')).notation`;
      return loaded && entered(loaded, 'NOTATIONS', names, notation);
    },
  },
  record('packages/games/src/shelf.ts', 'OFFERS', partFrom('offer', './'), ({ camel }) => camel),
  record('packages/games/src/text/labels.ts', 'LABELS', partFrom('label', '../', 'text/'), ({ camel }) => camel),
  record(
    'packages/games/src/text/notations.ts',
    'NOTATIONS',
    partFrom('notation', '../', 'text/'),
    ({ camel }) => camel,
  ),
  {
    path: 'packages/games/src/text/texts.ts',
    add: (text, names) => entered(text, 'TEXTS', names, `() => import('../${names.id}/text/index.ts')`),
  },
  record(
    'packages/games/src/persons/index.ts',
    'PERSONS',
    ({ id, camel }) => `import { persons as ${camel} } from '../${id}/persons/index.ts';`,
    ({ camel }) => camel,
  ),
  without('packages/games/src/learning/index.ts', 'LEARNING'),
  without('packages/bots/src/games/positions.ts', 'POSITION_MAKERS'),
  record(
    'packages/bots/src/games/all.ts',
    'FACES',
    ({ id, camel }) => `import { ${camel}Face } from './${id}/index.ts';`,
    ({ camel }) => `${camel}Face`,
  ),
  {
    path: 'packages/bots/src/games/one-by-one.ts',
    add: (text, names) =>
      entered(text, 'LOADERS', names, `async () => (await import('./${names.id}/index.ts')).${names.camel}Face`),
  },
  {
    path: 'packages/web/src/boards/index.ts',
    add: (text, names) =>
      entered(text, 'LOADERS', names, `async () => (await import('./${names.id}/index.ts')).${names.camel}`),
  },
  record('packages/web/src/boards/cards.ts', 'CARDS', partFrom('card', './'), ({ camel }) => camel),
  record('packages/cli/src/boards/index.ts', 'FACES', fromFolder, ({ camel }) => camel),
  {
    path: 'docs/api.md',
    add: (text, { id }) =>
      replaced(
        text,
        /(one of the games [^.]*?`)\s+and (`[a-z0-9-]+`),/,
        (_, games, last) => `${games}, ${last} and \`${id}\`,`,
      ),
  },
];
