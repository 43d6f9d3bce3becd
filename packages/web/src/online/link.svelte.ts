import { type Connection, type ConnectionState, makeConnection } from './connection.ts';
import { findMe, lookWhoIsHere } from './me.svelte.ts';

/** How the page's connection is doing, for whoever shows it. */
export const link: { state: ConnectionState } = $state({ state: 'idle' });

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/ws`;

/** The page's one connection. Nothing is opened before it is used. */
export const connection: Connection = makeConnection(
  address(),
  (state) => {
    link.state = state;
    // A page that came up without a connection does not know yet who sits at it.
    if (state === 'open') void findMe();
  },
  () => void lookWhoIsHere(),
);
