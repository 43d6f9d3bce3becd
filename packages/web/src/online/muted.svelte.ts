import { drawer } from '../drawer.ts';
import { parseJson } from '../record/json.ts';

const KEY = 'taproom-muted';

function kept(): string[] {
  const names = parseJson(drawer.getItem(KEY) ?? '[]');
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}

/** Those whose lines this browser does not show. Nobody else learns of it. */
export const muted: { names: string[] } = $state({ names: kept() });

function keep(names: string[]): void {
  muted.names = names;
  drawer.setItem(KEY, JSON.stringify(names));
}

export const isMuted = (name: string): boolean => muted.names.includes(name);
export const mute = (name: string): void => keep([...new Set([...muted.names, name])]);
export const hearAgain = (name: string): void => keep(muted.names.filter((one) => one !== name));
