import { brokenAlong, describeViolation, savedTrails } from '@taproom/testkit';
import { expect, it } from 'vitest';
import { GAME_IDS, gameOf } from './index.ts';
import { announcedIn, rulingsOf } from './testing/catalogues.ts';
import { fuzzFolder } from './testing/fuzz.ts';

it.each(GAME_IDS)('%s keeps every law in all games that fuzzing has saved', async (id) => {
  const judged = { rulings: await rulingsOf(id), announced: await announcedIn(id) };
  for (const { file, trail } of savedTrails(fuzzFolder(id)))
    expect([file, ...brokenAlong(gameOf(id), trail, judged).map(describeViolation)]).toEqual([file]);
});
