import type { BrewingAction, BrewingView } from '@taproom/games/dice-brewing';
import type { GameText } from '@taproom/games/text';
import type { BoardText } from '../text.ts';
import { forGoal, type Goal } from './choices.ts';

/** One answer: a word beside its picture, what it would waste, and all of that for a screen reader. */
interface Option {
  readonly action: BrewingAction;
  readonly word: string;
  readonly warning: string | undefined;
  readonly label: string;
}

/** Answers that belong together, with a heading if there are several groups. */
export interface Group {
  readonly heading: string;
  readonly options: readonly Option[];
}

const ANSWERS: ReadonlySet<BrewingAction['type']> = new Set([
  'keep',
  'colour',
  'pay',
  'claim',
  'take',
  'aim',
  'block',
  'ban',
]);

/** Answers whose sentence names the piece already, as the word beside the picture does. */
const NAMED: ReadonlySet<BrewingAction['type']> = new Set(['place', 'speed', 'pay', 'sow', 'ban', 'aim']);

/** The answers to a question, or the ways to do what was pressed first. */
export function groupsOf(
  view: BrewingView,
  legal: readonly BrewingAction[],
  goal: Goal | null,
  names: readonly string[],
  words: BoardText,
  text: GameText,
): Group[] {
  const actions = goal ? forGoal(legal, goal) : legal.filter(({ type }) => ANSWERS.has(type));
  const groups = new Map<string, Option[]>();
  for (const action of actions) {
    const heading = headingOf(action, view, names, words);
    groups.set(heading, [...(groups.get(heading) ?? []), optionOf(action, view, names, words, text)]);
  }
  return [...groups].map(([heading, options]) => ({ heading, options }));
}

function optionOf(
  action: BrewingAction,
  view: BrewingView,
  names: readonly string[],
  words: BoardText,
  text: GameText,
): Option {
  const word = words.answer(action, view);
  const warning = text.warning?.(action, view);
  const sentence = text.action(action, names);
  const label = [word && !NAMED.has(action.type) ? `${word}: ${sentence}` : sentence, warning]
    .filter(Boolean)
    .join('. ');
  return { action, word, warning, label };
}

function headingOf(action: BrewingAction, { actor }: BrewingView, names: readonly string[], words: BoardText): string {
  if (action.type === 'block') return names[action.seat] ?? '';
  if (action.type === 'place' || action.type === 'speed') return words.place(action.from);
  if (action.type === 'aim' && action.seat === actor) return words.ownPlace(action.place);
  return action.type === 'aim'
    ? words.say('whose', { name: names[action.seat] ?? '', place: words.place(action.place) })
    : '';
}
