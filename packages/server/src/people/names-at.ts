import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Player } from '../tables/player.ts';
import { folded, isTaken } from './accounts.ts';

type Db = Kysely<Schema>;

/** A seat as far as its name is concerned. */
interface Named {
  readonly seat: number;
  readonly player: string | null;
  readonly name: string;
}

/**
 * What a player is called at a table: an account by its name, a guest by one that neither an account has nor anybody else there.
 * Names of accounts have no spaces, so a number after a space makes it another.
 */
export async function nameAt(db: Db, { id, name }: Player, seats: readonly Named[]): Promise<string> {
  if (!(await isGuest(db, id))) return name;
  const others = new Set(seats.filter(({ player }) => player !== id).map((seat) => folded(seat.name)));
  const isFree = async (wanted: string): Promise<boolean> =>
    !others.has(folded(wanted)) && !(await isTaken(db, wanted));
  if (await isFree(name)) return name;
  for (let number = 2; ; number++) if (!others.has(folded(`${name} ${number}`))) return `${name} ${number}`;
}

/** The guests at a table who bear the name of an account that sits down there, and what they are called from now on. */
export async function renamedFor(db: Db, account: Player, seats: readonly Named[]): Promise<Named[]> {
  if (await isGuest(db, account.id)) return [];
  const renamed: Named[] = [];
  for (const seat of seats) {
    if (seat.player === null || seat.player === account.id || folded(seat.name) !== folded(account.name)) continue;
    renamed.push({
      ...seat,
      name: await nameAt(db, { id: seat.player, name: seat.name }, [...seats, { ...seat, player: account.id }]),
    });
  }
  return renamed;
}

async function isGuest(db: Db, player: string): Promise<boolean> {
  const found = await db.selectFrom('players').select('kind').where('id', '=', player).executeTakeFirst();
  return found?.kind === 'guest';
}
