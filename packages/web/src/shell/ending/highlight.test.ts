import { choose } from '@taproom/bots';
import { type AnyGame, act, type BaseState, type Match, openMatch, recordOf, resultOf } from '@taproom/engine';
import { findGame } from '@taproom/games';
import { beforeAll, expect, test } from 'vitest';
import { faceOf } from '../../boards/index.ts';
import { speakEnglish } from '../../kit/testing/english.ts';
import { gameText } from '../../kit/text/index.svelte.ts';
import { type PlayedBack, playBack } from '../../table/record/play-back.ts';
import { type Highlight, highlightOf } from './highlight.ts';

beforeAll(speakEnglish);

/** A whole match between greedy bots. */
async function playedOut(id: string, seats: number, seed: number): Promise<PlayedBack> {
  const game = findGame(id) as AnyGame;
  const opened = openMatch(game, { seats, dice: { kind: 'seed', seed } });
  if (!opened.ok) throw new Error(opened.error.code);
  let match: Match<BaseState> = opened.value;
  while (!resultOf(game, match)) {
    const [seat = 0] = game.actors(match.state);
    const { action } = await choose(game, match.state, seat, { kind: 'greedy' }, 1);
    const played = act(game, match, seat, action);
    if (!played.ok) throw new Error(played.error.code);
    match = played.value.match;
  }
  const back = await playBack(recordOf(match));
  if (!back.ok) throw new Error(back.error.code);
  return back.value;
}

function found(played: PlayedBack): Highlight | undefined {
  const { game, record, positions } = played;
  const last = positions.at(-1);
  const outcome = last && resultOf(game, last.match);
  if (!outcome) throw new Error('not over');
  return highlightOf(played, outcome, faceOf(record.game), gameText(record.game));
}

function scoresAt({ game, positions, record }: PlayedBack, at: number): readonly number[] {
  const { scores, earned = scores } = faceOf(record.game);
  return earned(game.view(positions[at]?.match.state as BaseState, 'table'));
}

test('where there are no rounds, it is the move after which the winner was never caught again', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const played = await playedOut('dice-box', 2, seed);
    const best = found(played);
    if (best?.kind !== 'lead') continue;
    const ahead = (at: number): number => {
      const scores = scoresAt(played, at);
      return (scores[best.seat] ?? 0) - (scores[1 - best.seat] ?? 0);
    };
    expect(ahead(best.at - 1)).toBeLessThanOrEqual(0);
    for (let at = best.at; at < played.positions.length; at++) expect(ahead(at)).toBeGreaterThan(0);
    return;
  }
  throw new Error('no match had a turning point');
});

test('alone in Stout it is the day that brought most points', async () => {
  const played = await playedOut('six-sided-stout', 1, 3);
  const best = found(played);
  expect(best?.kind).toBe('gain');
  if (best?.kind !== 'gain') return;
  expect(best.round).toMatch(/^Day \d+$/);
  const text = gameText('six-sided-stout');
  const dawns = played.positions.flatMap(({ events }, at) => (events.some((event) => text.round?.(event)) ? [at] : []));
  const borders = [...dawns, played.positions.length - 1].map((at) => scoresAt(played, at)[0] ?? 0);
  const gains = borders.slice(1).map((score, day) => score - (borders[day] ?? 0));
  expect(best.points).toBe(Math.max(...gains));
  expect(best.round).toBe(`Day ${gains.indexOf(best.points) + 1}`);
});

test.each([
  ['dyce', 2],
  ['dice-brewing', 2],
])(
  '%s has a best round, too',
  async (id, seats) => {
    const best = found(await playedOut(id, seats, 5));
    expect(best).toMatchObject({ kind: 'gain', round: expect.stringMatching(/^Round \d+$/) });
  },
  60_000,
);
