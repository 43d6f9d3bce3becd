import { isOneOf } from '@taproom/engine';
import { commonText } from '../../text/common.ts';
import { type Catalogues, type Language, loader, type Say } from '../../text/format.ts';
import type { GameText, RulesSection } from '../../text/game-text.ts';
import { CARDS, CHARACTERS } from '../components.ts';
import { REGIONS } from '../map/index.ts';
import type { Fact, QuestionId, QuestionText } from '../questions/index.ts';
import type { WhiskyAction, WhiskyEvent } from '../state.ts';
import type { WhiskyView } from '../view.ts';
import { actionText } from './actions.ts';
import type { en } from './en.ts';
import { announcementText, eventText } from './events.ts';
import { promptText } from './prompts.ts';
import { loadQuestions } from './questions.ts';
import { sections } from './sections.ts';
import { type Things, thingsOf } from './things.ts';

export { notation } from './notation.ts';

export type Key = keyof typeof en;

/** Names of things, and the texts of questions. */
export interface Words extends Things {
  question(id: QuestionId): QuestionText;
  /** The fact about a settled question. */
  factText(fact: Fact): string;
}

/** The game's text with the words its boards need; `load` always returns one of these. */
export interface WhiskyText extends GameText, Words {}

const CATALOGUES: Catalogues<Key> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  it: async () => (await import('./it.ts')).it,
};

const loadWords = loader(CATALOGUES, (say) => say);

export async function load(language: Language): Promise<WhiskyText> {
  const [say, question] = await Promise.all([loadWords(language), loadQuestions(language)]);
  return textOf(say, { ...thingsOf(say), question, factText: (fact) => fact[language] });
}

function textOf(say: Say<Key>, words: Words): WhiskyText {
  const common = commonText(say, sections);
  return {
    ...common,
    ...words,
    action: (action: WhiskyAction, names = [], view?: WhiskyView) => actionText(say, words, action, names, view),
    event: (event: WhiskyEvent, names) => eventText(say, words, event, names),
    goalOf: (action: WhiskyAction, after) => endOfWalk(action, after),
    announcement: (event: WhiskyEvent, names) => announcementText(say, event, names),
    knowledge: { label: say('knowledge'), of: (knowledge) => say(`knowledge.${knowledge}`) },
    goal: ({ target }: WhiskyView) => say('goal', { target }),
    round: (event: WhiskyEvent) =>
      event.type === 'round' ? { name: say('round', { round: event.round }), begins: 'with' } : undefined,
    prompt: (view: WhiskyView, who, you) => promptText(say, words, view, who, you),
    part: (name) => (isOneOf(REGIONS, name) ? words.regionName(name) : common.part(name)),
    partWithin: (name) => (isOneOf(REGIONS, name) ? words.regionName(name) : common.partWithin(name)),
    // Recently seen questions are encoded, which means nothing to people.
    optionValue: (name, value) => common.optionValue(name, name === 'seen' ? 'any' : value),
    rules: rulesOf(say, common.rules, words),
  };
}

const STEP = 'step ';

/** The last step of a walk, whose steps follow one another at the beginning of `after`. */
function endOfWalk(action: WhiskyAction, after: readonly string[]): WhiskyAction {
  if (action.type !== 'step') return action;
  const end = after.findIndex((move) => !move.startsWith(STEP));
  const last = after.slice(0, end < 0 ? after.length : end).at(-1);
  return last === undefined ? action : { type: 'step', to: last.slice(STEP.length) };
}

/** The rules with the lists of characters and cards added. */
function rulesOf(say: Say<Key>, rules: readonly RulesSection[], words: Words): RulesSection[] {
  const listed: Readonly<Record<string, readonly string[]>> = {
    [say('rules.characters')]: CHARACTERS.map((one) => `${words.characterName(one)}: ${words.abilityText(one)}`),
    [say('rules.cards')]: CARDS.map((one) => `${words.cardName(one)}: ${words.cardText(one)} ${words.cardTime(one)}`),
  };
  return rules.map((section) => ({
    ...section,
    paragraphs: [...section.paragraphs, ...(listed[section.title] ?? [])],
  }));
}
