import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seatCounts } from '@taproom/engine';
import { bySeed, openActions, statesOf, walk } from '@taproom/testkit';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { findGame, GAME_IDS } from './index.ts';
import { messagesOf, rulingsOf } from './testing/catalogues.ts';
import { LANGUAGES, type Language, loadGameText, notationOf } from './text/index.ts';

type Piece = ReturnType<IntlMessageFormat['getAst']>[number];

const parse = (message: string, language: Language): Piece[] =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst();

/** The names of all placeholders, including those inside plural forms. */
const placeholders = (pieces: readonly Piece[]): string[] => [...new Set(pieces.flatMap(namesIn))].sort();

function namesIn(piece: Piece): string[] {
  const inner = 'options' in piece ? Object.values(piece.options).flatMap(({ value }) => value.flatMap(namesIn)) : [];
  // A literal's value is its text, a placeholder's is its name; 0 is the literal, 7 the # of a plural form.
  const isNamed = 'value' in piece && piece.type !== 0;
  return isNamed ? [String(piece.value), ...inner] : inner;
}

/** Sentences this long should differ between languages; shorter ones may be names or coincide. */
const WORDS_OF_A_SENTENCE = 5;
const isSentence = (message: string): boolean => message.split(' ').length >= WORDS_OF_A_SENTENCE;

/** The keys of sentences that are the same in both. A title is a name, however long. */
const untranslated = (
  english: Readonly<Record<string, string>>,
  messages: Readonly<Record<string, string>>,
): string[] =>
  Object.keys(english).filter(
    (key) => key !== 'title' && isSentence(messages[key] ?? '') && messages[key] === english[key],
  );

const inEveryLanguage = GAME_IDS.flatMap((id) => LANGUAGES.map((language) => ({ id, language })));
const translated = inEveryLanguage.filter(({ language }) => language !== 'en');

it('placeholders are found inside plural forms too', () => {
  const message = '{who} rolls {count, plural, one {# die for {whom}} other {# dice}}.';
  expect(placeholders(parse(message, 'en'))).toEqual(['count', 'who', 'whom']);
});

it('a title may be the same in every language, but no sentence', () => {
  const english = { title: 'The Last One at the Bar', end: 'The last round is over.', pour: 'Pour.' };
  expect(untranslated(english, english)).toEqual(['end']);
});

describe.each(inEveryLanguage)('$id in $language', ({ id, language }) => {
  it('has the same messages with the same placeholders as in English', async () => {
    const [english, messages] = [await messagesOf(id, 'en'), await messagesOf(id, language)];
    const shape = (catalogue: Readonly<Record<string, string>>, of: Language) =>
      Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, placeholders(parse(message, of))]));
    expect(shape(messages, language)).toEqual(shape(english, 'en'));
  });

  it('has no empty message', async () => {
    const empty = Object.entries(await messagesOf(id, language)).filter(([, message]) => message.trim() === '');
    expect(empty).toEqual([]);
  });

  it('says every action and event of a game, every option and every ending', async () => {
    const game = gameOf(id);
    const text = await loadGameText(id, language);
    const options = Object.entries(game.options).flatMap(([name, { values }]) => [
      text.option(name),
      ...values.map((value) => text.optionValue(name, value)),
    ]);
    const said = seatCounts(game).flatMap((seats) => spokenAt(id, seats, text));
    const words = [...said, ...options.flatMap(({ label, help }) => [label, help])];
    expect(words.filter((one) => one.trim() === '' || /[{}]|undefined|null/.test(one))).toEqual([]);
  });

  it('explains every ruling somewhere in its rules', async () => {
    const { rules } = await loadGameText(id, language);
    const explained = rules.flatMap(({ rulings }) => rulings.map((ruling) => ruling.id));
    expect(explained.toSorted()).toEqual((await rulingsOf(id)).toSorted());
  });
});

describe.each(translated)('$id in $language', ({ id, language }) => {
  it('has translated every sentence', async () => {
    const [english, messages] = [await messagesOf(id, 'en'), await messagesOf(id, language)];
    expect(untranslated(english, messages)).toEqual([]);
  });
});

describe.each(GAME_IDS)('%s', (id) => {
  it('has a unique word for each legal action of a moment', () => {
    const game = gameOf(id);
    const words = notationOf(id);
    for (const state of seatCounts(game).flatMap((seats) => statesAt(id, seats))) {
      const menu = openActions(game, state).map(({ seat, action }) => `${seat} ${words.action(action)}`);
      expect(new Set(menu).size).toBe(menu.length);
    }
  });

  it('has the same rulings in its written rules and in its text', async () => {
    const written = readFileSync(join(import.meta.dirname, '../../../docs/rules', `${id}.md`), 'utf8');
    const ids = new Set([...written.matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map(([, ruling]) => ruling));
    expect([...ids].toSorted()).toEqual((await rulingsOf(id)).toSorted());
  });

  it('has a test named by each ruling', async () => {
    const titles = testTitles(join(import.meta.dirname, id));
    const isNamed = (ruling: string): boolean => titles.some((title) => new RegExp(`\\b${ruling}\\b`).test(title));
    expect((await rulingsOf(id)).filter((ruling) => !isNamed(ruling))).toEqual([]);
  });
});

function gameOf(id: string) {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

const runAt = (id: string, seats: number) =>
  walk(gameOf(id), { seats, dice: { kind: 'seed', seed: 1 } }, bySeed(1), { mostActions: 1_000 });

const statesAt = (id: string, seats: number) => statesOf(runAt(id, seats));

/** Everything a game can say. */
function spokenAt(id: string, seats: number, text: Awaited<ReturnType<typeof loadGameText>>): string[] {
  const { game, turns, last } = runAt(id, seats);
  const names = ['Ada', 'Bea', 'Cyr', 'Dan'];
  const outcome = game.outcome(last);
  return [
    ...turns.map(({ action }) => text.action(action, names)),
    ...turns.flatMap(({ events }) => events.flatMap((event) => text.event(event, names) ?? [])),
    ...statesAt(id, seats).flatMap((state) => [true, false].map((you) => text.prompt(game.view(state, 0), 'Ada', you))),
    ...(outcome?.endings ?? []).map(text.ending),
    ...[...(outcome?.parts.flat() ?? []), ...(outcome?.table ?? [])].map(({ name }) => text.part(name)),
    ...(outcome?.parts.flat() ?? []).map(({ name }) => text.partWithin(name)),
  ];
}

const testTitles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/\b(?:it|test|describe)[^(\n]*\((['"`])(.*?)\1/g),
    ])
    .map(([, , title]) => title ?? '');
