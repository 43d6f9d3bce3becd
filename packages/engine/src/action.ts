import type { Tagged, Unchecked } from './contract.ts';

/** An action whose fields are still unknown. */
export const unchecked = (action: Tagged): Unchecked => action as Unchecked;

/** Equal actions have equal keys, whatever the order of their fields. */
export function actionKey(action: Tagged): string {
  const fields = unchecked(action);
  let key = '';
  for (const name of Object.keys(fields).sort()) {
    if (key) key += ' ';
    key += `${name}=${JSON.stringify(fields[name])}`;
  }
  return key;
}

/** Compares two actions without building their keys. */
export function isSameAction(one: Tagged, other: Tagged): boolean {
  if (one.type !== other.type) return false;
  const mine = unchecked(one);
  const others = unchecked(other);
  let fields = 0;
  for (const name in mine) {
    if (!(name in others) || !isSameField(mine[name], others[name])) return false;
    fields++;
  }
  return fields === Object.keys(other).length;
}

const isSameField = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one !== 'string' && JSON.stringify(one) === JSON.stringify(other));

const MOST_FIELDS = 16;
const MOST_ITEMS = 64;
const LONGEST_STRING = 64;

/** Restricting field names to this pattern keeps keys unambiguous. */
const FIELD_NAME = /^\w{1,64}$/;

/** Whether an unknown value has the shape of an action: a type, and flat fields of modest size. */
export function isAction(value: unknown): value is Unchecked {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (!isTagged(value)) return false;
  let fields = 0;
  for (const name in value) if (++fields > MOST_FIELDS || !FIELD_NAME.test(name) || !isFlat(value[name])) return false;
  return true;
}

const isTagged = (value: object): value is Unchecked =>
  Object.hasOwn(value, 'type') && 'type' in value && typeof value.type === 'string';

const isFlat = (field: unknown): boolean =>
  Array.isArray(field) ? field.length <= MOST_ITEMS && field.every(isPrimitive) : isPrimitive(field);

const isPrimitive = (field: unknown): boolean =>
  typeof field === 'string'
    ? field.length <= LONGEST_STRING
    : typeof field === 'boolean' || field === null || Number.isFinite(field);
