import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@taproom/engine';
import { whyClosed } from '@taproom/server';
import type { Io } from '../io.ts';
import { dataFolder } from '../records/save-file.ts';
import { type Input, word } from './input.ts';

/** Where `deploy/taproom.service` keeps the tables. */
const UNIT_FILE = '/var/lib/taproom/tables.db';

/** The database to serve: PostgreSQL if DATABASE_URL names one, else a file. Or why it cannot be opened. */
export const databaseToServe = (input: Input, env: Io['env']): Promise<Result<string, string>> =>
  opened(env['DATABASE_URL'] || namedFile(input, env), env);

/** The same for commands that only look into it: a missing file is not created. */
export async function existingDatabase(input: Input, env: Io['env']): Promise<Result<string, string>> {
  const file = databaseFile(input, env);
  const isUsed = env['DATABASE_URL'] || existsSync(file);
  return isUsed
    ? opened(env['DATABASE_URL'] || file, env)
    : fail(`There is no file ${file}, so there are no tables yet.`);
}

async function opened(place: string, { DATABASE_URL }: Io['env']): Promise<Result<string, string>> {
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL))
    return fail('DATABASE_URL must be like postgres://user:password@host/name.');
  const why = await whyClosed(place);
  return why === undefined ? ok(place) : fail(`The online tables cannot be opened: ${why}.`);
}

/** The file to look into: the one that is named, or one's own, or that of the system's service if there is none. */
export function databaseFile(input: Input, env: Io['env'], unitFile = UNIT_FILE): string {
  const file = namedFile(input, env);
  return word(input, 'data') === undefined && !existsSync(file) && existsSync(unitFile) ? unitFile : file;
}

const namedFile = (input: Input, env: Io['env']): string => word(input, 'data') ?? ownFile(env);

/** The default file, in a folder that exists. */
function ownFile(env: Io['env']): string {
  const folder = dataFolder(env);
  mkdirSync(folder, { recursive: true });
  return join(folder, 'tables.db');
}
