import { isLooking, onLook } from '../../kit/browser/looking.ts';
import {
  askFirst,
  become,
  type ConnectionState,
  drop,
  type Ears,
  type Follower,
  makeChannel,
  open,
  part,
  type Socket,
  type Surroundings,
  takeUp,
  tellLook,
  write,
} from './channel.ts';
import type { Answer, Wish } from './outbox.ts';

/** One socket for the whole page. It is opened on first use, and again whenever it is lost. */
export interface Connection {
  /** Sends a request and resolves to its answer, however often the connection is lost in between. */
  ask(wish: Wish): Promise<Answer>;
  /** Follows a table; returns a function to stop. */
  watch(table: string, follower: Follower): () => void;
  /** Reconnects as somebody else: the server knows a connection by the cookie it came with. */
  renew(): void;
}

/** The browser's events that concern the connection. */
export interface Signals {
  look(): void;
  online(): void;
  offline(): void;
  show(): void;
}

/** A connection, and the handlers for the browser's signals. */
export function connectBy(around: Surroundings): { readonly connection: Connection; readonly signals: Signals } {
  const channel = makeChannel(around);
  const reopen = (): void => {
    if (channel.state === 'lost') open(channel);
  };
  const signals: Signals = {
    look: () => channel.state === 'open' && tellLook(channel),
    online: reopen,
    offline: () => channel.socket && drop(channel),
    show: reopen,
  };
  const connection: Connection = {
    ask(wish) {
      open(channel);
      return new Promise((resolve) => {
        const message = channel.outbox.put(wish, resolve);
        if (channel.state === 'open') write(channel, message);
      });
    },
    watch(table, follower) {
      channel.followers.set(table, follower);
      open(channel);
      if (channel.state === 'open') void takeUp(channel, table);
      return () => {
        channel.followers.delete(table);
        if (channel.state === 'open') void askFirst(channel, { type: 'unwatch', table });
      };
    },
    renew() {
      if (!channel.socket) return;
      part(channel);
      become(channel, 'joining');
      open(channel);
    },
  };
  return { connection, signals };
}

function openSocket(address: string, { onopen, onmessage, onclose }: Ears): Socket {
  const socket = new WebSocket(address);
  socket.onopen = onopen;
  socket.onmessage = ({ data }) => onmessage(String(data));
  socket.onclose = ({ code }) => onclose(code);
  return socket;
}

/** `onstate` is called when the connection's state changes, `ondismissed` when the server no longer knows us. */
export function makeConnection(
  address: string,
  onstate: (state: ConnectionState) => void,
  ondismissed: () => void,
): Connection {
  const { connection, signals } = connectBy({
    connect: (ears) => openSocket(address, ears),
    isOnline: () => navigator.onLine,
    isLooking,
    onstate,
    ondismissed,
  });
  onLook(signals.look);
  addEventListener('online', signals.online);
  addEventListener('offline', signals.offline);
  document.addEventListener('visibilitychange', () => !document.hidden && signals.show());
  return connection;
}
