import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGuest } from '../../people/sessions.ts';
import { signIn } from '../../people/sign-in.ts';
import { openStore } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { createTable } from '../../tables/create-table.ts';
import { findTable } from '../../tables/find-table.ts';
import { SETUP } from '../../testing/guest.ts';
import { newPlace, type Place } from '../../testing/places.ts';
import { partyOf } from '../context.ts';
import { shown, whyNot } from './notify.ts';

let place: Place;
let store: Store;

beforeEach(async () => {
  place = await newPlace('sqlite');
  store = await openStore(place.place);
});

afterEach(async () => {
  await store.close();
  await place.remove();
});

test('whoever signs in brings along what was begun on the same device as a guest', async () => {
  const { player: guest } = await createGuest(store.db, 'Anna', 0);
  const { player: account } = await createGuest(store.db, 'Anna at home', 0);
  const made = await createTable(store.db, guest, SETUP, 0);
  const id = made.ok ? made.value.row.id : '';
  const { tables } = await signIn(store.db, account, guest, 'browser', 1);
  expect([tables, (await findTable(store.db, id))?.row.host]).toEqual([[id], account.id]);
});

test('whoever signs in from another account leaves that as it is', async () => {
  const { player: guest } = await createGuest(store.db, 'Anna', 0);
  const other = { ...guest, kind: 'account' } as const;
  expect((await signIn(store.db, guest, other, 'browser', 1)).tables).toEqual([]);
});

test('passkeys are for the address under which the server is known', () => {
  expect(partyOf({}, 'http://localhost:8080')).toEqual({ origin: 'http://localhost:8080', host: 'localhost' });
  expect(partyOf({ publicUrl: 'https://tap.example' }, 'http://10.0.0.1')).toEqual({
    origin: 'https://tap.example',
    host: 'tap.example',
  });
});

test('nobody is written to where there is no mail, or called where nothing can be', () => {
  const mail = { kind: 'mail', address: 'anna@example.org', language: 'en' } as const;
  const [guest, account] = [{ kind: 'guest' }, { kind: 'account' }] as const;
  expect(whyNot(mail, { hasMail: false }, guest)).toMatchObject({ body: { code: 'no-mail' } });
  expect(whyNot(mail, { hasMail: true }, guest)).toBeUndefined();
  expect(whyNot({ kind: 'webhook', url: 'https://' }, { hasMail: true }, account)).toMatchObject({ status: 400 });
  const hook = { kind: 'webhook', url: 'https://example.org' } as const;
  expect(whyNot(hook, { hasMail: true }, guest)).toMatchObject({ status: 403, body: { code: 'no-account' } });
  expect(whyNot(hook, { hasMail: true }, account)).toBeUndefined();
});

test('of a push address only its host is shown, and no keys', () => {
  const way = { kind: 'push', endpoint: 'https://push.example/secret', keys: { p256dh: 'k', auth: 'a' } } as const;
  expect(shown({ id: 'w', way: { ...way, language: 'en' }, isOn: true, isConfirmed: true })).toEqual({
    id: 'w',
    kind: 'push',
    where: 'push.example',
    isOn: true,
    isConfirmed: true,
  });
});
