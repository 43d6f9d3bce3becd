import type { BaseState } from './contract.ts';

/** A state that can be changed apart from the given one. */
export const copyState = <S extends BaseState>(game: { copy?(state: S): S }, state: S): S =>
  game.copy ? game.copy(state) : clone(state);

/** A deep copy of plain JSON data. */
export function clone<T>(value: T): T {
  return typeof value === 'object' && value !== null ? (copyOf(value) as T) : value;
}

function copyOf(value: object): object {
  return Array.isArray(value) ? copyOfArray(value) : copyOfObject(value);
}

function copyOfArray(items: readonly unknown[]): unknown[] {
  const copy = items.slice();
  for (let i = 0; i < copy.length; i++) {
    const item = copy[i];
    if (typeof item === 'object' && item !== null) copy[i] = copyOf(item);
  }
  return copy;
}

function copyOfObject(source: object): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...source };
  for (const name in copy) {
    const item = copy[name];
    if (typeof item === 'object' && item !== null) copy[name] = copyOf(item);
  }
  return copy;
}
