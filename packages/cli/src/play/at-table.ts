import type { Say } from '@taproom/games/text';
import type { Io } from '../io.ts';
import type { Key } from '../text/index.ts';
import type { KeptTable } from './kept-table.ts';
import { namesOf } from './names.ts';
import { runSession } from './run.ts';
import type { Style } from './scene.ts';
import type { Terminal } from './terminal.ts';

/** A table without names yet: those depend on the language. */
export type Seating = Omit<KeptTable, 'names'>;

/** Plays at a table until the end, or until the player leaves; gives the table as it is then. */
export async function playAt(
  seating: Seating,
  terminal: Terminal,
  style: Style,
  io: Io,
  notice = welcome(seating, style.say),
): Promise<KeptTable> {
  const table: KeptTable = { ...seating, names: namesOf(seating.players, style.say) };
  const bots = await io.openBots();
  const isNew = table.live.match.history.entries.length === 0;
  const logged = isNew ? 0 : Number.POSITIVE_INFINITY;
  try {
    await runSession({ table, terminal, style, bots, env: io.env, notice, typed: undefined, logged });
  } finally {
    bots.dispose();
  }
  return table;
}

function welcome({ live }: Seating, say: Say<Key>): string[] {
  const { dice, entries } = live.match.history;
  const source =
    dice.kind === 'seed' ? [say('dice.seeded', { seed: dice.seed })] : [say('dice.sealed'), dice.commitment];
  return entries.length === 0 ? source : [say('resumed', { n: entries.length }), ...source];
}
