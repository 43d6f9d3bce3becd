import { must, type Tagged, type Unchecked, unchecked } from '@taproom/engine';

/**
 * A run of actions of one form. The form is their type and field names, as one text. The values stand row by row in one
 * list; if all are words, in one text, with a comma between rows and a space between words. The tail that a row shares
 * with the row before is left off.
 */
type Run = readonly [form: string, values: string | readonly unknown[]];

/** A list of actions in few bytes; the order is kept. */
export type PackedActions = readonly Run[];

export function packActions(menu: readonly Tagged[]): PackedActions {
  const actions = menu.map(unchecked);
  const runs: Run[] = [];
  for (let from = 0; from < actions.length; ) {
    const { type, ...fields } = must(actions[from]);
    const names = Object.keys(fields);
    let to = from + 1;
    while (to < actions.length && isOfForm(must(actions[to]), type, names)) to++;
    const form = names.length === 0 ? type : `${type} ${names.join(' ')}`;
    runs.push([form, valuesOf(actions.slice(from, to), names)]);
    from = to;
  }
  return runs;
}

/** Actions without fields would leave no row, so each is a run of its own. */
function isOfForm(action: Unchecked, type: string, names: readonly string[]): boolean {
  if (action.type !== type || names.length === 0) return false;
  let at = 0;
  for (const name in action) if (name !== 'type' && name !== names[at++]) return false;
  return at === names.length;
}

const valuesOf = (actions: readonly Unchecked[], names: readonly string[]): Run[1] =>
  wordsOf(actions, names) ?? actions.flatMap((action) => names.map((name) => action[name]));

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !value.includes(' ') && !value.includes(',');

/** The values as one text, if all of them are words. */
function wordsOf(actions: readonly Unchecked[], names: readonly string[]): string | undefined {
  let text: string | undefined;
  let before: Unchecked | undefined;
  for (const action of actions) {
    let told = names.length;
    while (before && told > 1 && action[must(names[told - 1])] === before[must(names[told - 1])]) told--;
    for (let i = 0; i < told; i++) {
      const word = action[must(names[i])];
      if (!isWord(word)) return undefined;
      text = text === undefined ? word : text + (i === 0 ? ',' : ' ') + word;
    }
    before = action;
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
  for (const [i, name] of names.entries()) action[name] = values[i];
  return action;
}
