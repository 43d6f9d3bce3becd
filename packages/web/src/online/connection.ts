import { PROTOCOL_VERSION, type Refused, readMessage, type ServerMessage } from '@taproom/protocol';
import { pauseAfter } from './backoff.ts';
import { isLooking, onLook } from './looking.ts';
import { type Answer, makeOutbox, type Wish } from './outbox.ts';

/** Open: heard at once. Joining: the first try. Lost: tried again by itself. Outdated: this page is too old. */
export type ConnectionState = 'idle' | 'joining' | 'open' | 'lost' | 'outdated';

/** What follows a table: gets its state after every new connection, and all that is told of it. */
export type Follower = (message: ServerMessage) => void;

/** One socket for the whole page. It is opened when it is first needed, and opened again whenever it is lost. */
export interface Connection {
  /** Sends a request, and gives its answer, however often the connection is lost in between. */
  ask(wish: Wish): Promise<Answer>;
  /** Follows a table until the function that comes back is called. */
  watch(table: string, follower: Follower): () => void;
  /** Comes again as somebody else: the server knows a connection by the cookie it came with. */
  renew(): void;
}

/** The code with which the server closes the connections of a session that was ended. */
const SIGNED_OUT = 4_001;
const BEAT = 20_000;
const PATIENCE = 10_000;

const isAnswer = (message: ServerMessage): message is Answer => 'id' in message && message.id !== undefined;

const tableOf = (message: ServerMessage): string | undefined => {
  if ('m' in message) return message.m;
  return 'table' in message ? message.table : undefined;
};

/** `onstate` is told how the connection is doing, `ondismissed` that the server knows us no more. */
export function makeConnection(
  address: string,
  onstate: (state: ConnectionState) => void,
  ondismissed: () => void,
): Connection {
  const outbox = makeOutbox();
  const followers = new Map<string, Follower>();
  let socket: WebSocket | undefined;
  let state: ConnectionState = 'idle';
  let failures = 0;
  /** What the server believes of this connection. */
  let isSeen = true;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function become(next: ConnectionState): void {
    state = next;
    onstate(next);
  }

  function open(): void {
    clearTimeout(retry);
    if (socket || state === 'outdated') return;
    if (state === 'idle') become('joining');
    // Trying would only fill the browser's console.
    if (navigator.onLine) dial();
    else drop();
  }

  function dial(): void {
    const fresh = new WebSocket(address);
    socket = fresh;
    const isCurrent = (): boolean => fresh === socket;
    fresh.onopen = () => isCurrent() && void greet();
    fresh.onmessage = ({ data }) => isCurrent() && hear(readMessage(String(data)));
    fresh.onclose = ({ code }) => isCurrent() && (code === SIGNED_OUT ? comeAsNobody() : drop());
  }

  const write = (message: object): void => socket?.send(JSON.stringify(message));

  /** Sends at once, even while the rest still waits. */
  const askFirst = (wish: Wish): Promise<Answer> =>
    new Promise((resolve) => write(outbox.put(wish, resolve, { isPassing: true })));

  /** Says hello and takes up every table again. Only then is sent what was left unanswered. */
  async function greet(): Promise<void> {
    listen();
    const welcome = await askFirst({ type: 'hello', version: PROTOCOL_VERSION });
    if (welcome.type === 'no') {
      turnedAway(welcome.why);
      return;
    }
    isSeen = true;
    tellLook();
    await Promise.all([...followers.keys()].map(takeUp));
    failures = 0;
    become('open');
    tellLook();
    for (const message of outbox.unanswered()) write(message);
  }

  /** Whoever looks is not called in other ways. */
  function tellLook(): void {
    if (isSeen === isLooking()) return;
    isSeen = !isSeen;
    void askFirst({ type: 'look', isLooking: isSeen });
  }

  async function takeUp(table: string): Promise<void> {
    const answer = await askFirst({ type: 'watch', table });
    followers.get(table)?.(answer);
  }

  /** A page of another version must be loaded anew; anything else may pass. */
  function turnedAway({ code }: Refused): void {
    if (code !== 'other-version') {
      drop();
      return;
    }
    become('outdated');
    part();
  }

  function part(): void {
    const old = socket;
    socket = undefined;
    clearTimeout(silence);
    outbox.lose();
    old?.close();
  }

  function hear(message: ServerMessage): void {
    listen();
    if ('type' in message && message.type === 'bye') drop(message.after);
    else if (isAnswer(message)) outbox.answered(message);
    else {
      followers.get(tableOf(message) ?? '')?.(message);
      if ('m' in message && message.y !== undefined) outbox.answered({ type: 'yes', id: message.y, seq: message.n });
    }
  }

  /** Whoever hears nothing for a while asks; whoever then still hears nothing has lost the connection. */
  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      write({ type: 'ping', id: Number.MAX_SAFE_INTEGER });
      silence = setTimeout(() => drop(), PATIENCE);
    }, BEAT);
  }

  /** The connection is gone: it is tried again after a pause, and at once when the network comes back. */
  function drop(after = pauseAfter(failures++, Math.random())): void {
    part();
    clearTimeout(retry);
    become('lost');
    if (navigator.onLine) retry = setTimeout(open, after);
  }

  /** Tables can still be watched. */
  function comeAsNobody(): void {
    ondismissed();
    drop(0);
  }

  onLook(() => state === 'open' && tellLook());
  addEventListener('online', () => state === 'lost' && open());
  addEventListener('offline', () => socket && drop());
  document.addEventListener('visibilitychange', () => !document.hidden && state === 'lost' && open());

  return {
    ask(wish) {
      open();
      return new Promise((resolve) => {
        const message = outbox.put(wish, resolve);
        if (state === 'open') write(message);
      });
    },
    watch(table, follower) {
      followers.set(table, follower);
      open();
      if (state === 'open') void takeUp(table);
      return () => {
        followers.delete(table);
        if (state === 'open') void askFirst({ type: 'unwatch', table });
      };
    },
    renew() {
      if (!socket) return;
      part();
      become('joining');
      open();
    },
  };
}
