import { must, type RuleId } from '@taproom/engine';
import { commonText, nameOf, type Section } from '../../text/common.ts';
import { type Catalogues, type Language, loader, type Say, sayByName } from '../../text/format.ts';
import type { GameText } from '../../text/game-text.ts';
import { colourOf, type DieName, parseDie, parseSquare, pipsOf } from '../components.ts';
import { readDie, takesAt } from '../reading.ts';
import type { DiceBoxAction, DiceBoxEvent } from '../state.ts';
import type { DiceBoxView } from '../view.ts';
import type { en } from './en.ts';

export type Key = keyof typeof en;

const CATALOGUES: Catalogues<Key> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  it: async () => (await import('./it.ts')).it,
};

export const load = loader(CATALOGUES, (say, language) => textOf(say, eitherIn(language)));

function textOf(say: Say<Key>, either: Either): GameText {
  return {
    ...commonText(say, SECTIONS),
    action: (action: DiceBoxAction) => actionText(say, action),
    event: (event: DiceBoxEvent, names) => eventText(say, event, names),
    announcement: (event: DiceBoxEvent, names) => announcementText(say, event, names),
    goal: (view: DiceBoxView) => goalText(say, view),
    prompt: (view: DiceBoxView, who, you) => promptText(say, view, who, you),
    refusal: (rule, action: DiceBoxAction, view: DiceBoxView) => refusalText(say, either, rule, action, view),
    optionValue: (name, value) => optionValueText(say, name, value),
  };
}

/** How a language lists what is possible: `1, 3 or 5`. */
type Either = (values: readonly number[]) => string;

function eitherIn(language: Language): Either {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
  return (values) => list.format(values.map(String));
}

/** DB-10 in figures: what the square takes, or all open squares if the die fits none. For other cases, the ruling. */
function refusalText(
  say: Say<Key>,
  either: Either,
  rule: RuleId,
  action: DiceBoxAction,
  { grid }: DiceBoxView,
): string {
  if (rule !== 'DB-10' || action.type !== 'place') return sayByName(say, rule);
  const { die, square } = action;
  const open = new Set(grid.flatMap((_, at) => takesAt(grid, at)));
  if (!open.has(readDie(die).value))
    return say('refused.stuck', { die: dieText(say, die), values: either([...open].sort()) });
  const takes = takesAt(grid, must(parseSquare(square)));
  return takes.length === 0 ? say('refused.dead', { square }) : say('refused.takes', { square, values: either(takes) });
}

function dieText(say: Say<Key>, name: DieName): string {
  const die = must(parseDie(name));
  return say(`die.${must(colourOf(die))}`, { value: pipsOf(die) });
}

function actionText(say: Say<Key>, action: DiceBoxAction): string {
  if (action.type === 'pick') return say(`action.pick.${action.colour}`);
  return say('action.place', { die: dieText(say, action.die), square: action.square });
}

function announcementText(say: Say<Key>, event: DiceBoxEvent, names: readonly string[]): string | undefined {
  if (event.type === 'seeded' || event.type === 'rerolled')
    return say(`announcement.${event.type}`, { who: nameOf(names, event.seat) });
  // All roll at the same time, which is said once.
  return event.type === 'rolled' && event.seat === 0 ? say('announcement.rolled') : undefined;
}

function eventText(say: Say<Key>, event: DiceBoxEvent, names: readonly string[]): string {
  const who = 'seat' in event ? nameOf(names, event.seat) : '';
  switch (event.type) {
    case 'picked':
      return say(`event.picked.${event.colour}`, { who });
    case 'seeded':
      return say('event.seeded', { who, value: event.value });
    case 'rolled':
      return say('event.rolled', { who, dice: event.dice.map((die) => dieText(say, die)).join(', ') });
    case 'rerolled':
      return say('event.rerolled', { who, dice: event.dice.map((die) => dieText(say, die)).join(', ') });
    case 'placed':
      return say('event.placed', { who, die: dieText(say, event.die), square: event.square });
    case 'ended':
      return say(`event.ended.${event.ending}`);
  }
}

/** With three players a colour that is nobody's can turn the result round (DB-5). */
const goalText = (say: Say<Key>, { grid, hands }: DiceBoxView): string =>
  say(hands.length === 3 ? 'goal.three' : 'goal', { filled: grid.filter((die) => die !== null).length });

function promptText(say: Say<Key>, view: DiceBoxView, who: string, you: boolean): string {
  if (view.phase === 'over') return say('prompt.over');
  return say(`prompt.${view.phase}.${you ? 'you' : 'they'}`, { who });
}

function optionValueText(say: Say<Key>, name: string, value: string): { label: string; help: string } {
  const seat = name === 'first' && value !== 'random';
  const key = `option.${name}.${seat ? 'seat' : value}`;
  return { label: sayByName(say, key, { seat: value }), help: sayByName(say, `${key}.help`, { seat: value }) };
}

const SECTIONS: readonly Section<Key>[] = [
  { title: 'rules.goal', paragraphs: ['rules.goal.1'], rulings: [], figures: ['colours'] },
  {
    title: 'rules.setup',
    paragraphs: ['rules.setup.1', 'rules.setup.2', 'rules.setup.3'],
    rulings: ['DB-12', 'DB-13'],
    figures: ['start', 'draft'],
  },
  {
    title: 'rules.turn',
    paragraphs: ['rules.turn.1', 'rules.turn.2'],
    rulings: ['DB-8', 'DB-9', 'DB-10', 'DB-11', 'DB-1', 'DB-2'],
    figures: ['neighbours', 'corner', 'stuck'],
  },
  {
    title: 'rules.end',
    paragraphs: ['rules.end.1'],
    rulings: ['DB-3', 'DB-6', 'DB-7'],
    figures: ['dead', 'blocked'],
  },
  {
    title: 'rules.score',
    paragraphs: ['rules.score.1', 'rules.score.2'],
    rulings: ['DB-4', 'DB-5'],
    figures: ['tally', 'turned'],
  },
];
