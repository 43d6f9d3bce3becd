import type { WebSocket } from 'ws';
import { sessionIdOf } from './sessions.ts';

/** The connections that are open, by whose they are, so that one whose session ends is closed. */
export interface Doors {
  enter(socket: WebSocket, player: string, token: string): void;
  /** Closes what a session or a player has open. */
  shut(whose: { readonly session: string } | { readonly player: string }): void;
  /** Closes what belongs to sessions that have ended elsewhere. */
  check(): Promise<void>;
}

interface Door {
  readonly socket: WebSocket;
  readonly player: string;
  readonly token: string;
}

/** Tells a client that it is not signed in any more. */
const SIGNED_OUT = 4_001;

export function makeDoors(isKnown: (token: string) => Promise<boolean>): Doors {
  const doors = new Set<Door>();

  function shutIf(isMeant: (door: Door) => boolean): void {
    for (const door of doors) if (isMeant(door)) door.socket.close(SIGNED_OUT, 'signed out');
  }

  return {
    enter(socket, player, token) {
      const door = { socket, player, token };
      doors.add(door);
      socket.on('close', () => doors.delete(door));
    },
    shut: (whose) =>
      shutIf(({ player, token }) =>
        'player' in whose ? player === whose.player : sessionIdOf(token) === whose.session,
      ),
    async check() {
      const tokens = [...new Set([...doors].map(({ token }) => token))];
      const gone = new Set<string>();
      for (const token of tokens) if (!(await isKnown(token))) gone.add(token);
      shutIf(({ token }) => gone.has(token));
    },
  };
}
