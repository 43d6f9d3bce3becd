import type { Tagged, Unchecked } from './contract.ts';

/** The same action has the same key, whatever the order of its fields. */
export function actionKey(action: Tagged): string {
  const fields = action as Unchecked;
  let key = '';
  for (const name of Object.keys(fields).sort()) {
    if (key) key += ' ';
    key += `${name}=${JSON.stringify(fields[name])}`;
  }
  return key;
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
  if (!Object.hasOwn(value, 'type') || typeof (value as Unchecked).type !== 'string') return false;
  let fields = 0;
  for (const name in value)
    if (++fields > MOST_FIELDS || !FIELD_NAME.test(name) || !isFlat((value as Unchecked)[name])) return false;
  return true;
}

const isFlat = (field: unknown): boolean =>
  Array.isArray(field) ? field.length <= MOST_ITEMS && field.every(isPrimitive) : isPrimitive(field);

const isPrimitive = (field: unknown): boolean =>
  typeof field === 'string'
    ? field.length <= LONGEST_STRING
    : typeof field === 'boolean' || field === null || Number.isFinite(field);
