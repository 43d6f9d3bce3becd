import type { Tagged, Unchecked } from './contract.ts';

/** The same action has the same key, whatever the order of its fields. */
export function actionKey(action: Tagged): string {
  const fields = action as Unchecked;
  return Object.keys(fields)
    .sort()
    .map((name) => `${name}=${JSON.stringify(fields[name])}`)
    .join(' ');
}

/** Whether two actions have the same key, found out without making it. */
export function isSameAction(one: Tagged, other: Tagged): boolean {
  if (one.type !== other.type) return false;
  let fields = 0;
  for (const name in one) {
    if (!(name in other) || !isSameField((one as Unchecked)[name], (other as Unchecked)[name])) return false;
    fields++;
  }
  return fields === Object.keys(other).length;
}

const isSameField = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one !== 'string' && JSON.stringify(one) === JSON.stringify(other));

const MOST_FIELDS = 16;
const MOST_ITEMS = 64;
const LONGEST_STRING = 64;

/** Names like these keep keys unambiguous: no field can pass for two. */
const FIELD_NAME = /^\w{1,64}$/;

/** Whether something from outside has the form of an action: a type, and flat fields of modest size. */
export function isAction(value: unknown): value is Unchecked {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const fields = Object.entries(value);
  return (
    fields.length <= MOST_FIELDS &&
    fields.some(([name, field]) => name === 'type' && typeof field === 'string') &&
    fields.every(([name, field]) => FIELD_NAME.test(name) && isFlat(field))
  );
}

const isFlat = (field: unknown): boolean =>
  Array.isArray(field) ? field.length <= MOST_ITEMS && field.every(isPrimitive) : isPrimitive(field);

const isPrimitive = (field: unknown): boolean =>
  typeof field === 'string'
    ? field.length <= LONGEST_STRING
    : typeof field === 'boolean' || field === null || Number.isFinite(field);
