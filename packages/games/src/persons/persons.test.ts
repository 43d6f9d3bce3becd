import { seatCounts } from '@taproom/engine';
import { describe, expect, it, test } from 'vitest';
import { GAME_IDS, type GameId } from '../ids.ts';
import { offerOf } from '../shelf.ts';
import { LANGUAGES, loadGameText } from '../text/index.ts';
import { LEVELS, nameAt, namesAt, personsOf, rungOf } from './index.ts';

/** So that five of them fit on a phone. */
const LONGEST_NAME = 9;

const everybodyIn = (id: GameId): string[] => LEVELS.map((level) => personsOf(id)[level]).concat(personsOf(id).friends);

describe.each(GAME_IDS)('the people of %s', (id) => {
  it('have short names that can be told apart by their first letters', () => {
    const names = everybodyIn(id);
    expect(names.filter((name) => [...name].length > LONGEST_NAME || name.trim() === '')).toEqual([]);
    expect(new Set(names.map((name) => name.slice(0, 1))).size).toBe(names.length);
  });

  it('are enough for a table of bots of one level, whatever the others there are called', () => {
    const seats = Math.max(...seatCounts(offerOf(id)));
    for (const level of LEVELS) {
      const names = namesAt(
        id,
        Array.from({ length: seats }, () => ({ level })),
      );
      expect(new Set(names).size).toBe(seats);
      expect(everybodyIn(id)).toEqual(expect.arrayContaining(names));
    }
  });

  it.each(LANGUAGES)('each have a sentence in %s on how they play', async (language) => {
    const text = await loadGameText(id, language);
    const sentences = LEVELS.map(text.person);
    expect(sentences.filter((sentence) => !/^\p{Lu}.{10,90}[.!]$/u.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(LEVELS.length);
  });
});

test('nobody is called the same in two games', () => {
  const names = GAME_IDS.flatMap(everybodyIn);
  expect(new Set(names).size).toBe(names.length);
});

test('of several bots of a level the first is the person of that level, and the others are friends', () => {
  const { guest, master, friends } = personsOf('dice-box');
  const [level, other] = ['guest', 'master'] as const;
  expect(namesAt('dice-box', [{ level }, { level: other }, { level }, { level }])).toEqual([
    guest,
    master,
    friends[0],
    friends[1],
  ]);
});

test('whoever is called like a bot keeps the name, and a friend comes instead of the bot', () => {
  const { guest, friends } = personsOf('dice-box');
  const names = namesAt('dice-box', [{ level: 'guest' }, { name: guest.toUpperCase() }]);
  expect(names).toEqual([friends[0], guest.toUpperCase()]);
});

test('at a game that is not installed bots are called by their level', () => {
  expect(namesAt('no-game', [{ level: 'guest' }, { name: '' }])).toEqual(['guest', '']);
});

test('the person of a level is known without a table, and how strong the level is', () => {
  expect(nameAt('dyce', 'landlord')).toBe(personsOf('dyce').landlord);
  expect(LEVELS.map(rungOf)).toEqual([1, 2, 3, 4, 5, 6]);
});
