import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { follow, type Program, post } from '../testing/documented-client.ts';
import { serveSuite } from '../testing/serving.ts';

const serving = serveSuite('sqlite');

/** The games and the options that make them short. */
const GAMES = [
  ['dice-box', {}],
  ['six-sided-stout', {}],
  ['dyce', {}],
  ['dice-brewing', {}],
  ['whisky-game', { target: '15' }],
] as const;

interface Guest {
  readonly token: string;
  readonly seat: number;
}

const nonce = (): string => randomBytes(16).toString('hex');

/** Two guests at a table of their own. */
async function sitDown(game: string, options: object): Promise<{ table: string; guests: Guest[] }> {
  const guests: Guest[] = [];
  for (const name of ['Ann', 'Bob']) {
    const { token } = await post(serving.address, '/guest', { name });
    guests.push({ token: String(token), seat: guests.length });
  }
  const [host, other] = guests.map(({ token }) => token);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const terms = { isPublic: false, clock: { kind: 'none' }, timeOut: 'loss', undo: true, spectators: true, delay: 0 };
  const { info } = await post(serving.address, '/tables', { game, options, seats, ...terms }, host);
  const { id } = info as { id: string };
  await post(serving.address, `/tables/${id}/sit`, { seat: 0, nonce: nonce() }, host);
  await post(serving.address, `/tables/${id}/sit`, { seat: 1, nonce: nonce() }, other);
  return { table: id, guests };
}

/** Both programs of a player know the same. */
async function expectAgreement([packed, plain]: readonly [Program, Program], seq: number): Promise<void> {
  await Promise.all([packed.reach(seq), plain.reach(seq)]);
  // Many times as fast, as long as all is well.
  if (!isDeepStrictEqual(packed.position, plain.position)) expect(packed.position).toEqual(plain.position);
}

test.each(GAMES)('docs/api.md is enough to play a match of %s, packed and plain', async (game, options) => {
  const { table, guests } = await sitDown(game, options);
  const players = await Promise.all(
    guests.map(
      async ({ token }): Promise<readonly [Program, Program]> => [
        await follow(serving.address, token, table, false),
        await follow(serving.address, token, table, true),
      ],
    ),
  );
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  const [packed] = first;
  let moves = 0;
  for (; !packed.position.outcome && moves < 5_000; moves++) {
    const seat = packed.position.actors[0] ?? -1;
    // Each plays by both forms in turn.
    const program = players[seat]?.[moves % 2];
    const legal = program?.position.legal ?? [];
    const at = (moves * 7) % legal.length;
    const answer = await program?.play(seat, legal[at] ?? {});
    expect(answer).toMatchObject({ seq: moves + 1 });
    for (const player of players) await expectAgreement(player, moves + 1);
  }
  expect(packed.position.outcome?.places).toHaveLength(2);
  for (const [one, other] of players) expect(isDeepStrictEqual(one.events, other.events)).toBe(true);
  // No box is closed sooner.
  expect(moves).toBeGreaterThan(10);
  for (const program of players.flat()) program.close();
});
