import { type BotSpec, choose } from '@taproom/bots';
import { act, type BaseState, type Match, openMatch, recordOf, type Seat, type Tagged } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { Page } from './fixtures.ts';

/** A situation worth testing: who is to act, and what is open. */
export type Moment = (legal: readonly Tagged[], seat: Seat, state: BaseState) => boolean;

export interface Wanted {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly names: readonly string[];
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

/** Lets bots play until the situation arises, with the dice of the first seed that leads to it. */
async function matchAt({ game: id, options, names, moment, seed: only, by }: Wanted): Promise<Match<BaseState>> {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  for (let seed = only ?? 1; seed <= (only ?? SEEDS); seed++) {
    const opened = openMatch(game, { seats: names.length, options, dice: { kind: 'seed', seed } });
    if (!opened.ok) throw new Error(opened.error.code);
    let match = opened.value;
    for (let i = 0; i < MOST_ACTIONS && game.actors(match.state).length > 0; i++) {
      const [seat = 0] = game.actors(match.state);
      if (moment(game.legal(match.state, seat), seat, match.state)) return match;
      const { action } = await choose(game, match.state, seat, by ?? { kind: 'greedy' }, i);
      const played = act(game, match, seat, action);
      if (!played.ok) throw new Error(played.error.code);
      match = played.value.match;
    }
  }
  throw new Error('the moment never comes');
}

/** Saves a table in the browser's database as the client itself would, and opens it. Gives its state. */
export async function openTableAt(page: Page, wanted: Wanted): Promise<BaseState> {
  const match = await matchAt(wanted);

  const record = recordOf(match);
  const plan = {
    game: wanted.game,
    options: record.options,
    seats: wanted.names.map((name) => ({ kind: 'human', name })),
  };
  const save = {
    id: 'prepared',
    format: 'taproom-save-1',
    revision: record.entries.length,
    savedAt: Date.now(),
    body: JSON.stringify({ plan, record }),
  };
  // Any address will do, and this one loads fastest.
  await page.goto(LIGHTEST);
  await putSave(page, save);
  await page.goto('/table/prepared');
  return match.state;
}

/** Puts a save into the browser's database. */
export const putSave = (page: Page, save: object): Promise<void> =>
  page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('taproom', 1);
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
