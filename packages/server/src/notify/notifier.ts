import type { Seat } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { Kysely } from 'kysely';
import { madeOnce } from '../store/made-once.ts';
import type { Schema } from '../store/schema.ts';
import type { Table } from '../tables/table.ts';
import { encrypt } from './encrypt.ts';
import { type MailServer, sendMail } from './mail.ts';
import { makeOutlet, type Outlet } from './outlet.ts';
import { type Post, post } from './post.ts';
import { type Subscription, subscriptionsOf, unsubscribe } from './subscriptions.ts';
import { TEXTS } from './texts.ts';
import { makeVapidKeys, type VapidKeys, vapidHeader } from './vapid.ts';
import type { Way, WayBy } from './way.ts';

export interface NotifySetup {
  readonly mail?: MailServer | undefined;
  /** The address that links start with. */
  readonly publicUrl: string;
  /** Whether webhooks may lead into the server's own network. */
  readonly mayStayInside?: boolean | undefined;
  now(): number;
  reportError(error: unknown): void;
}

/** Notifies players in the ways they want. */
export interface Notifier {
  readonly publicKey: string;
  readonly hasMail: boolean;
  /** Calls these seats, except for players who are looking at the table: it is their turn, unless it is about something else. */
  call(table: Table, seats: readonly Seat[], isLooking: IsLooking, about?: CallReason): void;
  /** Waits for notifications being sent. */
  drain(): Promise<void>;
  /** Asks whoever has the address, by mail or webhook, to confirm it. */
  askToConfirm(way: Way, token: string): Promise<void>;
  /** Sends a code that opens a player's account to their confirmed mail addresses. */
  sendCode(player: string, code: string): Promise<void>;
}

/** What a player is called for: a turn, time that is running out, the coming end of a table that nobody comes to, or one that was called off. */
export type CallReason = 'turn' | 'time' | 'expiry' | 'cancelled';

type IsLooking = (player: string) => Promise<boolean>;

/** Everything needed to send notifications. */
interface Sender extends NotifySetup {
  readonly db: Kysely<Schema>;
  readonly keys: VapidKeys;
  readonly outlet: Outlet;
}

/** The payload of webhooks and pushes. */
interface News {
  readonly type: CallReason;
  readonly table: string;
  readonly game: string;
  readonly url: string;
}

/** What a webhook gets first: nothing more comes until its receiver has opened the address. */
interface Confirmation {
  readonly type: 'confirm';
  readonly url: string;
}

/** How long push services keep a message for an absent browser, in seconds. */
const TIME_TO_LIVE = 24 * 3_600;
const GONE = [404, 410];

export async function makeNotifier(db: Kysely<Schema>, setup: NotifySetup): Promise<Notifier> {
  const keys = await madeOnce(db, KEYS, makeVapidKeys);
  const sender: Sender = { ...setup, db, keys, outlet: makeOutlet(setup.now) };
  const pending = new Set<Promise<void>>();
  return {
    publicKey: keys.publicKey,
    hasMail: setup.mail !== undefined,
    call(table, seats, isLooking, about = 'turn') {
      const done = tellSeats(sender, { table, about }, seats, isLooking)
        .catch(setup.reportError)
        .finally(() => pending.delete(done));
      pending.add(done);
    },
    drain: async () => void (await Promise.all(pending)),
    askToConfirm: (way, token) => askToConfirm(sender, way, token),
    sendCode: (player, code) => sendCode(sender, player, code),
  };
}

interface Call {
  readonly table: Table;
  readonly about: CallReason;
}

async function tellSeats(sender: Sender, call: Call, seats: readonly Seat[], isLooking: IsLooking): Promise<void> {
  const { table } = call;
  const players = new Set(seats.flatMap((seat) => table.seats[seat]?.player ?? []));
  for (const player of players) {
    const ways = await subscriptionsOf(sender.db, player);
    if (ways.length === 0 || (await isLooking(player))) continue;
    await Promise.all(ways.map((way) => tell(sender, player, way, call).catch(sender.reportError)));
  }
}

async function tell(sender: Sender, player: string, subscription: Subscription, call: Call): Promise<void> {
  const { way, isOn, isConfirmed } = subscription;
  if (!isOn || !isConfirmed) return;
  const news = newsOf(sender.publicUrl, call);
  if (way.kind === 'mail') return write(sender, way, news, call.table);
  const status = await send(sender, way.kind === 'push' ? pushed(sender, way, news) : hooked(way, news), way.kind);
  if (status === undefined) return;
  if (way.kind === 'push' && GONE.includes(status)) await unsubscribe(sender.db, player, subscription.id);
  else if (status >= 300) sender.reportError(new Error(`a ${way.kind} was answered with ${status}`));
}

/** Browsers share few push services, so for pushes each address counts by itself. */
function send({ outlet, mayStayInside }: Sender, one: Post, kind: Way['kind']): Promise<number | undefined> {
  const place = kind === 'push' ? one.url : new URL(one.url).host;
  return outlet.call(place, one.url, () => post(one, mayStayInside));
}

const newsOf = (
  publicUrl: string,
  {
    table: {
      row: { id, game },
    },
    about,
  }: Call,
): News => ({
  type: about,
  table: id,
  game,
  url: `${publicUrl}/t/${id}`,
});

/** A mail for every move of a live match would be a nuisance. */
async function write({ mail }: Sender, way: WayBy<'mail'>, { type, game, url }: News, { setup }: Table): Promise<void> {
  if (!mail || setup.clock.kind === 'live') return;
  await sendMail(mail, { to: way.address, ...TEXTS[way.language].call[type](titleOf(game), url) });
}

/** A push to a browser, with the text it shows. */
function pushed({ keys, publicUrl, now }: Sender, way: WayBy<'push'>, news: News): Post {
  const { subject: title, body } = TEXTS[way.language].call[news.type](titleOf(news.game), news.url);
  return {
    url: way.endpoint,
    headers: {
      authorization: vapidHeader(keys, way.endpoint, publicUrl, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TIME_TO_LIVE),
      urgency: 'normal',
    },
    body: encrypt(JSON.stringify({ ...news, title, body }), way),
  };
}

const hooked = ({ url }: WayBy<'webhook'>, news: News | Confirmation): Post => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(news)),
});

async function askToConfirm(sender: Sender, way: Way, token: string): Promise<void> {
  const { mail, publicUrl } = sender;
  const url = `${publicUrl}/api/notify/confirm/${token}`;
  // An address that nobody answers at is simply never confirmed.
  if (way.kind === 'webhook') await send(sender, hooked(way, { type: 'confirm', url }), way.kind).catch(() => {});
  if (mail && way.kind === 'mail') await sendMail(mail, { to: way.address, ...TEXTS[way.language].confirm(url) });
}

async function sendCode({ db, mail, publicUrl }: Sender, player: string, code: string): Promise<void> {
  for (const { way, isConfirmed } of await subscriptionsOf(db, player))
    if (mail && way.kind === 'mail' && isConfirmed)
      await sendMail(mail, { to: way.address, ...TEXTS[way.language].recover(`${publicUrl}/account#${code}`) });
}

const titleOf = (game: string): string => findGame(game)?.title ?? game;

const KEYS = 'vapid-keys';
