import { connect, type Socket } from 'node:net';

const KEY = Buffer.alloc(16).toString('base64');
/** So many are opened at a time. */
const AT_ONCE = 50;

/** A text frame as a browser sends it, with a mask that changes nothing. */
export function maskedFrame(text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

/** A connection to a server’s socket, by hand. */
export async function openRaw(address: string, token = ''): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const head = [
    'GET /ws HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${KEY}`,
    ...(token && [`Authorization: Bearer ${token}`]),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  return socket;
}

/** Clients that follow a table and never read what they are sent; returns them. */
export async function openSlowClients(address: string, table: string, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const few = Math.min(AT_ONCE, count - sockets.length);
    const opened = await Promise.all(Array.from({ length: few }, () => openRaw(address)));
    for (const socket of opened) {
      socket.pause();
      socket.write(maskedFrame(JSON.stringify({ type: 'watch', id: 1, table })));
    }
    sockets.push(...opened);
  }
  return sockets;
}
