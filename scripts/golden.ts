// `npm run golden -- [game …]`: rewrites the golden games. Existing ones keep their moves, or are played anew from their
// seed where a move is no longer legal; new ones are added for whatever is required and not shown yet.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@taproom/engine';
import { games } from '@taproom/games';
import { notationOf } from '@taproom/games/text';
import { type Golden, type GoldenPlan, goldensFor, playGolden, replayGolden } from '@taproom/testkit';
import { goldenDemands, goldenFiles, goldenFolder, planOf } from '../packages/games/src/testing/golden.ts';

const nameOf = ({ setup: { seats, seed, options } }: Golden): string =>
  [`${seats}-seats`, ...Object.entries(options).map((pair) => pair.join('-')), `seed-${seed}.txt`].join('-');

function played(game: AnyGame, text: string, { choose }: GoldenPlan): Golden {
  const words = notationOf(game.id);
  const golden = replayGolden(game, words, text);
  if (!golden) throw new Error(`${game.id}: not a golden game: ${text.slice(0, 80)}`);
  return golden.isWhole ? golden : playGolden(game, words, golden.setup, choose(golden.setup.seed));
}

async function rewrite(game: AnyGame): Promise<void> {
  const folder = goldenFolder(game.id);
  mkdirSync(folder, { recursive: true });
  const plan = await planOf(game.id);
  const kept = goldenFiles(game.id).map(({ file, text }) => ({ file, golden: played(game, text, plan) }));
  const shown = kept.map(({ golden }) => golden);
  const added = goldensFor(game, notationOf(game.id), await goldenDemands(game), shown, plan);
  for (const { file, golden } of [...kept, ...added.map((golden) => ({ file: nameOf(golden), golden }))])
    writeFileSync(join(folder, file), golden.text);
  console.log(`${game.id}: ${kept.length} golden games rewritten, ${added.length} added`);
}

const named = process.argv.slice(2);
for (const game of games) if (named.length === 0 || named.includes(game.id)) await rewrite(game);
