import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { word } from '../input/input.ts';
import type { Io } from '../io.ts';
import { type Plan, plan, write } from '../new-game/make.ts';
import { EXIT, failed, misused, print } from '../output/output.ts';
import { callOf } from '../output/words.ts';
import type { Command } from './command.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export const newGameCommand: Command = {
  name: 'new-game',
  takes: ['<id>'],
  details: [
    'The game can be played in browser and terminal at once, and keeps every test. It is put on the lists of the',
    'games; docs/adding-a-game.md tells what is left to think about.',
  ],
  options: { title: { value: 'TITLE', help: 'what players call it; the words of the id unless given' } },

  async run(input, io) {
    const planned = plan(ROOT, input.words[0], word(input, 'title'));
    if (!planned.ok) return misused(io, planned.error);
    write(ROOT, planned.value);
    const trouble = finish(planned.value);
    print(io, ...report(planned.value, io.env));
    return trouble === undefined ? EXIT.fine : failed(io, trouble);
  },
};

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

/** Plays the golden games and puts the files into the project's form; says what went wrong, if anything. */
function finish({ names: { id }, files, lists }: Plan): string | undefined {
  const golden = complaintOf(join(ROOT, 'scripts/golden.ts'), id);
  if (golden) return `The golden games could not be played: ${golden}`;
  if (!existsSync(BIOME)) return 'The files are not formatted yet: npm test installs what npm run format needs.';
  const code = [...files, ...lists].map(({ path }) => path).filter((path) => !path.endsWith('.md'));
  const format = complaintOf(BIOME, 'check', '--write', ...code);
  return format && `The files could not be formatted: ${format}`;
}

/** What a script complains about if it fails. */
function complaintOf(...words: readonly string[]): string | undefined {
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim() || `exit code ${status}`;
}

function report({ names: { id, title, prefix }, files, lists }: Plan, env: Io['env']): string[] {
  const folders = new Set(files.flatMap(({ path }) => new RegExp(`^.*?/${id}(/|\\.md)`).exec(path)?.[0] ?? []));
  return [
    `${title} is on the shelf, with rulings ${prefix}-1 to ${prefix}-5. ${callOf(env, 'play', id)} plays it, and so does npm start.`,
    '',
    'Written:',
    ...[...folders].map((folder) => `  ${folder}`),
    'Added to:',
    ...lists.map(({ path }) => `  ${path}`),
    '',
    'Left to think about, as docs/adding-a-game.md tells: the rules, their rulings and texts; the golden games (npm run',
    'golden) and perft counts; how bots judge it; the boards, the emblem and its colours; README and CHANGELOG.',
  ];
}
