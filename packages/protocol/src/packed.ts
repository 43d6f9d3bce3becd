import type { Tagged, Unchecked } from '@taproom/engine';

/**
 * A run of actions of one form. The form is their type and the names of their fields, as one text. The values stand row
 * by row in one list; where all are words, in one text, with a comma between rows and a space between words, and what
 * ends a row like the row before is left off.
 */
type Run = readonly [form: string, values: string | readonly unknown[]];

/** A menu of actions in few bytes; the order is kept. */
export type PackedActions = readonly Run[];

interface Rows {
  readonly type: string;
  readonly names: readonly string[];
  readonly values: unknown[];
}

export function packActions(actions: readonly Tagged[]): PackedActions {
  const runs: Rows[] = [];
  let last: Rows | undefined;
  for (const action of actions as readonly Unchecked[]) {
    if (!last || !isAlike(last, action)) {
      last = { type: action.type, names: namesOf(action), values: [] };
      runs.push(last);
    }
    for (const name of last.names) last.values.push(action[name]);
  }
  return runs.map(({ type, names, values }) => [
    [type, ...names].join(' '),
    areWords(values) ? textOf(values, names.length) : values,
  ]);
}

const namesOf = (action: Unchecked): string[] => Object.keys(action).filter((name) => name !== 'type');

/** Actions without fields would leave no row. */
function isAlike({ type, names }: Rows, action: Unchecked): boolean {
  if (type !== action.type || names.length === 0) return false;
  let at = 0;
  for (const name in action) if (name !== 'type' && name !== names[at++]) return false;
  return at === names.length;
}

const isWord = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && !value.includes(' ') && !value.includes(',');

const areWords = (values: readonly unknown[]): values is readonly string[] => values.length > 0 && values.every(isWord);

function textOf(words: readonly string[], columns: number): string {
  let text = '';
  for (let at = 0; at < words.length; at += columns) {
    let told = columns;
    while (at > 0 && told > 1 && words[at + told - 1] === words[at + told - 1 - columns]) told--;
    text += at > 0 ? `,${words[at]}` : words[at];
    for (let i = 1; i < told; i++) text += ` ${words[at + i]}`;
  }
  return text;
}

export const unpackActions = (packed: PackedActions): Unchecked[] =>
  packed.flatMap(([form, values]) => {
    const [type = '', ...names] = form.split(' ');
    return typeof values === 'string' ? actionsIn(values, type, names) : actionsOf(values, type, names);
  });

function actionsIn(text: string, type: string, names: readonly string[]): Unchecked[] {
  let row: readonly string[] = [];
  return text.split(',').map((words) => {
    const told = words.split(' ');
    row = [...told, ...row.slice(told.length)];
    return actionOf(type, names, row);
  });
}

const actionsOf = (values: readonly unknown[], type: string, names: readonly string[]): Unchecked[] =>
  Array.from({ length: names.length === 0 ? 1 : values.length / names.length }, (_, row) =>
    actionOf(type, names, values.slice(row * names.length)),
  );

function actionOf(type: string, names: readonly string[], values: readonly unknown[]): Unchecked {
  const action: Record<string, unknown> & Tagged = { type };
  for (let i = 0; i < names.length; i++) action[names[i] as string] = values[i];
  return action;
}
