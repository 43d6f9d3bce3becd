import {
  askFirst,
  become,
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

/** One socket for all tables. It is opened on first use, and again whenever it is lost. */
export interface Connection {
  /** Sends a request and resolves to its answer, however often the connection is lost in between. */
  ask(wish: Wish): Promise<Answer>;
  /** Follows a table; returns a function to stop. */
  watch(table: string, follower: Follower, invitation?: string): () => void;
  /** Reconnects as somebody else: the server knows a connection by the cookie it came with. */
  renew(): void;
}

/** What happens around a connection and concerns it. */
export interface Signals {
  look(): void;
  online(): void;
  offline(): void;
  show(): void;
}

/** A connection, the handlers for such signals, and how to end it for good. */
export interface Connected {
  readonly connection: Connection;
  readonly signals: Signals;
  close(): void;
}

export function connectBy(around: Surroundings): Connected {
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
    watch(table, follower, invitation = '') {
      channel.followers.set(table, follower);
      channel.invitations.set(table, invitation);
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
  return {
    connection,
    signals,
    close() {
      clearTimeout(channel.retry);
      part(channel);
    },
  };
}

/** Hands what a web socket says to those who listen to it. */
export function listenTo(socket: WebSocket, { onopen, onmessage, onclose }: Ears): Socket {
  socket.onopen = onopen;
  socket.onmessage = ({ data }) => onmessage(String(data));
  socket.onclose = ({ code }) => onclose(code);
  return socket;
}
