import type { Connection, ConnectionState } from '@taproom/protocol/client';
import { makeConnection } from '../table/remote/connection.ts';
import { findMe, lookWhoIsHere } from './me.svelte.ts';

/** The state of the page's connection, for display. */
export const link: { state: ConnectionState } = $state({ state: 'idle' });

const address = (): string => `${location.origin.replace(/^http/, 'ws')}/ws`;

/** The page's one connection, opened on first use. */
export const connection: Connection = makeConnection(
  address(),
  (state) => {
    link.state = state;
    // A page that loaded offline does not know yet who its player is.
    if (state === 'open') void findMe();
  },
  () => void lookWhoIsHere(),
);
