import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Input, word } from './input.ts';
import { dataFolder } from './save-file.ts';

/** Where online tables are kept: in PostgreSQL if DATABASE_URL names a database, else in a file. */
export const placeOf = (input: Input): string => process.env['DATABASE_URL'] || fileOf(input);

export const fileOf = (input: Input): string => word(input, 'data') ?? ownFile();

/** The file for online tables, in a folder that exists. */
function ownFile(): string {
  const folder = dataFolder();
  mkdirSync(folder, { recursive: true });
  return join(folder, 'tables.db');
}
