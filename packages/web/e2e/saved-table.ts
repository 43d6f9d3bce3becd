import { choose } from '@taproom/bots';
import { act, type BaseState, type Match, openMatch, recordOf, type Seat, type Tagged } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { Page } from './fixtures.ts';

/** A moment worth testing: who is to act, and what is open. */
export type Moment = (legal: readonly Tagged[], seat: Seat, state: BaseState) => boolean;

interface Wanted {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  readonly moment: Moment;
  /** Whose dice; the first that bring the moment, if absent. */
  readonly seed?: number;
}

const SEEDS = 30;
const MOST_ACTIONS = 1_500;

/** Lets greedy players play until the moment comes, with the dice of the first seed that brings it. */
async function matchAt({ game: id, options, names, moment, seed: only }: Wanted): Promise<Match<BaseState>> {
  const game = findGame(id);
  if (!game) throw new Error(`no game ${id}`);
  for (let seed = only ?? 1; seed <= (only ?? SEEDS); seed++) {
    const opened = openMatch(game, { seats: names.length, options, dice: { kind: 'seed', seed } });
    if (!opened.ok) throw new Error(opened.error.code);
    let match = opened.value;
    for (let i = 0; i < MOST_ACTIONS && game.actors(match.state).length > 0; i++) {
      const [seat = 0] = game.actors(match.state);
      if (moment(game.legal(match.state, seat), seat, match.state)) return match;
      const { action } = await choose(game, match.state, seat, { kind: 'greedy' }, i);
      const played = act(game, match, seat, action);
      if (!played.ok) throw new Error(played.error.code);
      match = played.value.match;
    }
  }
  throw new Error('the moment never comes');
}

/**
 * Puts a table into the browser's database as the product itself would have saved it, and sits down to it. Gives the
 * state it is in.
 */
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
  await page.goto('/');
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await page.evaluate(
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
  await page.goto('/table/prepared');
  return match.state;
}
