import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backUp } from '@taproom/server';
import { databaseFile } from '../input/database.ts';
import { EXIT, failed, misused, print } from '../output/output.ts';
import { callOf } from '../output/words.ts';
import type { Command } from './command.ts';

export const backupCommand: Command = {
  name: 'backup',
  takes: ['FILE'],
  details: [
    'For tables that are kept in a file. Those in PostgreSQL are saved by its own tools, such as pg_dump.',
    'To go back, stop the server and call restore with the copy.',
  ],
  options: { data: { value: 'FILE', help: 'another file that online tables are kept in' } },

  async run(input, io) {
    const [to] = input.words;
    if (to === undefined) return misused(io, `Into which file? ${callOf(io.env, 'backup', 'FILE')}`);
    if (io.env['DATABASE_URL']) return failed(io, 'The tables are in PostgreSQL: pg_dump "$DATABASE_URL" saves them.');
    if (existsSync(to)) return failed(io, `${to} exists already. Choose another name.`);
    if (!existsSync(dirname(resolve(to)))) return failed(io, `There is no folder ${dirname(resolve(to))}.`);
    const from = databaseFile(input, io.env);
    const made = await backUp(from, to);
    if (made === 'no-such-file') return failed(io, `There is no file ${from}, so there are no tables to copy.`);
    if (made === 'broken') return failed(io, `The copy ${to} is not sound. Is the disk full?`);
    print(io, `${from} is copied to ${to}.`);
    return EXIT.fine;
  },
};
