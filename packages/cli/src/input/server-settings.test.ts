import { expect, test } from 'vitest';
import { serverSettings } from './server-settings.ts';

test('without settings there are no letters, no proxy and no https', () => {
  expect(serverSettings({})).toMatchObject({
    ok: true,
    value: { publicUrl: undefined, secureCookies: false, trustProxy: false, mayCallInside: false, mail: undefined },
  });
});

test('behind https the cookies are for https only', () => {
  const setup = serverSettings({ PUBLIC_URL: 'https://tap.example.org', TRUST_PROXY: '1' });
  expect(setup).toMatchObject({ value: { secureCookies: true, trustProxy: 1 } });
  expect(serverSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' })).toMatchObject({
    value: { trustProxy: ['10.0.0.0/8', '::1'] },
  });
});

test('a player may send more where the house allows it', () => {
  expect(serverSettings({})).toMatchObject({ value: { limits: { burst: 60, perSecond: 30 } } });
  const more = serverSettings({ REQUESTS_PER_SECOND: '100' });
  expect(more).toMatchObject({ value: { limits: { burst: 200, perSecond: 100 } } });
});

test('tables that nobody comes back to end when the house says so', () => {
  expect(serverSettings({})).toMatchObject({ value: { expiry: { waiting: 48, playing: 14 * 24 } } });
  const other = serverSettings({ WAITING_TABLES_HOURS: '6', IDLE_MATCHES_DAYS: '0' });
  expect(other).toMatchObject({ value: { expiry: { waiting: 6, playing: 0 } } });
});

test('limits that make no sense are named', () => {
  expect(serverSettings({ LIMITS: 'open=3,bots=2' })).toMatchObject({ value: { house: { open: 3, bots: 2 } } });
  expect(serverSettings({ LIMITS: 'open=3,beer=2' })).toMatchObject({
    ok: false,
    error: expect.stringContaining('beer=2'),
  });
});

test('letters need a mail server and a sender', () => {
  const SMTP_URL = 'smtp://me:secret@mail.example.org';
  expect(serverSettings({ SMTP_URL, MAIL_FROM: 'tap@example.org' })).toMatchObject({
    value: { mail: { host: 'mail.example.org', port: 587, from: 'tap@example.org' } },
  });
  expect(serverSettings({ SMTP_URL })).toEqual({ ok: false, error: expect.stringContaining('MAIL_FROM') });
});

test.each([
  ['PUBLIC_URL', 'tap.example.org'],
  ['PUBLIC_URL', 'https://tap.example.org/here'],
  ['PUBLIC_URL', 'https://tap.example.org?here'],
  ['PUBLIC_URL', 'https://tap.example.org:99999'],
  ['LOG_LEVEL', 'loud'],
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_URL', 'smtp://me:100%@mail.example.org'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '10.0.0.0/64'],
  ['CALL_INSIDE', 'true'],
  ['REQUESTS_PER_SECOND', '0'],
  ['REQUESTS_PER_SECOND', 'many'],
  ['WAITING_TABLES_HOURS', 'soon'],
  ['IDLE_MATCHES_DAYS', '99999'],
])('%s may not be %s', (name, value) => {
  expect(serverSettings({ [name]: value })).toEqual({ ok: false, error: expect.stringContaining(name) });
});
