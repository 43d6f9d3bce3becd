import type { Io } from '../io.ts';
import type { KeptTable } from './kept-table.ts';
import { companyLines, namesOf } from './names.ts';
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
  notice = welcome(seating, style),
): Promise<KeptTable> {
  const table: KeptTable = { ...seating, names: namesOf(seating.live.opening.game.id, seating.players, style.say) };
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

function welcome({ live, players }: Seating, style: Style): string[] {
  const { say } = style;
  const { game, dice, entries } = live.match.history;
  const source =
    dice.kind === 'seed' ? [say('dice.seeded', { seed: dice.seed })] : [say('dice.sealed'), dice.commitment];
  if (entries.length > 0) return [say('resumed', { n: entries.length }), ...source];
  return [...companyLines(game, players, style), ...source];
}
