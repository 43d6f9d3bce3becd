import type { OwnTable } from '@taproom/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Guest, newAccount, newGuest, sitDownTo } from '../testing/guest.ts';
import { POLITE, startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { ANY_KIND } from '../testing/places.ts';
import { serveEachTest } from '../testing/serving.ts';

describe.each(ANY_KIND)('letters from a server on %s', (kind) => {
  let mail: TestMailServer;
  beforeEach(async () => {
    mail = await startMailServer(POLITE);
  });
  afterEach(() => mail.stop());

  const serving = serveEachTest(kind, () => ({
    mail: { host: '127.0.0.1', port: mail.port, isSecure: false, user: '', password: '', from: 'tap@tap.example' },
    publicUrl: undefined,
  }));

  async function letters(count: number): Promise<readonly string[]> {
    while (mail.letters.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
    return mail.letters;
  }

  /** Whose turn it is at the newest table of a player. */
  async function turnAt({ token }: Guest): Promise<number | undefined> {
    const headers = { authorization: `Bearer ${token}` };
    const mine = (await (await fetch(`${serving.address}/api/mine`, { headers })).json()) as OwnTable[];
    return mine[0]?.turn[0];
  }

  const receivers = (): string[] =>
    mail.heard.map(({ line }) => line).filter((line) => line.startsWith('RCPT') && !line.includes('ben@'));

  test('go only to those who have said that the address is theirs', async () => {
    const guests = [await newGuest(serving.address, 'Anna'), await newGuest(serving.address, 'Ben')] as const;
    const wayOf = (name: string) => ({ kind: 'mail', address: `${name}@example.org`, language: 'cs' });
    expect(await guests[0].post('/api/notify', wayOf('anna'))).toMatchObject({ body: { isConfirmed: false } });
    const [, token] = /confirm\/(\S+)/.exec((await letters(1))[0] ?? '') ?? [];
    const confirm = (given: string | undefined): Promise<Response> =>
      fetch(`${serving.address}/api/notify/confirm/${given}`, { redirect: 'manual' });
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([302, 404]);
    await guests[1].post('/api/notify', wayOf('ben'));
    await letters(2);
    let table = await sitDownTo(guests);
    while ((await turnAt(guests[0])) !== 0) table = await sitDownTo(guests);
    expect((await letters(3)).at(-1)).toContain(`/t/${table}`);
    // Ben was only asked.
    expect([receivers().length, mail.heard.filter(({ line }) => line.includes('RCPT TO:<ben')).length]).toEqual([2, 1]);
  });

  test('bring a way back to an account whose password is lost, and to nobody else', async () => {
    const anna = await newAccount(serving.address, 'Anna');
    const post = (path: string, body: object): Promise<Response> =>
      fetch(`${serving.address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const askFor = async (username: string): Promise<number> => (await post('/api/recover/mail', { username })).status;
    const ben = await newAccount(serving.address, 'Ben');
    await ben.post('/api/notify', { kind: 'mail', address: 'ben@example.org', language: 'en' });
    await letters(1);
    await anna.post('/api/notify', { kind: 'mail', address: 'anna@example.org', language: 'en' });
    const [, token] = /confirm\/(\S+)/.exec((await letters(2)).at(-1) ?? '') ?? [];
    // As long as the address is not confirmed it may be somebody else's.
    expect([await askFor('Ben'), await askFor('Nobody')]).toEqual([204, 204]);
    await fetch(`${serving.address}/api/notify/confirm/${token}`, { redirect: 'manual' });
    expect(await askFor('anna')).toBe(204);
    const [, code] = /account#(\S+)/.exec((await letters(3)).at(-1) ?? '') ?? [];
    const back = await post('/api/recover', { code, password: 'four wet sherries' });
    expect([back.status, mail.letters.length]).toEqual([200, 3]);
  });
});
