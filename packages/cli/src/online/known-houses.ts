import { join } from 'node:path';
import type { Io } from '../io.ts';
import { jsonIn } from '../records/json-file.ts';
import { dataFolder, writeWhole } from '../records/save-file.ts';
import { call } from './house.ts';

/** The keys with which houses sign records, by the address under which somebody played there. */
type KnownHouses = Readonly<Record<string, readonly string[]>>;

const fileIn = (env: Io['env']): string => join(dataFolder(env), 'house-keys.json');

/** The houses where this player has been. What cannot be read is as good as nothing: the next visit tells it again. */
export async function knownHouses(env: Io['env']): Promise<KnownHouses> {
  const kept = await jsonIn(fileIn(env));
  return typeof kept === 'object' && areKeys(kept.json) ? kept.json : {};
}

const areKeys = (json: unknown): json is KnownHouses =>
  typeof json === 'object' &&
  json !== null &&
  Object.values(json).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

/** Remembers the key that a house tells now. An older house has none. */
export async function rememberHouse(env: Io['env'], origin: string): Promise<void> {
  const answer = await call<{ readonly key?: unknown }>(origin, '/house');
  if (!answer.ok || typeof answer.value.key !== 'string') return;
  const houses = await knownHouses(env);
  const keys = houses[origin] ?? [];
  if (keys.includes(answer.value.key)) return;
  await writeWhole(fileIn(env), JSON.stringify({ ...houses, [origin]: [...keys, answer.value.key] }), 0o600);
}
