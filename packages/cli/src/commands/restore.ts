import { type Restored, restore } from '@taproom/server';
import { databaseFile } from '../input/database.ts';
import { EXIT, failed, misused, print } from '../output/output.ts';
import { callOf } from '../output/words.ts';
import type { Command } from './command.ts';

export const restoreCommand: Command = {
  name: 'restore',
  takes: ['FILE'],
  details: [
    'For tables that are kept in a file. The server must not be running. The copy is checked before anything changes, and the',
    'file that was there is kept beside it.',
  ],
  options: { data: { value: 'FILE', help: 'another file that online tables are kept in' } },

  async run(input, io) {
    const [copy] = input.words;
    if (copy === undefined) return misused(io, `From which file? ${callOf(io.env, 'restore', 'FILE')}`);
    if (io.env['DATABASE_URL']) return failed(io, 'The tables are in PostgreSQL: psql or pg_restore put them back.');
    const file = databaseFile(input, io.env);
    const done = await restore(copy, file, new Date());
    if (done.code !== 'restored') return failed(io, whyNot(done, copy, file));
    print(io, `${file} is what ${copy} was.`);
    if (done.aside !== undefined) print(io, `What was there before is in ${done.aside}.`);
    return EXIT.fine;
  },
};

function whyNot(done: Exclude<Restored, { code: 'restored' }>, copy: string, file: string): string {
  switch (done.code) {
    case 'no-such-file':
      return `There is no file ${copy}.`;
    case 'in-use':
      return `A Taproom serves the tables in ${file}. Stop it first. Nothing has changed.`;
    case 'broken':
      return `${copy} is damaged, or no database. Nothing has changed.`;
    case 'foreign':
      return `${copy} holds no tables of Taproom. Nothing has changed.`;
    case 'closed':
      return `${copy} cannot be opened by this version: ${done.why}. Nothing has changed.`;
  }
}
