import { chained, type MatchRecord, RESIGN } from '@taproom/engine';
import { gameOf, quizOf } from '@taproom/games';
import { dailyOf } from '@taproom/games/daily';
import { solutionOn } from '@taproom/games/solutions';
import { type DailyAttempt, type DailyEntered, type DailyResults, LARGEST_ATTEMPT } from '@taproom/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../people/sessions.ts';
import { openStore } from '../../store/open.ts';
import { operationsOf, schemaOf } from '../../testing/described.ts';
import { finishedDaily } from '../../testing/finished-daily.ts';
import { KINDS } from '../../testing/places.ts';
import { serveEachTest, serveSuite } from '../../testing/serving.ts';

const GAME = 'six-sided-stout';
const QUIZ = 'whisky-game';
const [YESTERDAY, TODAY, TOMORROW, LATER] = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
/** When it is tomorrow somewhere, but yesterday nowhere. */
const NOW = Date.parse('2026-11-18T12:00:00Z');
const PASSWORD = 'three dry sherries';

const daily = dailyOf(GAME);
if (daily.kind !== 'played') throw new Error('this is tested with a match');
const played = daily;
const quiz = dailyOf(QUIZ);
if (quiz.kind !== 'quiz') throw new Error('this is tested with a quiz');
/** The right answers of a quiz, of which so many are wrong. */
const answers = (day: string, wrong = 0): number[] =>
  Array.from({ length: quiz.questions }, (_, at) => {
    const right = quizOf(QUIZ)?.settle(day, at)?.right ?? 0;
    return at < wrong ? (right + 1) % 4 : right;
  });

let good: MatchRecord;
let bad: MatchRecord;
beforeAll(async () => {
  good = await finishedDaily(GAME, played, TODAY, { kind: 'greedy' });
  bad = await finishedDaily(GAME, played, TODAY, { kind: 'random' });
  expect(bad.end?.scores).not.toEqual(good.end?.scores);
});

const scoreOf = ({ end }: MatchRecord): number => end?.scores[0] ?? 0;

interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
}

async function ask<T>(url: string, token = '', body?: unknown): Promise<Answer<T>> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

describe.each(KINDS)('dailies on %s', (kind) => {
  const serving = serveEachTest(kind, () => ({ now: () => NOW }));

  const guest = async (name: string): Promise<SignedIn> =>
    (await ask<SignedIn>(`${serving.address}/api/guest`, '', { name })).body;
  const url = (game: string, day: string, rest = ''): string => `${serving.address}/api/dailies/${game}/${day}${rest}`;
  const see = (game: string, day: string, token = ''): Promise<Answer<DailyResults>> => ask(url(game, day), token);
  const enter = (token: string, attempt: unknown, day = TODAY, game: string = GAME): Promise<Answer<DailyEntered>> =>
    ask(url(game, day), token, attempt);
  const solve = (attempt: unknown, day = TODAY, game: string = GAME): Promise<Answer> =>
    ask(url(game, day, '/solution'), '', attempt);

  test('the first result of a player counts, and the second is refused with it', async () => {
    const [anna, ben] = [await guest('Anna'), await guest('Ben')];
    expect(await see(GAME, TODAY, anna.token)).toEqual({ status: 200, body: { results: [], players: 0, own: null } });
    const score = scoreOf(bad);
    expect(await enter(anna.token, { record: bad })).toEqual({
      status: 201,
      body: {
        score,
        solution: await solutionOn(TODAY, GAME),
        results: [{ score, players: 1 }],
        players: 1,
        own: score,
      },
    });
    const refused = { status: 409, body: { code: 'already-entered', score } };
    expect(await enter(anna.token, { record: good })).toEqual(refused);
    expect(await enter(anna.token, { answers: [] })).toEqual(refused);
    expect((await enter(ben.token, { record: good })).body.results).toEqual([
      { score, players: 1 },
      { score: scoreOf(good), players: 1 },
    ]);
    expect(await see(GAME, TODAY, anna.token)).toMatchObject({ body: { players: 2, own: score } });
    expect(await see(GAME, TODAY)).toMatchObject({ body: { players: 2, own: null } });
  });

  test('of two at once one counts', async () => {
    const { token } = await guest('Anna');
    const both = await Promise.all([good, bad].map((record) => enter(token, { record })));
    const [kept] = both.filter(({ status }) => status === 201);
    const refused = both.filter(({ status }) => status !== 201);
    expect(refused).toEqual([{ status: 409, body: { code: 'already-entered', score: kept?.body.score } }]);
    expect(await see(GAME, TODAY, token)).toMatchObject({ body: { players: 1, own: kept?.body.score } });
  });

  test('a quiz is marked by the server', async () => {
    const { token } = await guest('Anna');
    const entered = await enter(token, { answers: answers(TODAY, 3) }, TODAY, QUIZ);
    const { par } = await solutionOn(TODAY, QUIZ);
    const solution = { par, moves: answers(TODAY).map(String) };
    const score = quiz.questions - 3;
    expect(entered).toMatchObject({ status: 201, body: { score, solution, own: score } });
    expect(await solve({ answers: answers(YESTERDAY) }, YESTERDAY, QUIZ)).toMatchObject({
      body: { score: quiz.questions },
    });
  });

  test('whoever asks for the solution of an open day has played it, and enters nothing better afterwards', async () => {
    const { token } = await guest('Anna');
    const asked = await ask(url(QUIZ, TODAY, '/solution'), token, { answers: answers(TODAY, 3) });
    const score = quiz.questions - 3;
    expect(asked).toMatchObject({ status: 200, body: { score } });
    expect(await enter(token, { answers: answers(TODAY) }, TODAY, QUIZ)).toEqual({
      status: 409,
      body: { code: 'already-entered', score },
    });
    await ask(url(QUIZ, YESTERDAY, '/solution'), token, { answers: answers(YESTERDAY) });
    expect(await see(QUIZ, YESTERDAY, token)).toMatchObject({ body: { players: 0, own: null } });
  });

  test('a quiz answered with options that no question has is no result', async () => {
    const { token } = await guest('Anna');
    const impossible = { answers: answers(TODAY).map(() => 9) };
    const refused = { status: 422, body: { code: 'no-result', why: 'wrong-form' } };
    expect(await enter(token, impossible, TODAY, QUIZ)).toEqual(refused);
    expect(await solve(impossible, TODAY, QUIZ)).toEqual(refused);
  });

  test('a guest who becomes an account, or signs in, brings the result along', async () => {
    const [anna, ben] = [await guest('Anna'), await guest('Ben')];
    await enter(anna.token, { record: good });
    const account = { username: 'Anna.K', password: PASSWORD };
    const made = await ask<SignedIn>(`${serving.address}/api/account`, anna.token, account);
    expect(made.status).toBe(201);
    expect((await see(GAME, TODAY, made.body.token)).body.own).toBe(scoreOf(good));
    await enter(ben.token, { answers: answers(TODAY) }, TODAY, QUIZ);
    await enter(ben.token, { record: bad });
    const { body } = await ask<SignedIn>(`${serving.address}/api/login`, ben.token, account);
    expect((await see(QUIZ, TODAY, body.token)).body.own).toBe(quiz.questions);
    expect((await see(GAME, TODAY, body.token)).body).toMatchObject({ players: 1, own: scoreOf(good) });
  });
});

describe('a server with dailies', () => {
  const serving = serveSuite('sqlite', () => ({ now: () => NOW }));
  const url = (game: string, day: string, rest = ''): string => `${serving.address}/api/dailies/${game}/${day}${rest}`;
  let anna: SignedIn;
  beforeAll(async () => {
    anna = (await ask<SignedIn>(`${serving.address}/api/guest`, '', { name: 'Wilhelmina' })).body;
  });

  /** What the three requests are answered. */
  const answersTo = async (game: string, day: string, attempt: unknown): Promise<Answer[]> => [
    await ask(url(game, day)),
    await ask(url(game, day), anna.token, attempt),
    await ask(url(game, day, '/solution'), '', attempt),
  ];

  async function kept(): Promise<number> {
    const store = await openStore(serving.place);
    const rows = await store.db.selectFrom('daily_results').selectAll().execute();
    await store.close();
    return rows.length;
  }

  test.each([
    ['chess', TODAY],
    ['constructor', TODAY],
    [GAME, '2026-10-31'],
    [GAME, '2027-02-30'],
    [GAME, 'today'],
    [GAME, "2026-11-18'--"],
  ])('knows no daily of %s on %s', async (game, day) => {
    const told = await answersTo(game, day, { record: good });
    for (const one of told) expect(one).toEqual({ status: 404, body: { code: 'no-such-daily' } });
    expect(await kept()).toBe(0);
  });

  test.each([
    ['%00', TODAY],
    [GAME, 'x'.repeat(33)],
  ])('makes no sense of %s on %s', async (game, day) => {
    for (const one of await answersTo(game, day, { record: good }))
      expect(one).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  test('keeps a day to itself until it has begun somewhere', async () => {
    const tooEarly = { status: 403, body: { code: 'too-early' } };
    expect(await answersTo(QUIZ, LATER, { answers: answers(LATER) })).toEqual([tooEarly, tooEarly, tooEarly]);
    expect(await ask(url(QUIZ, TOMORROW))).toMatchObject({ status: 200 });
  });

  test('takes no result for a day that is over everywhere, but tells its solution', async () => {
    const [seen, entered, solved] = await answersTo(QUIZ, YESTERDAY, { answers: answers(YESTERDAY, 1) });
    expect(seen).toMatchObject({ status: 200 });
    expect(entered).toEqual({ status: 410, body: { code: 'too-late' } });
    expect(solved).toMatchObject({ status: 200, body: { score: quiz.questions - 1 } });
    expect(await kept()).toBe(0);
  });

  test('takes no result from somebody it does not know', async () => {
    for (const token of ['', 'forged'])
      expect(await ask(url(GAME, TODAY), token, { record: good })).toEqual({
        status: 401,
        body: { code: 'not-signed-in' },
      });
    expect(await kept()).toBe(0);
  });

  const noResult = (why: string): object => ({ status: 422, body: { code: 'no-result', why } });

  /** Records as forgers make them, who know how the chain is built, and what is wrong with each. */
  function forgeries(): [string, DailyAttempt, string][] {
    const { end, ...open } = good;
    const forge = (change: Partial<MatchRecord>): DailyAttempt => ({ record: chained({ ...good, ...change }) });
    const cut = good.entries.slice(0, -1);
    const resigned = { entries: [...cut, { seat: 0, action: RESIGN, check: '' }] };
    const scores = [scoreOf(good) + 50];
    return [
      [
        'another action',
        forge({ entries: good.entries.with(-1, { seat: 0, action: { type: 'win' }, check: '' }) }),
        'does-not-replay',
      ],
      ['another score', forge(end ? { end: { ...end, scores } } : {}), 'does-not-replay'],
      [
        'a broken chain',
        { record: { ...good, entries: good.entries.map((one) => ({ ...one, check: '0'.repeat(12) })) } },
        'does-not-replay',
      ],
      ['other dice', forge({ dice: { kind: 'seed', seed: 123_456_789 } }), 'other-position'],
      ['sealed dice', forge({ dice: { kind: 'sealed', commitment: '0'.repeat(64), nonces: [] } }), 'other-position'],
      ['other options', forge({ options: { ...good.options, easy: 'yes' } }), 'other-position'],
      ['another seat', forge({ seats: 2 }), 'other-position'],
      ['another game', forge({ game: 'dyce' }), 'other-position'],
      ['other rules', forge({ rules: gameOf(GAME).rules + 1 }), 'other-rules'],
      ['no end', { record: chained({ ...open, entries: cut }) }, 'not-over'],
      ['a missing end', { record: chained({ ...good, entries: cut }) }, 'does-not-replay'],
      [
        'a resignation',
        { record: chained({ ...open, ...resigned, end: { entries: good.entries.length, places: [1], scores: [] } }) },
        'not-over',
      ],
      ['answers', { answers: answers(TODAY) }, 'wrong-form'],
    ];
  }

  test('takes no forged record, and tells no solution for it', async () => {
    for (const [what, attempt, why] of forgeries()) {
      const [, entered, solved] = await answersTo(GAME, TODAY, attempt);
      expect([what, entered]).toMatchObject([what, noResult(why)]);
      expect([what, solved]).toEqual([what, entered]);
    }
    expect(await kept()).toBe(0);
  });

  test('says which entry does not fit', async () => {
    const at = good.entries.length - 1;
    const entries = good.entries.with(at, { seat: 0, action: { type: 'win' }, check: '' });
    expect((await ask(url(GAME, TODAY, '/solution'), '', { record: chained({ ...good, entries }) })).body).toEqual({
      code: 'no-result',
      why: 'does-not-replay',
      at,
    });
  });

  test('takes neither a record for a quiz nor too few or too many answers', async () => {
    for (const attempt of [{ record: good }, { answers: [] }, { answers: [...answers(TODAY), 0] }]) {
      const [, entered, solved] = await answersTo(QUIZ, TODAY, attempt);
      expect([entered, solved]).toEqual([noResult('wrong-form'), noResult('wrong-form')]);
    }
    expect(await kept()).toBe(0);
  });

  test('refuses what is no attempt at all', async () => {
    const raw = JSON.stringify(good);
    const senseless: unknown[] = [
      {},
      [],
      { record: null },
      { record: 'x' },
      { record: { ...good, entries: 'all' } },
      { record: { ...good, seats: '1' } },
      { record: { ...good, score: 99 } },
      { record: good, answers: answers(TODAY) },
      { record: good, score: 99 },
      { answers: 'all' },
      { answers: [0.5] },
      { answers: [-1] },
      { answers: [null] },
      { answers: Array.from({ length: 65 }, () => 0) },
      `{"record":${raw.replace('"options":{', '"options":{"__proto__":"x",')}}`,
      `{"record":${raw.slice(0, -1)}`,
    ];
    for (const attempt of senseless) {
      const [, entered, solved] = await answersTo(GAME, TODAY, attempt);
      expect([attempt, entered]).toMatchObject([attempt, { status: 400, body: { code: 'bad-request' } }]);
      expect(solved).toEqual(entered);
    }
    expect(await kept()).toBe(0);
  });

  test('refuses what is too big, in bytes or in moves', async () => {
    const tooBig = { status: 413, body: { code: 'too-big' } };
    const long = Array.from({ length: 1_000 }, () => ({ seat: 0, action: { type: 'x' }, check: '0'.repeat(12) }));
    const many = { record: { ...good, entries: long } };
    expect(JSON.stringify(many).length).toBeLessThan(LARGEST_ATTEMPT);
    const padded = JSON.stringify({ record: good }) + ' '.repeat(LARGEST_ATTEMPT);
    for (const attempt of [many, padded]) {
      const [, entered, solved] = await answersTo(GAME, TODAY, attempt);
      expect([entered, solved]).toEqual([tooBig, tooBig]);
    }
    expect(await kept()).toBe(0);
  });

  test('names nobody, and tells the solution in two answers alone', async () => {
    const told = [
      await ask(url(GAME, TOMORROW), anna.token, {
        record: await finishedDaily(GAME, played, TOMORROW, { kind: 'greedy' }),
      }),
      ...(await answersTo(GAME, TOMORROW, { record: good })),
      await ask(url(GAME, TOMORROW), anna.token),
    ];
    expect(told[0]).toMatchObject({ status: 201, body: { players: 1 } });
    const text = JSON.stringify(told);
    for (const word of [anna.player.name, anna.player.id]) expect(text).not.toContain(word);
    const telling = [...(await operationsOf(serving.address))].flatMap(([name, { responses }]) =>
      Object.entries(responses).flatMap(([status, answer]) =>
        /solution|"par"/.test(JSON.stringify(schemaOf(answer) ?? {})) ? `${name} ${status}` : [],
      ),
    );
    expect(telling.toSorted()).toEqual([
      'POST /api/dailies/{game}/{day} 201',
      'POST /api/dailies/{game}/{day}/solution 200',
    ]);
  });
});

describe('the limit of dailies', () => {
  const serving = serveSuite('sqlite', () => ({ now: () => NOW, limits: { burst: 1_000, perSecond: 3 } }));

  test('is one of its own, for an address', async () => {
    const url = `${serving.address}/api/dailies/${QUIZ}/${TODAY}`;
    const attempts = Array.from({ length: 4 }, () => ask(`${url}/solution`, '', { answers: answers(TODAY) }));
    const told = await Promise.all(attempts);
    expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(told[3]?.body).toMatchObject({ code: 'too-many', after: expect.any(Number) });
    expect(await ask(url)).toMatchObject({ status: 200 });
  });
});
