import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '@taproom/engine';
import { GAME_IDS } from '@taproom/games';
import { filesNaming } from './generic.ts';
import { LISTS } from './lists.ts';
import { type Names, namesOf, type Taken } from './names.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const ENDING = '.txt';

interface File {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** Everything to write for a new game. */
export interface Plan {
  readonly names: Names;
  readonly files: readonly File[];
  readonly lists: readonly File[];
}

/** The plan for a new game, or a sentence about why it is not possible. */
export function plan(root: string, id: string | undefined, title: string | undefined): Result<Plan, string> {
  if (!existsSync(join(root, 'docs/rules')))
    return fail('Games are written in a clone of the project, and this is none.');
  const named = namesOf(id, title, taken(root));
  if (!named.ok) return named;
  const names = named.value;
  const [other] = filesNaming(root, names.id.split('-'));
  if (other) return fail(`"${names.id}" means something else in ${other}: choose other words.`);
  const files = templates().map(({ path, text }) => ({ path: filled(path, names), text: filled(text, names) }));
  const there = files.find(({ path }) => existsSync(join(root, path)));
  if (there) return fail(`There is a file ${there.path} already.`);
  const lists: File[] = [];
  for (const { path, add } of LISTS) {
    const text = add(readFileSync(join(root, path), 'utf8'), names);
    if (text === undefined) return fail(`${path} has no place for another game: it is not written as expected.`);
    lists.push({ path, text });
  }
  return ok({ names, files, lists });
}

export function write(root: string, { files, lists }: Plan): void {
  for (const { path, text } of [...files, ...lists]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

function templates(): File[] {
  const paths = readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ENDING));
  return paths
    .sort()
    .map((path) => ({ path: path.slice(0, -ENDING.length), text: readFileSync(join(TEMPLATE, path), 'utf8') }));
}

/** The game's names in the templates, where it is called New Game. */
const CALLED = /'New Game'|New Game|NewGame|newGame|new-game|\bNG-(?=\d)/g;

/** All at once, because a title may itself contain one of the templates' names. */
function filled(text: string, { id, camel, pascal, title, prefix }: Names): string {
  const names: Readonly<Record<string, string>> = {
    "'New Game'": `'${title.replaceAll("'", "\\'")}'`,
    'New Game': title,
    NewGame: pascal,
    newGame: camel,
    'new-game': id,
    'NG-': `${prefix}-`,
  };
  return text.replace(CALLED, (called) => names[called] ?? called);
}

/** Where custom properties are defined; a game's colours must not clash with them. */
const STYLES = 'packages/web/src/kit/styles/tokens.css';

function taken(root: string): Taken {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const code = [...LISTS.map(({ path }) => read(path)), read(STYLES), ...templates().map(({ text }) => text)];
  const rules = globSync('docs/rules/*.md', { cwd: root }).map(read);
  return {
    ids: GAME_IDS,
    prefixes: new Set(
      rules.flatMap((text) => [...text.matchAll(/\*\*([A-Z]+)-\d+\*\*/g)].map(([, prefix = '']) => prefix)),
    ),
    words: new Set(code.flatMap((text) => text.match(/\w+/g) ?? [])),
  };
}
