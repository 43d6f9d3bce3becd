import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type RunningServer, type ServerSetup, startServer } from '../server.ts';
import { NO_HOUSE_LIMITS, NO_LIMITS } from './no-limits.ts';
import { type Kind, newPlace, type Place } from './places.ts';

/** A server on a database of its own; nothing may go wrong in it unseen. */
export interface Serving {
  readonly address: string;
  readonly place: string;
  /** Closes the server, does something, and opens it again on the same database. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
}

type Setup = () => Partial<ServerSetup>;
const usual: Setup = () => ({});

/** A server for each test of a suite. */
export const serveEachTest = (kind: Kind, setup = usual): Serving => serve(kind, setup, beforeEach, afterEach);

/** A server for all tests of a suite, which do not get in each other's way. */
export const serveSuite = (kind: Kind, setup = usual): Serving => serve(kind, setup, beforeAll, afterAll);

function serve(
  kind: Kind,
  setup: Setup,
  before: (work: () => Promise<void>) => void,
  after: (work: () => Promise<void>) => void,
): Serving {
  let place: Place;
  let server: RunningServer;
  const errors: unknown[] = [];

  async function open(): Promise<void> {
    const reportError = (error: unknown): unknown => errors.push(error);
    const usually = {
      place: place.place,
      host: '127.0.0.1',
      port: 0,
      limits: NO_LIMITS,
      house: NO_HOUSE_LIMITS,
      reportError,
    };
    server = await startServer({ ...usually, ...setup() });
  }

  before(async () => {
    place = await newPlace(kind);
    await open();
  });

  after(async () => {
    await server.close();
    await place.remove();
    expect(errors.splice(0)).toEqual([]);
  });

  return {
    get address() {
      return server.address;
    },
    get place() {
      return place.place;
    },
    async restart(meanwhile) {
      await server.close();
      await meanwhile?.();
      await open();
    },
  };
}
