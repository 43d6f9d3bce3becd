import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyGame } from '@taproom/engine';
import type { Io } from '../io.ts';
import { messageOf } from '../records/record-file.ts';
import { dataFolder, writeWhole } from '../records/save-file.ts';

/** How far somebody has come in a lesson. */
export interface Progress {
  /** The step to go on with. */
  readonly step: string;
  readonly isDone: boolean;
}

/** What is kept of a lesson; `changed` if the game's rules have changed since. */
export type Kept = Progress | 'none' | 'damaged' | 'changed';

export const progressPath = (env: Io['env'], game: string): string => join(dataFolder(env), 'lessons', `${game}.json`);

export async function progressIn(path: string, { rules }: AnyGame): Promise<Kept> {
  try {
    const kept: Partial<Record<string, unknown>> | null = JSON.parse(await readFile(path, 'utf8'));
    const { step, isDone } = kept ?? {};
    if (typeof step !== 'string' || typeof isDone !== 'boolean') return 'damaged';
    return kept?.['rules'] === rules ? { step, isDone } : 'changed';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'none' : 'damaged';
  }
}

/** Keeps how far it is, or says why that failed. */
export async function keepProgress(path: string, { rules }: AnyGame, progress: Progress): Promise<string | undefined> {
  try {
    await writeWhole(path, `${JSON.stringify({ rules, ...progress })}\n`);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}
