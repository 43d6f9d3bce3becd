import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';
import { flag, whole, word } from '../input.ts';
import { EXIT, failed, misused, print } from '../output.ts';
import { answer } from '../serve/answer.ts';
import { loadSite, type Site } from '../serve/site.ts';

const DEFAULT_PORT = 8080;
const DEFAULT_HOST = '127.0.0.1';
const BUILT_CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export const serve: Command = {
  name: 'serve',
  takes: [],
  summary: 'Serves the browser client and prints its address.',
  details: ['The client must have been built; npm start builds it and then serves it.'],
  options: {
    port: { value: 'N', help: `the port to listen on, ${DEFAULT_PORT} unless given; 0 takes any free one` },
    host: {
      value: 'H',
      help: `the address to listen on, ${DEFAULT_HOST} unless given; 0.0.0.0 opens it to the network`,
    },
    open: { help: 'opens it in the browser' },
    folder: { value: 'DIR', help: 'another built client to serve' },
  },

  async run(input) {
    const port = whole(input, 'port', { least: 0, most: 65_535, otherwise: DEFAULT_PORT });
    if (!port.ok) return misused(port.error);
    const host = word(input, 'host') ?? DEFAULT_HOST;
    const site = await loadSite(word(input, 'folder') ?? BUILT_CLIENT);
    if (!site) return failed('The client is not built yet. npm start builds it and then serves it.');
    return listen(site, port.value, host, flag(input, 'open'));
  },
};

/** Serves until it is told to stop. */
function listen(site: Site, port: number, host: string, open: boolean): Promise<number> {
  const server = serverFor(site);
  return new Promise((resolve) => {
    server.on('error', (error: NodeJS.ErrnoException) => resolve(failed(listenSentence(error, port, host))));
    server.listen(port, host, () => {
      const address = addressOf(server, host);
      print(`Taproom is open at ${address}`);
      if (open) openBrowser(address);
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(server, resolve));
  });
}

const serverFor = (site: Site): Server =>
  createServer((request, response) => {
    const { status, headers, body } = answer(site, request.method ?? '', request.url ?? '/', request.headers);
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });

/** A terminal and a launcher may both pass the signal on; a process that is just leaving would die of the second. */
const SECOND_SIGNAL = 100;

function stop(server: Server, resolve: (code: number) => void): void {
  server.close(() => setTimeout(() => resolve(EXIT.fine), SECOND_SIGNAL));
  server.closeAllConnections();
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}/`;
}

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
