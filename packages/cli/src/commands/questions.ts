import { fail, type Result } from '@taproom/engine';
import type { LintedFile } from '../boards/face.ts';
import { gamesWith } from '../boards/index.ts';
import { flag } from '../input/input.ts';
import { EXIT, failed, misused, print, printJson } from '../output/output.ts';
import type { Command } from './command.ts';

const GAMES = gamesWith('questions');

export const questionsCommand: Command = {
  name: 'questions',
  takes: ['lint', '[FILE]'],
  details: [
    ...GAMES.flatMap(({ part }) => part.help),
    'Exit code 0: all lines are good; there may be warnings about what helps to guess. 1: some are not; each is named as FILE:LINE.',
  ],
  options: { json: { help: 'the findings as one line of JSON' } },

  async run(input, io) {
    const [verb, path] = input.words;
    if (verb !== 'lint') return misused(io, 'What about them? taproom questions lint [FILE]');
    const linted = await lint(path);
    if (!linted.ok) return failed(io, linted.error);
    const complaints = linted.value.flatMap(({ file, bad }) => bad.map(({ line, why }) => `${file}:${line}: ${why}`));
    if (flag(input, 'json')) printJson(io, { ok: complaints.length === 0, files: linted.value });
    else for (const line of linted.value.flatMap(linesOf)) print(io, line);
    return complaints.length === 0 ? EXIT.fine : failed(io, complaints.join('\n'));
  },
};

/** There is one game with questions; a second one would need a word for which of them. */
const lint = async (path: string | undefined): Promise<Result<LintedFile[], string>> =>
  GAMES[0] ? GAMES[0].part.lint(path) : fail('No game asks questions.');

/** A file with bad lines is told of by those. */
function linesOf({ file, questions, bad, warnings }: LintedFile): string[] {
  const all = Object.values(questions).reduce((sum, count) => sum + count, 0);
  const levels = Object.entries(questions).map(([level, count]) => `${count} ${level}`);
  const summary = `${file}: ${all} questions, ${levels.join(', ')}. All lines are good.`;
  return [...(bad.length === 0 ? [summary] : []), ...warnings.map((warning) => `${file}: warning: ${warning}`)];
}
