import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InUse, loadSite, type RunningServer, type ServerSetup, startServer } from '@taproom/server';
import { databaseToServe } from '../input/database.ts';
import { flag, whole, word } from '../input/input.ts';
import { serverSettings } from '../input/server-settings.ts';
import type { Io } from '../io.ts';
import { EXIT, failed, misused, print } from '../output/output.ts';
import type { Command } from './command.ts';

const DEFAULT_PORT = 8080;
const DEFAULT_HOST = '127.0.0.1';
const BUILT_CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serve: Command = {
  name: 'serve',
  takes: [],
  details: [
    'The client must have been built; npm start builds it and then serves it.',
    'Tables are kept in a file of your data folder, or in PostgreSQL where DATABASE_URL names a database.',
    'docs/hosting.md tells what else can be set: PUBLIC_URL, TRUST_PROXY, SMTP_URL, MAIL_FROM, CALL_INSIDE, METRICS_TOKEN,',
    'REQUESTS_PER_SECOND, LIMITS, WAITING_TABLES_HOURS, IDLE_MATCHES_DAYS, LOG_LEVEL.',
  ],
  options: {
    port: { value: 'N', help: `the port to listen on, ${DEFAULT_PORT} unless given; 0 takes any free one` },
    host: {
      value: 'H',
      help: `the address to listen on, ${DEFAULT_HOST} unless given; 0.0.0.0 opens it to the network`,
    },
    open: { help: 'opens it in the browser' },
    folder: { value: 'DIR', help: 'another built client to serve' },
    data: { value: 'FILE', help: 'another file to keep online tables in' },
  },

  async run(input, io) {
    const port = whole(input, 'port', { least: 0, most: 65_535, otherwise: DEFAULT_PORT });
    if (!port.ok) return misused(io, port.error);
    const host = word(input, 'host') ?? DEFAULT_HOST;
    const site = await loadSite(resolve(word(input, 'folder') ?? BUILT_CLIENT));
    if (!site) return failed(io, 'The client is not built yet. npm start builds it and then serves it.');
    const settings = serverSettings(io.env);
    if (!settings.ok) return misused(io, settings.error);
    const place = await databaseToServe(input, io.env);
    if (!place.ok) return failed(io, place.error);
    return serveOn({ ...settings.value, place: place.value, site, port: port.value, host }, flag(input, 'open'), io);
  },
};

/** Serves until it is told to stop. */
async function serveOn(setup: ServerSetup, open: boolean, io: Io): Promise<number> {
  const server = await startServer(setup).catch((error: NodeJS.ErrnoException) => error);
  if (server instanceof InUse) return failed(io, inUseSentence(setup.place));
  if (server instanceof Error) return failed(io, listenSentence(server, setup.port, setup.host));
  const told = toldToStop(server, io);
  const address = addressFor(server);
  print(io, `Taproom is open at ${address}`, `It signs the records of its tables with the key ${server.houseKey}`);
  if (open) openBrowser(address);
  return told;
}

/** Browsers let nobody make a passkey for a number; for this computer's name they do. */
const addressFor = ({ address }: RunningServer): string => `${address.replace('//127.0.0.1:', '//localhost:')}/`;

/** A terminal and a launcher may both pass the signal on; a process that is just leaving would die of the second. */
const SECOND_SIGNAL = 100;

/** How long the end may take: a database that does not answer would hold it up for ever. */
const GRACE = 8_000;

const toldToStop = (server: RunningServer, io: Io): Promise<number> =>
  new Promise((resolve) => {
    const leave = (): void => void setTimeout(() => resolve(EXIT.fine), SECOND_SIGNAL);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        setTimeout(() => leaveAtOnce(io), GRACE).unref();
        void server.close().then(leave);
      });
  });

/** Everything that was acknowledged is on the disk, and those who wait for an answer ask again: so nothing has failed. */
function leaveAtOnce(io: Io): never {
  failed(io, `The server could not be closed in ${GRACE / 1_000} seconds, and was ended.`);
  process.exit(process.exitCode ?? EXIT.fine);
}

const inUseSentence = (file: string): string =>
  `Another Taproom serves the tables in ${file}. End it first, or give this one others with --data FILE.`;

function listenSentence({ code = '', message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another with --port N, or --port 0 for any free one.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with --port N.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return `"${host}" is no address of this computer. Choose another with --host H.`;
  }
  return `The server cannot listen on ${host}, port ${port}: ${message}.`;
}

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** A computer without a browser still has the printed address. */
function openBrowser(address: string): void {
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
