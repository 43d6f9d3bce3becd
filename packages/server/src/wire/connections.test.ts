import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { addConnection, type Connections, closeSignedOut } from './connections.ts';

test('connections are closed whose session was ended through another process, and no others', async () => {
  const known = new Set(['anna’s', 'ben’s']);
  const connections: Connections = new Set();
  const check = (): Promise<void> => closeSignedOut(connections, async (token) => known.has(token));
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const tokens = ['anna’s', 'ben’s', 'anna’s'];
  server.on('connection', (socket, { url = '' }) =>
    addConnection(connections, { socket, player: 'someone', token: tokens[Number(url.slice(1))] ?? '' }),
  );
  const clients = tokens.map((_, i) => new WebSocket(`ws://127.0.0.1:${port}/${i}`));
  await Promise.all(clients.map((client) => once(client, 'open')));

  await check();
  known.delete('anna’s');
  const closed = [clients[0], clients[2]].map((client) => new Promise((resolve) => client?.once('close', resolve)));
  await check();
  expect(await Promise.all(closed)).toEqual([4_001, 4_001]);
  expect(clients[1]?.readyState).toBe(WebSocket.OPEN);

  clients[1]?.terminate();
  await new Promise((resolve) => server.close(resolve));
});
