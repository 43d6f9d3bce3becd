import { commonText } from '../../text/common.ts';
import { type Catalogue, type Language, type Say, speaker } from '../../text/format.ts';
import type { GameText, RulesSection } from '../../text/game-text.ts';
import { CARDS, CHARACTERS } from '../components.ts';
import type { QuestionId, QuestionText } from '../questions/index.ts';
import type { WhiskyAction, WhiskyEvent } from '../state.ts';
import type { WhiskyView } from '../view.ts';
import { actionText } from './actions.ts';
import type { en } from './en.ts';
import { eventText } from './events.ts';
import { promptText } from './prompts.ts';
import { loadQuestions } from './questions.ts';
import { sections } from './sections.ts';
import { type Things, thingsOf } from './things.ts';

export { notation } from './notation.ts';

export type Key = keyof typeof en;

/** Names of things, and the texts of questions. */
export interface Words extends Things {
  question(id: QuestionId): QuestionText;
}

/** The game's text with the words its boards need; what is loaded for the game is always one. */
export interface WhiskyText extends GameText, Words {}

const CATALOGUES: Record<Language, () => Promise<Catalogue<Key>>> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  it: async () => (await import('./it.ts')).it,
};

export async function load(language: Language): Promise<WhiskyText> {
  const [catalogue, question] = await Promise.all([CATALOGUES[language](), loadQuestions(language)]);
  const say = speaker(language, catalogue);
  return textOf(say, { ...thingsOf(say), question });
}

function textOf(say: Say<Key>, words: Words): WhiskyText {
  const common = commonText(say, sections);
  return {
    ...common,
    ...words,
    action: (action, names = [], view) =>
      actionText(say, words, action as WhiskyAction, names, view as WhiskyView | undefined),
    event: (event, names) => eventText(say, words, event as WhiskyEvent, names),
    prompt: (view, who, you) => promptText(say, words, view as WhiskyView, who, you),
    // What has been met lately is a word for the table, not for people.
    optionValue: (name, value) => common.optionValue(name, name === 'seen' ? 'any' : value),
    rules: rulesOf(say, common.rules, words),
  };
}

/** With all characters and cards where they belong. */
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
