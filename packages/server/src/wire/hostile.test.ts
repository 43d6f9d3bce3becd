import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { below, fastRng, makeNonce, type Rng, type Tagged } from '@taproom/engine';
import { LARGEST_MESSAGE, type TableInfo } from '@taproom/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openStore } from '../store/open.ts';
import { type Guest, type Line, newGuest, SETUP, sitDownTo } from '../testing/guest.ts';
import { ANY_KIND } from '../testing/places.ts';
import { serveSuite } from '../testing/serving.ts';
import { maskedFrame, openRaw } from '../testing/slow-clients.ts';

const MESSAGES = 10_000;
const AT_ONCE = 50;
/** The time of a clock that stands still: nobody is forgiven by waiting. */
const STANDSTILL = 1_800_000_000_000;
const FRAMES_TOO_BIG = 40;
/** What a heap may grow by chance, in bytes. */
const FLAT = 8_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function heap(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** What an attacker knows: tables, seats, and messages that were seen on the way. */
interface Loot {
  /** Where the attacker sits on seat 1, and it is the other's turn. */
  readonly own: string;
  /** Where others play. */
  readonly others: string;
  /** How many entries were made there. */
  readonly seq: number;
  /** A move of the other player, as it was sent. */
  readonly seen: object;
}

type Forge = (loot: Loot, rng: Rng) => string | Buffer;

const json = JSON.stringify;
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const change = (table: string, seat: number, seq: number, action: unknown) => ({
  type: 'play',
  id: 7,
  table,
  seat,
  seq,
  key: makeNonce(),
  action,
});

/** Each makes messages of one kind of malice; none of them may be answered with anything but a refusal. */
const FORGERIES: Readonly<Record<string, Forge>> = {
  'no JSON': (_, rng) => '{"type":'.slice(0, 1 + below(rng, 7)),
  nothing: () => '',
  noise: (_, rng) => String.fromCodePoint(...Array.from({ length: 200 }, () => 32 + below(rng, 5_000))),
  'bytes instead of text': (_, rng) => Buffer.from(Array.from({ length: 300 }, () => below(rng, 256))),
  'a message in bytes': ({ own }) => Buffer.from(json({ type: 'watch', id: 1, table: own })),
  'JSON of another kind': (_, rng) => ['null', '0', '"hello"', '[]', 'true', '[{}]'][below(rng, 6)] as string,
  'an unknown type': () => json({ type: 'giveMeTheSecret', id: 3 }),
  'a type that is no word': () => json({ type: { toString: 'play' }, id: 3 }),
  'a type from the prototype': () => json({ type: 'constructor', id: 3 }),
  'no id': () => json({ type: 'ping' }),
  'an id that is none': (_, rng) => `{"type":"ping","id":${['-1', '1e308', '"1"', '1.5', 'null'][below(rng, 5)]}}`,
  'fields too many': ({ own }) => json({ ...change(own, 1, 0, { type: 'place' }), isAdmin: true }),
  'fields too few': ({ own }) => json({ type: 'play', id: 1, table: own }),
  'a version to come': (_, rng) => json({ type: 'hello', id: 1, version: 2 + below(rng, 1_000) }),
  'a table that does not exist': () => json({ type: 'watch', id: 1, table: 'zzzzzzzzzz' }),
  'a table that is a query': () => json({ type: 'watch', id: 1, table: "' or 1=1 --" }),
  'a table that is not watched': () => json(change('yyyyyyyyyy', 0, 0, { type: 'place' })),
  'a seat of another': ({ own }) => json(change(own, 0, 0, { type: 'place', die: 'r1', square: 'c3' })),
  'a seat elsewhere': ({ others }, rng) => json(change(others, below(rng, 2), 0, { type: 'place' })),
  'a seat that does not exist': ({ own }) => json(change(own, 15, 0, { type: 'place' })),
  'giving up for another': ({ own }) => json({ ...change(own, 0, 0, undefined), type: 'resign' }),
  'taking back for another': ({ others }) => json({ ...change(others, 0, 0, undefined), type: 'undo' }),
  'out of turn': ({ own, seq }) => json(change(own, 1, seq, { type: 'place', die: 'r1', square: 'c3' })),
  'from the future': ({ own }) => json(change(own, 1, 999_999, { type: 'place' })),
  'a move of another, replayed': ({ seen }) => json(seen),
  'a move of another under a new name': ({ seen }) => json({ ...seen, key: makeNonce() }),
  'a prototype': ({ own, seq }) =>
    json(change(own, 1, seq, { type: 'place' })).replace('"type":"place"', '"type":"place","__proto__":{"x":1}'),
  'an action without an end': ({ own, seq }) =>
    json(change(own, 1, seq, { type: 'place', x: 0 })).replace('"x":0', `"x":${deep(1_500)}`),
  'depth alone': () => deep(2_000),
  'a huge number': ({ own, seq }) =>
    json(change(own, 1, seq, { type: 'place', x: 0 })).replace('"x":0', `"x":${'9'.repeat(3_000)}`),
  'a long text': ({ own }) => json({ type: 'say', id: 1, table: own, key: makeNonce(), text: 'x'.repeat(600) }),
  'an empty text': ({ own }) => json({ type: 'say', id: 1, table: own, key: makeNonce(), text: '' }),
  'a question for another seat': ({ own }) =>
    json({ type: 'why', id: 1, table: own, seat: 0, action: { type: 'place' } }),
  'the log of a table that is not watched': () => json({ type: 'log', id: 1, table: 'xxxxxxxxxx', before: 5 }),
};

/** A connection that shouts, and counts what comes back. Nothing that comes is kept. */
interface Attacker {
  readonly refused: Map<string, number>;
  readonly others: string[];
  send(message: string | Buffer): void;
  answered(count: number): Promise<void>;
  close(): void;
}

async function attackFrom(address: string, token: string, watched: readonly string[]): Promise<Attacker> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
  const refused = new Map<string, number>();
  const others: string[] = [];
  let answers = 0;
  let check = (): void => {};
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  for (const table of watched) socket.send(json({ type: 'watch', id: 1, table }));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString());
    if (message.type === 'table') return;
    if (message.type === 'no') refused.set(message.why.code, (refused.get(message.why.code) ?? 0) + 1);
    else if (message.id !== undefined) others.push(data.toString());
    if (message.id !== undefined) answers++;
    check();
  });
  return {
    refused,
    others,
    send: (message) => socket.send(message),
    answered: (count) =>
      new Promise((resolve) => {
        check = () => answers >= count && resolve();
        check();
      }),
    close: () => socket.terminate(),
  };
}

/** Sends a frame that nobody reads to its end, and gives the code with which the connection is closed. */
async function closedBy(address: string, frame: string | Buffer, isBinary = false): Promise<number> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(frame, { binary: isBinary });
  return new Promise((resolve) => socket.once('close', resolve));
}

/** Both play what comes first, again and again, until they are told to stop. */
async function playOn(table: string, lines: readonly Line[], isEnough: () => boolean): Promise<number> {
  const [first] = lines as [Line];
  while (!first.state(table).outcome && !isEnough()) {
    const { actors, seq } = first.state(table);
    const line = lines[actors[0] as number] as Line;
    await line.until(table, (state) => state.seq >= seq);
    const answer = await line.play(table, actors[0] as number, line.legal(table)[0] as Tagged);
    expect(answer).toMatchObject({ type: 'yes', seq: seq + 1 });
    await first.until(table, (state) => state.seq > seq);
  }
  return first.state(table).seq;
}

async function countRows(place: string): Promise<Record<string, number>> {
  const store = await openStore(place);
  const counts: Record<string, number> = {};
  for (const table of ['players', 'sessions', 'matches', 'seats', 'chat'] as const)
    counts[table] = (await store.db.selectFrom(table).selectAll().execute()).length;
  const entries = await store.db.selectFrom('entries').select('match').execute();
  for (const { match } of entries) counts[match] = (counts[match] ?? 0) + 1;
  await store.close();
  return counts;
}

describe.each(ANY_KIND)('a hostile client of a server on %s', (kind) => {
  const serving = serveSuite(kind);

  /** Anna and Mallory at a table where it is Anna's turn after her first move, Anna and Ben at another. */
  async function scene(): Promise<{ loot: Loot; anna: Guest; ben: Guest; mallory: Guest }> {
    const [anna, ben, mallory] = (await Promise.all(
      ['Anna', 'Ben', 'Mallory'].map((name) => newGuest(serving.address, name)),
    )) as [Guest, Guest, Guest];
    const own = await sitDownTo([anna, mallory]);
    const others = await sitDownTo([anna, ben]);
    const [line, second] = [await anna.connect(), await mallory.connect()];
    await Promise.all([line.watch(own), second.watch(own)]);
    await playOn(own, [line, second], () => line.state(own).seq >= 1 && line.state(own).actors.includes(0));
    const action = line.legal(own)[0] as Tagged;
    const { seq } = line.state(own);
    await line.close();
    await second.close();
    return { loot: { own, others, seq, seen: change(own, 0, seq, action) }, anna, ben, mallory };
  }

  test('gets a refusal for each of 10,000 messages, changes nothing, and disturbs nobody', async () => {
    const { loot, anna, ben, mallory } = await scene();
    const lines = [await anna.connect(), await ben.connect()];
    await Promise.all(lines.map((line) => line.watch(loot.others)));
    const tables = [loot.own, loot.others];
    const attackers = await Promise.all([
      attackFrom(serving.address, '', tables),
      attackFrom(serving.address, 'no such token', tables),
      attackFrom(serving.address, mallory.token, tables),
      attackFrom(serving.address, mallory.token, tables),
    ]);
    const before = await countRows(serving.place);
    const rng = fastRng(13);
    const forgeries = Object.values(FORGERIES);

    async function attack(messages: number, sentBefore: number): Promise<void> {
      for (let sent = 0; sent < messages; sent += AT_ONCE * attackers.length) {
        for (const attacker of attackers)
          for (let i = 0; i < AT_ONCE; i++)
            attacker.send((forgeries[below(rng, forgeries.length)] as Forge)(loot, rng));
        const each = (sentBefore + sent) / attackers.length + AT_ONCE;
        await Promise.all(attackers.map((attacker) => attacker.answered(each)));
      }
    }

    await attack(1_000, 0);
    const flat = await heap();
    let isOver = false;
    const playing = playOn(loot.others, lines, () => isOver);
    await attack(MESSAGES, 1_000);
    isOver = true;
    const moves = await playing;
    expect((await heap()) - flat).toBeLessThan(FLAT);

    expect(attackers.flatMap(({ others }) => others)).toEqual([]);
    const refusals = attackers.map(({ refused }) => [...refused.values()].reduce((a, b) => a + b, 0));
    expect(refusals.reduce((a, b) => a + b, 0)).toBe(MESSAGES + 1_000);
    expect(moves).toBeGreaterThan(10);
    expect(await countRows(serving.place)).toEqual({ ...before, [loot.others]: moves });
    for (const attacker of attackers) attacker.close();
  });

  test('is told the right reason for each kind of malice', async () => {
    const { loot, mallory } = await scene();
    const attacker = await attackFrom(serving.address, mallory.token, [loot.own, loot.others]);
    const reasons: Record<string, string> = {};
    let sent = 0;
    for (const [name, forge] of Object.entries(FORGERIES)) {
      attacker.refused.clear();
      attacker.send(forge(loot, fastRng(1)));
      await attacker.answered(++sent);
      reasons[name] = [...attacker.refused.keys()].join();
    }
    expect(reasons).toMatchObject({
      'a seat of another': 'not-your-seat',
      'a seat elsewhere': 'not-your-seat',
      'a move of another, replayed': 'not-your-seat',
      'giving up for another': 'not-your-seat',
      'a question for another seat': 'not-your-seat',
      'out of turn': 'not-your-turn',
      'from the future': 'stale',
      'a table that does not exist': 'no-such-table',
      'a table that is not watched': 'no-such-table',
      'a version to come': 'other-version',
      'bytes instead of text': 'bad-message',
      'no JSON': 'bad-message',
      'depth alone': 'bad-message',
      'a long text': 'bad-message',
    });
    attacker.close();
  });

  test('follows no more tables than it may, though it asks for all at once', async () => {
    const anna = await newGuest(serving.address, 'Anna');
    const line = await anna.connect();
    const made = await Promise.all(Array.from({ length: 20 }, () => anna.post('/api/tables', SETUP)));
    const tables = made.map(({ body }) => (body as { info: { id: string } }).info.id);
    const answers = await Promise.all(tables.map((table) => line.ask({ type: 'watch', table })));
    expect(answers.filter(({ type }) => type === 'table').length).toBe(16);
    expect(answers.filter(({ type }) => type === 'no').length).toBe(4);
  });

  test('is cut off when a frame is too big or no text at all', async () => {
    const tooBig = 'x'.repeat(LARGEST_MESSAGE + 1);
    const codes = await Promise.all(Array.from({ length: FRAMES_TOO_BIG }, () => closedBy(serving.address, tooBig)));
    expect(new Set(codes)).toEqual(new Set([1009]));
    expect(await closedBy(serving.address, Buffer.from([0xff, 0xfe, 0xfd]))).toBe(1007);
  });

  test('is dropped when it asks and asks but does not read', async () => {
    const { loot, mallory } = await scene();
    const socket = await openRaw(serving.address, mallory.token);
    socket.pause();
    const ask = maskedFrame(json({ type: 'watch', id: 1, table: loot.own }));
    const isHere = async (): Promise<boolean> => {
      const response = await fetch(`${serving.address}/api/tables/${loot.own}`);
      return ((await response.json()) as { info: TableInfo }).info.seats[1]?.isHere ?? false;
    };
    socket.write(ask);
    await expect.poll(isHere, { timeout: 10_000 }).toBe(true);
    for (let i = 0; i < 40 && !socket.destroyed; i++)
      socket.write(Buffer.concat(Array.from({ length: 100 }, () => ask)));
    await expect.poll(isHere, { timeout: 20_000 }).toBe(false);
    socket.destroy();
  });
});

describe.each(ANY_KIND)('a client of a server on %s that talks too much', (kind) => {
  const serving = serveSuite(kind, () => ({ limits: { burst: 20, perSecond: 2 }, now: () => STANDSTILL }));

  test('is refused on all its connections, while others are heard', async () => {
    const [anna, ben] = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const lines = [await anna.connect(), await anna.connect()];
    const answers = [];
    for (let i = 0; i < 30; i++) answers.push(await lines[i % 2]?.ask({ type: 'ping' }));
    expect(answers.filter((answer) => answer?.type === 'yes').length).toBe(20);
    expect(answers.at(-1)).toMatchObject({ type: 'no', why: { code: 'too-many' } });
    expect(await (await ben.connect()).ask({ type: 'ping' })).toMatchObject({ type: 'yes' });
  });

  test('may not have a match played again and again to be told what happened earlier', async () => {
    const [anna, ben] = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')];
    const table = await sitDownTo([anna, ben]);
    const line = await anna.connect();
    await line.watch(table);
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await line.ask({ type: 'log', table, before: 1 }));
    expect(answers.map(({ type }) => type)).toEqual(['log', 'no', 'no']);
    expect(answers[1]).toMatchObject({ why: { code: 'too-many' } });
  });
});
