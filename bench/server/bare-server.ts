// The least that can be called a durable server: whatever comes is written down, flushed together with whatever else has
// come meanwhile, and passed on to both sockets of the match. No rules, no views, no players.
import { type FileHandle, open } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';

/** A move below 0 only says that somebody is there. */
export interface BareMessage {
  readonly match: number;
  readonly move: number;
}

interface Waiting {
  readonly line: string;
  readonly sockets: readonly WebSocket[];
}

export async function serveBare(folder: string): Promise<string> {
  const matches = new Map<number, WebSocket[]>();
  const write = batched(await open(join(folder, 'moves.log'), 'a'));
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      const { match, move }: BareMessage = JSON.parse(data.toString());
      const sockets = matches.get(match) ?? [];
      if (move < 0) matches.set(match, [...sockets, socket]);
      else write({ line: JSON.stringify({ match, move }), sockets });
    });
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Nobody is told of a line before it is on the disk. */
function batched(file: FileHandle): (one: Waiting) => void {
  let waiting: Waiting[] = [];
  let isBusy = false;

  async function flush(): Promise<void> {
    isBusy = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await file.write(batch.map(({ line }) => `${line}\n`).join(''));
      await file.datasync();
      for (const { line, sockets } of batch) for (const socket of sockets) socket.send(line);
    }
    isBusy = false;
  }

  return (one) => {
    waiting.push(one);
    if (!isBusy) void flush();
  };
}
