import type { AnyBoard } from '../../boards/face.ts';
import { faceOf } from '../../boards/index.ts';
import { moveDone } from '../../kit/browser/build.svelte.ts';
import type { Damage } from '../../table/local/head.ts';
import type { Table, TableSnapshot } from '../../table/table.ts';
import type { Telling } from './telling.svelte.ts';

interface Wishes {
  /** Opens the table; `onBroken` is called if it cannot continue. */
  find(onBroken: (message: string) => void): Promise<Table | undefined>;
  /** Why the table cannot be opened, as far as that is known. */
  findDamage(): Promise<Damage | undefined>;
  /** Told of every new state of the table. */
  readonly telling: Telling;
}

/** The table that a page shows; once the page has left, there is none, whoever still asks. */
export interface Sitting {
  readonly table: Table | undefined;
  readonly shown: TableSnapshot | undefined;
  readonly board: AnyBoard | undefined;
  /** Set if the table cannot be shown. */
  readonly lost: { readonly damage: Damage | undefined } | undefined;
  /** Why the table cannot continue, in the words of the browser or the worker. */
  readonly trouble: string;
  /** A browser that refuses to store is not our bug, and the player must be told. */
  tell(error: unknown): void;
  leave(): void;
}

/** Opens a table and follows it until the page leaves. */
export function sitDown({ find, findDamage, telling }: Wishes): Sitting {
  let table = $state.raw<Table>();
  let board = $state.raw<AnyBoard>();
  let lost = $state.raw<{ readonly damage: Damage | undefined }>();
  let trouble = $state('');
  let hasLeft = false;

  function tell(error: unknown): void {
    trouble = error instanceof Error ? error.message : String(error);
  }

  async function loadBoard(game: string): Promise<void> {
    board = await faceOf(game).loadBoard();
  }

  function show(next: TableSnapshot): void {
    const isFirst = !telling.shown;
    telling.hear(next);
    moveDone();
    if (isFirst) loadBoard(next.plan.game).catch(tell);
  }

  async function open(): Promise<void> {
    const opened = await find(tell);
    if (!opened) {
      lost = { damage: await findDamage() };
      return;
    }
    table = opened;
    if (hasLeft) opened.close();
    else opened.subscribe(show);
  }

  open().catch(tell);

  return {
    get table() {
      return hasLeft ? undefined : table;
    },
    get shown() {
      return hasLeft ? undefined : telling.shown;
    },
    get board() {
      return board;
    },
    get lost() {
      return lost;
    },
    get trouble() {
      return trouble;
    },
    tell,
    leave() {
      hasLeft = true;
      telling.stop();
      table?.close();
    },
  };
}
