import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@taproom/engine';
import { whyClosed } from '@taproom/server';
import { type Input, word } from './input.ts';
import { dataFolder } from './save-file.ts';

/** Where online tables are kept: in PostgreSQL if DATABASE_URL names a database, else in a file. Or why they are not. */
export async function placeOf(input: Input): Promise<Result<string, string>> {
  const url = process.env['DATABASE_URL'];
  if (url && !/^postgres(ql)?:\/\//.test(url))
    return fail('DATABASE_URL must be like postgres://user:password@host/name.');
  const place = url || fileOf(input);
  const why = await whyClosed(place);
  return why === undefined ? ok(place) : fail(`The online tables cannot be opened: ${why}.`);
}

/** The same for those who only look after tables: where there is no file, none is made. */
export async function usedPlaceOf(input: Input): Promise<Result<string, string>> {
  const file = fileOf(input);
  const isUsed = process.env['DATABASE_URL'] || existsSync(file);
  return isUsed ? placeOf(input) : fail(`There is no file ${file}, so there are no tables yet.`);
}

export const fileOf = (input: Input): string => word(input, 'data') ?? ownFile();

/** The file for online tables, in a folder that exists. */
function ownFile(): string {
  const folder = dataFolder();
  mkdirSync(folder, { recursive: true });
  return join(folder, 'tables.db');
}
