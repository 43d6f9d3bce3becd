import type { Seat } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { Store } from '../store/store.ts';
import type { Table } from '../tables/table.ts';
import { encrypt } from './encrypt.ts';
import { type Post, post } from './post.ts';
import { type MailServer, sendMail } from './smtp.ts';
import { type Subscription, subscriptionsOf, unsubscribe, type Way } from './subscriptions.ts';
import { type Language, TEXTS } from './texts.ts';
import { makeVapidKeys, type VapidKeys, vapidHeader } from './vapid.ts';

export interface NotifySetup {
  readonly mail?: MailServer | undefined;
  /** Where links lead. */
  readonly publicUrl: string;
  /** Whether players may have the server call inside its own network. */
  readonly mayStayInside?: boolean | undefined;
}

/** Tells players that it is their turn, in the ways they want. */
export interface Notifier {
  readonly publicKey: string;
  readonly hasMail: boolean;
  /** It has become the turn of these seats. Whoever looks at the table sees that without being told. */
  turn(table: Table, seats: readonly Seat[], isLooking: (player: string) => Promise<boolean>): void;
  /** Waits for what is under way. */
  rest(): Promise<void>;
  /** Asks whether a letter box wants letters. */
  askToConfirm(way: Way, token: string): Promise<void>;
}

/** What a program is told. */
interface News {
  readonly type: string;
  readonly table: string;
  readonly game: string;
  readonly url: string;
}

/** Push services keep a message for this long if the browser is away, in seconds. */
const TIME_TO_LIVE = 24 * 3_600;
const GONE = [404, 410];

export async function makeNotifier(
  store: Store,
  { mail, publicUrl, mayStayInside = false }: NotifySetup,
  now: () => number,
  trouble: (error: unknown) => void,
): Promise<Notifier> {
  const { db } = store;
  const keys = await ownKeys(store);
  const underWay = new Set<Promise<void>>();

  async function tell(player: string, subscription: Subscription, table: Table): Promise<void> {
    const { way, isOn, isConfirmed } = subscription;
    if (!isOn || !isConfirmed) return;
    const url = `${publicUrl}/t/${table.row.id}`;
    if (way.kind === 'mail') return write(way, url, table);
    const news = { type: 'turn', table: table.row.id, game: table.row.game, url };
    const status = await post(way.kind === 'push' ? pushed(way, news) : hooked(way, news), mayStayInside);
    if (way.kind === 'push' && GONE.includes(status)) await unsubscribe(db, player, subscription.id);
    else if (status >= 300) trouble(new Error(`a ${way.kind} was answered with ${status}`));
  }

  async function tellAll(
    table: Table,
    seats: readonly Seat[],
    isLooking: (player: string) => Promise<boolean>,
  ): Promise<void> {
    const players = new Set(seats.flatMap((seat) => table.seats[seat]?.player ?? []));
    for (const player of players) {
      const ways = await subscriptionsOf(db, player);
      if (ways.length === 0 || (await isLooking(player))) continue;
      await Promise.all(ways.map((way) => tell(player, way, table).catch(trouble)));
    }
  }

  const pushed = (way: Extract<Way, { kind: 'push' }>, news: News): Post => ({
    url: way.endpoint,
    headers: {
      authorization: vapidHeader(keys, way.endpoint, publicUrl, now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TIME_TO_LIVE),
      urgency: 'normal',
    },
    body: encrypt(JSON.stringify({ ...news, ...words(way.language, news) }), way),
  });

  /** A letter for every move of a quick match would be a nuisance. */
  async function write(way: Extract<Way, { kind: 'mail' }>, url: string, { row, setup }: Table): Promise<void> {
    if (!mail || setup.clock.kind === 'live') return;
    await sendMail(mail, { to: way.address, ...TEXTS[way.language].turn(titleOf(row.game), url) });
  }

  return {
    publicKey: keys.publicKey,
    hasMail: mail !== undefined,
    turn(table, seats, isLooking) {
      const done = tellAll(table, seats, isLooking)
        .catch(trouble)
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async rest() {
      await Promise.all(underWay);
    },
    async askToConfirm(way, token) {
      if (!mail || way.kind !== 'mail') return;
      const url = `${publicUrl}/api/notify/confirm/${token}`;
      await sendMail(mail, { to: way.address, ...TEXTS[way.language].confirm(url) });
    },
  };
}

const titleOf = (game: string): string => findGame(game)?.title ?? game;

/** What the browser shows. */
const words = (language: Language, { game, url }: News): { title: string; body: string } => ({
  title: TEXTS[language].turn(titleOf(game), url).subject,
  body: TEXTS[language].waiting,
});

const hooked = ({ url }: Extract<Way, { kind: 'webhook' }>, news: News): Post => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(news)),
});

const KEYS = 'vapid-keys';

/** The keys of this house, made once; of several processes that make some at once, one wins. */
async function ownKeys({ db }: Store): Promise<VapidKeys> {
  await db
    .insertInto('settings')
    .values({ key: KEYS, value: JSON.stringify(makeVapidKeys()) })
    .onConflict((clash) => clash.doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', KEYS).executeTakeFirstOrThrow();
  return JSON.parse(value) as VapidKeys;
}
