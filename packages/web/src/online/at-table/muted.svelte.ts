import { parseJson } from '../../kit/browser/json.ts';
import { storage } from '../../kit/browser/storage.ts';

const KEY = 'taproom-muted';

function kept(): string[] {
  const names = parseJson(storage.getItem(KEY) ?? '[]');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Names whose lines this browser hides. Nobody else learns of it. */
export const muted: { names: string[] } = $state({ names: kept() });

function keep(names: string[]): void {
  muted.names = names;
  storage.setItem(KEY, JSON.stringify(names));
}

export const isMuted = (name: string): boolean => muted.names.includes(name);
export const mute = (name: string): void => keep([...new Set([...muted.names, name])]);
export const hearAgain = (name: string): void => keep(muted.names.filter((one) => one !== name));
