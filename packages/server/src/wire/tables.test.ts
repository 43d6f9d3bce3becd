import { makeNonce, type Tagged } from '@taproom/engine';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectWith, type Guest, type Line, newGuest, sitDownTo } from '../testing/guest.ts';
import { KINDS } from '../testing/places.ts';
import { playOn } from '../testing/play-on.ts';
import { serveEachTest } from '../testing/serving.ts';

describe.each(KINDS)('a table kept in %s', (kind) => {
  const serving = serveEachTest(kind);
  let anna: Guest;
  let ben: Guest;

  beforeEach(async () => {
    anna = await newGuest(serving.address, 'Anna');
    ben = await newGuest(serving.address, 'Ben');
  });

  test('is played to its end by two, who see the same result', async () => {
    const table = await sitDownTo([anna, ben]);
    const lines = [await anna.connect(), await ben.connect()];
    await Promise.all(lines.map((line) => line.watch(table)));
    await playOn(table, lines);
    const [one, other] = lines.map((line) => line.state(table));
    expect(one?.outcome).not.toBeNull();
    expect([one?.outcome, one?.info.status]).toEqual([other?.outcome, 'over']);
    expect(await lines[0]?.play(table, 0, { type: 'place' })).toMatchObject({ why: { code: 'game-over' } });
  });

  test('is there again after the server was stopped and started, move for move', async () => {
    const table = await sitDownTo([anna, ben]);
    const lines = [await anna.connect(), await ben.connect()];
    await Promise.all(lines.map((line) => line.watch(table)));
    await playOn(table, lines, 7);
    const { info: _, clock: __, ...before } = lines[1]?.state(table) ?? ({} as never);
    await serving.restart();
    const again = await connectWith(serving.address, ben.token);
    const { info: ___, clock: ____, log, logFrom: _____, ...after } = await again.watch(table);
    expect({ ...before, log: [], logFrom: 0 }).toEqual({ ...after, log: [], logFrom: 0 });
    expect(log.length).toBeGreaterThan(6);
  });

  test('answers the same request twice with the same entry', async () => {
    const table = await sitDownTo([anna, ben]);
    const lines = [await anna.connect(), await ben.connect()];
    await Promise.all(lines.map((line) => line.watch(table)));
    const [seat = 0] = lines[0]?.state(table).actors ?? [];
    const line = lines[seat] as Line;
    const request = {
      type: 'play',
      table,
      seat,
      seq: 0,
      key: makeNonce(),
      action: line.legal(table)[0] as Tagged,
    } as const;
    const answers = [await line.ask(request), await line.ask(request), await line.ask(request)];
    expect(answers.map((answer) => (answer.type === 'yes' ? answer.seq : answer))).toEqual([1, 1, 1]);
    expect(line.state(table).seq).toBe(1);
  });

  test('refuses what is out of turn, against the rules, stale or somebody else’s, and says why', async () => {
    const table = await sitDownTo([anna, ben]);
    const lines = [await anna.connect(), await ben.connect()];
    await Promise.all(lines.map((line) => line.watch(table)));
    const [seat = 0] = lines[0]?.state(table).actors ?? [];
    const [actor, idle] = [lines[seat] as Line, lines[1 - seat] as Line];
    const action = actor.legal(table)[0] as Tagged;
    const base = { type: 'play', table, seq: 0, key: makeNonce() } as const;
    expect(await idle.ask({ ...base, seat: 1 - seat, action })).toMatchObject({ why: { code: 'not-your-turn' } });
    expect(await idle.ask({ ...base, seat, action })).toMatchObject({ why: { code: 'not-your-seat' } });
    const nonsense = { type: 'place', die: 'r9', square: 'z9' };
    expect(await actor.ask({ ...base, seat, action: nonsense })).toMatchObject({
      why: { code: 'illegal-action', rule: expect.stringMatching(/^DB-/) },
    });
    expect(await actor.ask({ ...base, seat, action })).toMatchObject({ type: 'yes', seq: 1 });
    const stale = { ...base, key: makeNonce(), seat: 1 - seat, seq: 0, action };
    const answer = await idle.ask(stale);
    expect(answer).toMatchObject({ why: { code: 'stale', seq: 1 } });
    // The present state comes before the refusal.
    expect(idle.heard.slice(-2).map((text) => JSON.parse(text))).toMatchObject([
      { type: 'table', table, state: { seq: 1, mine: [1 - seat] } },
      answer,
    ]);
  });

  test('a connection that is lost comes back to the present state', async () => {
    const table = await sitDownTo([anna, ben]);
    const lines = [await anna.connect(), await ben.connect()];
    await Promise.all(lines.map((line) => line.watch(table)));
    lines[1]?.drop();
    const [seat = 0] = lines[0]?.state(table).actors ?? [];
    if (seat === 0) await lines[0]?.play(table, 0, lines[0].legal(table)[0] as Tagged);
    const again = await ben.connect();
    const state = await again.watch(table);
    expect([state.seq, state.mine]).toEqual([lines[0]?.state(table).seq, [1]]);
    expect(JSON.stringify(state).length).toBeLessThan(10_000);
  });

  test('bots play their seats by themselves', async () => {
    const table = await sitDownTo([anna], { seats: [{ kind: 'me' }, { kind: 'bot', level: 'regular' }] });
    const line = await anna.connect();
    await line.watch(table);
    for (let moves = 0; moves < 60 && !line.state(table).outcome; moves++) {
      const { seq } = await line.until(table, ({ actors, outcome }) => outcome !== null || actors.includes(0));
      if (line.state(table).outcome) break;
      await line.play(table, 0, line.legal(table)[0] as Tagged);
      await line.until(table, (state) => state.seq > seq);
    }
    expect(line.state(table).outcome).not.toBeNull();
  });
});
