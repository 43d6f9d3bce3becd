import { afterEach, beforeEach, expect } from 'vitest';
import { type RunningServer, type ServerSetup, startServer } from '../server.ts';
import { type Kind, newPlace, type Place } from './places.ts';

/** Nobody is too fast for these. */
export const NO_LIMITS = { burst: 1_000_000, perSecond: 1_000_000 };

/** A server for each test of a suite, on a database of its own; nothing may go wrong in it unseen. */
export interface Serving {
  readonly address: string;
  readonly place: string;
}

export function serveEachTest(kind: Kind, setup: () => Partial<ServerSetup> = () => ({})): Serving {
  let place: Place;
  let server: RunningServer;
  const troubles: unknown[] = [];

  beforeEach(async () => {
    place = await newPlace(kind);
    server = await startServer({
      place: place.place,
      host: '127.0.0.1',
      port: 0,
      limits: NO_LIMITS,
      trouble: (error) => troubles.push(error),
      ...setup(),
    });
  });

  afterEach(async () => {
    await server.close();
    await place.remove();
    expect(troubles.splice(0)).toEqual([]);
  });

  return {
    get address() {
      return server.address;
    },
    get place() {
      return place.place;
    },
  };
}
