import { type AnyGame, type BaseState, below, type Rng, type Tagged, type Unchecked, unchecked } from '@taproom/engine';
import { openActions } from './walk.ts';

/** The types and field values seen in a game's actions. */
export interface Vocabulary {
  readonly types: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly unknown[]>;
}

/** Collects the words of all legal actions in some states. */
export function vocabularyOf(game: AnyGame, states: readonly BaseState[]): Vocabulary {
  const types = new Set<string>();
  const values = new Map<string, Map<string, unknown>>();
  for (const { action } of states.flatMap((state) => openActions(game, state))) {
    types.add(action.type);
    for (const [name, value] of fieldsOf(action)) {
      if (!values.has(name)) values.set(name, new Map());
      values.get(name)?.set(JSON.stringify(value), value);
    }
  }
  return { types, values: new Map([...values].map(([name, seen]) => [name, [...seen.values()]])) };
}

const fieldsOf = (action: Tagged): [string, unknown][] => Object.entries(action).filter(([name]) => name !== 'type');

const LONG = 'x'.repeat(64);
const ANYTHING: readonly unknown[] = [null, true, false, '', ' ', '0', LONG, 0, 1, -1, 0.5, 1e15, [], [0], [null]];
const STRANGE_TYPES = ['', ' ', 'resign', 'constructor', '__proto__', 'toString', LONG];

/** Near misses of `action`, in the form of an action: some may be legal, most are not. */
export function mutantsOf(action: Tagged, words: Vocabulary, luck: Rng): Unchecked[] {
  const fields = fieldsOf(action);
  return [
    ...fields.flatMap(([name, value]) => [
      without(action, name),
      ...instead(name, value, words).map((other) => ({ ...action, [name]: other })),
    ]),
    ...[...words.types, ...STRANGE_TYPES].map((type) => ({ ...action, type })),
    ...[...words.types].map((type) => ({ type })),
    { ...action, extra: 1 },
    ...Array.from({ length: 20 }, () => jumbled(words, luck)),
  ] as Unchecked[];
}

function without(action: Tagged, name: string): object {
  const { [name]: _, ...rest } = unchecked(action);
  return rest;
}

/** Alternatives for a field: anything seen in any field, neighbours of the value, and nonsense. */
const instead = (name: string, value: unknown, words: Vocabulary): unknown[] => [
  ...(words.values.get(name) ?? []),
  ...[...words.values.values()].map((seen) => seen[0]),
  ...nearTo(value),
  ...ANYTHING,
];

function nearTo(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value - 1, -value, String(value), [value]];
  if (typeof value === 'string') return [value.toUpperCase(), `${value} `, value.slice(1), Number(value) || 0, [value]];
  if (Array.isArray(value))
    return [value.toReversed(), value.slice(1), [...value, ...value.slice(0, 1)], value[0] ?? 0];
  return [!value];
}

/** A random type with random fields, all of them words of the game. */
function jumbled(words: Vocabulary, luck: Rng): object {
  const type = oneOf([...words.types], luck);
  const fields = [...words.values].filter(() => below(luck, 4) > 0);
  return { type, ...Object.fromEntries(fields.map(([name, seen]) => [name, oneOf(seen, luck)])) };
}

export const oneOf = <T>(items: readonly T[], luck: Rng): T => items[below(luck, items.length)] as T;

/** Values that do not even have the form of an action. */
export const MALFORMED: readonly unknown[] = [
  undefined,
  null,
  0,
  'pass',
  [],
  {},
  { type: 7 },
  { type: null },
  { type: 'x'.repeat(65) },
  { type: 'pass', deep: { deeper: {} } },
  { type: 'pass', deep: [[0]] },
  { type: 'pass', number: Number.NaN },
  { type: 'pass', number: Number.POSITIVE_INFINITY },
  { type: 'pass', text: 'x'.repeat(100_000) },
  { type: 'pass', list: Array.from({ length: 100_000 }, () => 0) },
];
