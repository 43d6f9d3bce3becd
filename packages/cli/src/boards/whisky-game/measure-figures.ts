import { readFile, writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { whiskyGame } from '@taproom/games/whisky-game';
import type { Io } from '../../io.ts';
import { interruptible } from '../../measuring/interrupt.ts';
import { progressBar } from '../../output/progress.ts';
import type { FiguresRequest, Measured } from '../face.ts';
import { blockOf, type MeasuredFigures, tableLines, withBlock } from './figures-table.ts';
import { type Figures, figuresFrom, PARTIES, type Party, type Played, playedBy } from './played-games.ts';

/** The usual table is looked at more closely. */
const gamesAt = ({ seats }: Party, games: number): number => (seats === 4 ? 2 * games : games);
const PAGE = fileURLToPath(new URL('../../../../../docs/rules/whisky-game.md', import.meta.url));

/** Ctrl+C ends it early; then nothing is kept. */
export async function measureFigures(request: FiguresRequest, io: Io): Promise<Measured> {
  const figures: Figures[] = [];
  const isWhole = await interruptible(async (signal) => {
    for (const party of PARTIES) {
      const played = await playAll(party, request, signal, io);
      if (played.length > 0) figures.push(figuresFrom(party, played));
    }
    return !signal.aborted;
  });
  const table: MeasuredFigures = { rules: whiskyGame.rules, seed: request.seed, figures };
  return { table, lines: tableLines(table), keep: async () => (isWhole ? keep(table) : undefined) };
}

async function playAll(
  party: Party,
  { games: asked, seed }: FiguresRequest,
  signal: AbortSignal,
  io: Io,
): Promise<Played[]> {
  const bar = progressBar(io);
  const games = gamesAt(party, asked);
  const played: Played[] = [];
  while (played.length < games && !signal.aborted) {
    played.push(await playedBy(party, seed, played.length));
    bar.show(played.length / games, `${party.level}, ${party.seats} seats, ${played.length} games`);
    // Lets Ctrl+C be heard.
    await setImmediate();
  }
  bar.clear();
  if (!io.stderr.isTTY) io.stderr.write(`${party.level}, ${party.seats} seats: ${played.length} games\n`);
  return played;
}

async function keep(measured: MeasuredFigures): Promise<undefined> {
  await writeFile(PAGE, withBlock(await readFile(PAGE, 'utf8'), blockOf(measured)));
}
