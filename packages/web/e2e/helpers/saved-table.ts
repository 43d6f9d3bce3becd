import { type BotSpec, choose } from '@taproom/bots';
import {
  type AnyGame,
  act,
  type BaseState,
  type Match,
  type MatchRecord,
  type MatchSetup,
  openMatch,
  recordOf,
  resign,
  resultOf,
  type Seat,
  sealDice,
  type Tagged,
} from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { Page } from './fixtures.ts';

/** A situation worth testing: who is to act, and what is open. */
export type Moment = (legal: readonly Tagged[], seat: Seat, state: BaseState) => boolean;

export interface Wanted {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  /** Those among them that are bots. */
  readonly bots?: readonly Seat[];
  readonly moment: Moment;
  /** The seed for the dice; the first that leads to the situation, if absent. */
  readonly seed?: number;
  /** The bots that play up to it; greedy ones, if absent. */
  readonly by?: BotSpec;
}

/** A same-origin address that does not load the client. */
const LIGHTEST = '/favicon.svg';
const SEEDS = 60;
const MOST_ACTIONS = 1_500;

function gameOf(id: string): AnyGame {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

function opened(game: AnyGame, setup: MatchSetup): Match<BaseState> {
  const match = openMatch(game, setup);
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}

async function botMove(game: AnyGame, match: Match<BaseState>, by: BotSpec): Promise<Match<BaseState>> {
  const [seat = 0] = game.actors(match.state);
  const { action } = await choose(game, match.state, seat, by, match.history.entries.length);
  const played = act(game, match, seat, action);
  if (!played.ok) throw new Error(played.error.code);
  return played.value.match;
}

/** Lets bots play until the situation arises, with the dice of the first seed that leads to it. */
async function matchAt({ game: id, options, names, moment, seed: only, by }: Wanted): Promise<Match<BaseState>> {
  const game = gameOf(id);
  for (let seed = only ?? 1; seed <= (only ?? SEEDS); seed++) {
    let match = opened(game, { seats: names.length, options, dice: { kind: 'seed', seed } });
    for (let i = 0; i < MOST_ACTIONS && game.actors(match.state).length > 0; i++) {
      const [seat = 0] = game.actors(match.state);
      if (moment(game.legal(match.state, seat), seat, match.state)) return match;
      match = await botMove(game, match, by ?? { kind: 'greedy' });
    }
  }
  throw new Error('the moment never comes');
}

/** Saves a table in the browser's database as the client itself would, and opens it. Gives its state. */
export async function openTableAt(page: Page, wanted: Wanted): Promise<BaseState> {
  const match = await matchAt(wanted);
  // Any address will do, and this one loads fastest.
  await page.goto(LIGHTEST);
  await putSave(page, saveOf('prepared', recordOf(match), wanted.names, Date.now(), wanted.bots));
  await page.goto('/table/prepared');
  return match.state;
}

const saveOf = (
  id: string,
  record: MatchRecord,
  names: readonly string[],
  savedAt: number,
  bots: readonly Seat[] = [],
) => ({
  id,
  format: 'taproom-save-1',
  revision: record.entries.length,
  savedAt,
  body: JSON.stringify({
    plan: {
      game: record.game,
      options: record.options,
      seats: names.map((name, seat) =>
        bots.includes(seat) ? { kind: 'bot', level: 'guest' } : { kind: 'human', name },
      ),
    },
    record,
  }),
});

/** The record of a match that bots have played to its end. */
export async function finishedRecord(id: string, seats: number): Promise<MatchRecord> {
  const game = gameOf(id);
  let match = opened(game, { seats, dice: sealDice('5c'.repeat(32), Array(seats).fill('00'.repeat(16))) });
  while (!resultOf(game, match)) match = await botMove(game, match, { kind: 'greedy' });
  return recordOf(match);
}

/** The record of a match between careless people, which ends soon because the last of them gives up. */
export function briefRecord(id: string, seats: number, entries: number): MatchRecord {
  const game = gameOf(id);
  let match = opened(game, { seats, dice: sealDice('5c'.repeat(32), Array(seats).fill('00'.repeat(16))) });
  for (let i = 0; i < entries; i++) {
    const [seat = 0] = game.actors(match.state);
    const played = act(game, match, seat, game.legal(match.state, seat).at(-1));
    if (!played.ok) throw new Error(played.error.code);
    match = played.value.match;
  }
  const given = resign(game, match, seats - 1);
  if (!given.ok) throw new Error(given.error.code);
  return recordOf(given.value.match);
}

/** Saves a finished match, as if it had been played in this browser. */
export async function putFinished(
  page: Page,
  id: string,
  record: MatchRecord,
  names: readonly string[],
): Promise<void> {
  await page.goto(LIGHTEST);
  await putSave(page, saveOf(id, record, names, Date.now()));
}

/** Puts a save into the browser's database. */
export const putSave = (page: Page, save: object): Promise<void> =>
  page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('taproom');
        request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction('tables', 'readwrite');
          transaction.objectStore('tables').put(stored);
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    save,
  );
