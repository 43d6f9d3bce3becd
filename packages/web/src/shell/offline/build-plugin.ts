import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const SOURCE = join(import.meta.dirname, 'service-worker.js');
const GAMES = join(import.meta.dirname, '../../../../games/src');
/** Files of this name hold what a game must keep from viewers of a table. */
const SECRETS = globSync('**/answers.json', { cwd: GAMES }).map((path) => join(GAMES, path));
/** The only module with the answers that a page loads: the rules, to replay a record. */
export const RULES = join(GAMES, 'index.ts');
interface Moves {
  readonly moves: readonly string[];
}
/** The first solution of each game's dailies, by which all of them would be found. */
const SOLUTIONS: readonly Moves[] = globSync('*/daily/solutions.json', { cwd: GAMES }).flatMap((path) =>
  JSON.parse(readFileSync(join(GAMES, path), 'utf8')).solutions.slice(0, 1),
);
/** Files from `public`, which are not part of the bundle. */
const PUBLIC_FILES = ['/favicon.svg', '/favicon-turn.svg', '/manifest.webmanifest'];

/** The part of a built file used here. */
type File =
  | Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'code' | 'imports' | 'facadeModuleId'>
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'source'>;

/**
 * Writes the service worker with two lists of this build's files, and a version that changes with any of them: the
 * files everyone needs, and those with the answers to a game's questions, which no online table needs.
 */
export const offline: Plugin = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const built = Object.values(bundle).filter(({ fileName }) => fileName !== 'index.html');
    const facts = SECRETS.flatMap((path) => factsIn(readFileSync(path, 'utf8')));
    const telling = built.filter((file) => facts.some((fact) => textOf(file).includes(fact)));
    const leak = leakAmong(built, telling) ?? solutionAmong(built, SOLUTIONS);
    if (leak) this.error(leak);
    const open = built.filter((file) => !telling.includes(file));
    const files = ['/', ...PUBLIC_FILES, ...open.map(addressOf)].sort();
    const ownTables = telling.map(addressOf).sort();
    const page = bundle['index.html'];
    const version = createHash('sha256')
      .update([...files, ...ownTables].join('\n'))
      .update(page ? textOf(page) : '')
      .digest('hex')
      .slice(0, 12);
    const source = readFileSync(SOURCE, 'utf8')
      .replace('%VERSION%', version)
      .replace("'%FILES%'", listed(files))
      .replace("'%OWN_TABLES%'", listed(ownTables));
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    // By these a page knows which build it is, and which one the server has.
    if (page?.type === 'asset') page.source = withBuild(textOf(page), version);
    this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build: version }) });
  },
};

const withBuild = (page: string, version: string): string =>
  page.replace('</head>', `  <meta name="taproom-build" content="${version}" />\n  </head>`);

const addressOf = ({ fileName }: File): string => `/${fileName}`;
const listed = (files: readonly string[]): string => files.map((file) => JSON.stringify(file)).join(', ');
const textOf = (file: File): string => (file.type === 'chunk' ? file.code : String(file.source));

/** Sentences that give the answer key away wherever it is: the facts in all languages. */
const factsIn = (answers: string): string[] =>
  (JSON.parse(answers) as [string, number, Record<string, string>][]).flatMap(([, , fact]) => Object.values(fact));

/** How the answers would reach a page that only shows a table; undefined if they do not. */
export function leakAmong(built: readonly File[], telling: readonly File[]): string | undefined {
  if (telling.length === 0) return 'no file holds the answers, so that nobody could play';
  const chunks = telling.filter((file) => file.type === 'chunk');
  const other = chunks.find((chunk) => chunk.facadeModuleId !== RULES);
  if (other) return `${other.fileName} holds the answers, but not for the rules alone`;
  const names = chunks.map(({ fileName }) => fileName);
  const importer = built.find((file) => file.type === 'chunk' && file.imports.some((one) => names.includes(one)));
  return importer && `${importer.fileName} brings the answers with it`;
}

/** How the solutions of the dailies would reach a browser; undefined if they do not. */
export function solutionAmong(built: readonly File[], solutions: readonly Moves[]): string | undefined {
  const signs = solutions.flatMap(({ moves }) => ['","', "','", '`,`'].map((between) => moves.join(between)));
  const solved = built.find((file) => signs.some((sign) => sign !== '' && textOf(file).includes(sign)));
  return solved && `${solved.fileName} holds solutions of dailies`;
}
