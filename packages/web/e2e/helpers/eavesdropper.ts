import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** A proxy between browser and server that keeps everything the server sent: files, answers and pushed messages. */
export interface Eavesdropper {
  readonly address: string;
  /** Everything heard, each with the request it answers. Nothing is compressed. */
  heard(): readonly Heard[];
  close(): Promise<void>;
}

export interface Heard {
  readonly from: string;
  readonly text: string;
}

interface Kept {
  readonly from: string;
  readonly parts: Buffer[];
}

export async function eavesdrop(server: string): Promise<Eavesdropper> {
  const { hostname, port } = new URL(server);
  const kept: Kept[] = [];
  const sockets = new Set<Socket>();

  function keep(from: string | undefined): Buffer[] {
    const parts: Buffer[] = [];
    kept.push({ from: from ?? '', parts });
    return parts;
  }

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const onward = request({ hostname, port, method: asked.method, path: asked.url, headers }, (reply) => {
      const parts = keep(asked.url);
      answer.writeHead(reply.statusCode ?? 0, reply.headers);
      reply.on('data', (data: Buffer) => parts.push(data));
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  const proxy = createServer(pass);
  proxy.on('upgrade', (asked, near: Socket) => {
    const far = connect(Number(port), hostname, () => far.write(headOf(asked)));
    const parts = keep(asked.url);
    far.on('data', (data) => parts.push(data));
    far.pipe(near).pipe(far);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    heard: () => kept.map(({ from, parts }) => ({ from, text: Buffer.concat(parts).toString() })),
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** A request's head as it came, except that it asks for no compression. */
function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !/^sec-websocket-extensions$/i.test(name) ? [`${name}: ${rawHeaders[at + 1]}`] : [],
  );
  return `${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}
