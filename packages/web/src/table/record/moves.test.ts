import { act, below, fastRng, openMatch, recordOf, resign, resultOf } from '@taproom/engine';
import { findGame, GAME_IDS } from '@taproom/games';
import { beforeAll, expect, test } from 'vitest';
import { speakEnglish } from '../../kit/testing/english.ts';
import { gameText } from '../../kit/text/index.svelte.ts';
import { byRound } from '../lines.ts';
import { movesOf } from './moves.ts';
import { type PlayedBack, playBack } from './play-back.ts';

const NAMES = ['Anna', 'Ben', 'Carl'];
const ENTRIES = 250;

beforeAll(speakEnglish);

/** The first part of a match in which everybody plays at random; at the end of it Anna may give up. */
async function played(id: string, givesUp = false): Promise<PlayedBack> {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const opened = openMatch(game, { seats: NAMES.length, dice: { kind: 'seed', seed: 3 } });
  if (!opened.ok) throw new Error(opened.error.code);
  const luck = fastRng(5);
  let match = opened.value;
  for (let i = 0; i < ENTRIES && !resultOf(game, match); i++) {
    const [seat = 0] = game.actors(match.state);
    const legal = game.legal(match.state, seat);
    const moved = act(game, match, seat, legal[below(luck, legal.length)]);
    if (moved.ok) match = moved.value.match;
  }
  const resigned = givesUp ? resign(game, match, 0) : undefined;
  const back = await playBack(recordOf(resigned?.ok ? resigned.value.match : match));
  if (!back.ok) throw new Error(back.error.code);
  return back.value;
}

test.each(GAME_IDS)('every entry of %s is a line with words and the seat that made it', async (id) => {
  const back = await played(id);
  const moves = movesOf(back, gameText(id), NAMES);
  expect(moves).toHaveLength(back.record.entries.length + 1);
  expect(moves.filter(({ text }) => text.trim() === '')).toEqual([]);
  expect(moves.slice(1).map(({ seat }) => seat)).toEqual(back.record.entries.map(({ seat }) => seat));
  expect(moves[0]).toMatchObject({ seat: null, text: expect.stringMatching(/^The deal/) });
});

test.each(GAME_IDS)('the first words of a line of %s tell of the seat that made the entry', async (id) => {
  const moves = movesOf(await played(id), gameText(id), NAMES);
  const wrong = moves.filter(({ seat, text }) => seat !== null && !text.includes(NAMES[seat] ?? ''));
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

const IN_ROUNDS = ['six-sided-stout', 'dyce', 'dice-brewing', 'whisky-game'] as const;

test.each(IN_ROUNDS)('the moves of %s are grouped by rounds, in order', async (id) => {
  const groups = byRound(movesOf(await played(id), gameText(id), NAMES));
  const headings = groups.map(({ heading }) => heading).filter(Boolean);
  expect(headings.length).toBeGreaterThan(1);
  expect(headings).toEqual(headings.map((_, at) => expect.stringMatching(new RegExp(`^(Round|Day) ${at + 1}$`))));
});

test('giving up is a line too', async () => {
  const moves = movesOf(await played('whisky-game', true), gameText('whisky-game'), NAMES);
  expect(moves.at(-1)).toMatchObject({ seat: 0, text: 'Anna gives up.' });
});
