import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@taproom/engine';
import { whyClosed } from '@taproom/server';
import type { Io } from '../io.ts';
import { dataFolder } from '../records/save-file.ts';
import { type Input, word } from './input.ts';

/** The database of the online tables: PostgreSQL if DATABASE_URL names one, else a file. Or why it cannot be opened. */
export async function openableDatabase(input: Input, env: Io['env']): Promise<Result<string, string>> {
  const url = env['DATABASE_URL'];
  if (url && !/^postgres(ql)?:\/\//.test(url))
    return fail('DATABASE_URL must be like postgres://user:password@host/name.');
  const place = url || databaseFile(input, env);
  const why = await whyClosed(place);
  return why === undefined ? ok(place) : fail(`The online tables cannot be opened: ${why}.`);
}

/** The same for commands that only read it: a missing file is not created. */
export async function existingDatabase(input: Input, env: Io['env']): Promise<Result<string, string>> {
  const file = databaseFile(input, env);
  const isUsed = env['DATABASE_URL'] || existsSync(file);
  return isUsed ? openableDatabase(input, env) : fail(`There is no file ${file}, so there are no tables yet.`);
}

export const databaseFile = (input: Input, env: Io['env']): string => word(input, 'data') ?? ownFile(env);

/** The default file, in a folder that exists. */
function ownFile(env: Io['env']): string {
  const folder = dataFolder(env);
  mkdirSync(folder, { recursive: true });
  return join(folder, 'tables.db');
}
