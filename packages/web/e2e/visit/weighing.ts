import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came over the line: files and answers, as the server compresses them. */
export interface Weight {
  readonly requests: number;
  readonly bytes: number;
}

/** A proxy between browser and server that weighs what the server sends, whoever in the browser asked for it. */
export interface Scales {
  readonly address: string;
  /** What has come since this was asked last. */
  weigh(): Weight;
  /** Bots have to wait from now on, so that what a board takes can be told from what they take; gives how to let them go. */
  holdBots(): () => void;
  /** Resolves once nothing has come for a while. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** How long nothing may come until a visit counts as settled, in milliseconds. */
const STILL = 1_500;

/** The worker in which bots think. */
const BOTS = /\/web-worker-/;

interface Answer {
  bytes: number;
}

export async function putOnScales(server: string): Promise<Scales> {
  const { hostname, port } = new URL(server);
  let answers: Answer[] = [];
  let underway = 0;
  let gate: Promise<void> | undefined;
  let last = performance.now();

  async function pass(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    if (BOTS.test(asked.url ?? '')) await gate;
    const answer: Answer = { bytes: 0 };
    answers.push(answer);
    underway++;
    const over = (): void => {
      underway--;
      last = performance.now();
    };
    reply.once('close', over);
    const { method, url: path, headers } = asked;
    const onward = request({ hostname, port, method, path, headers }, (from) => {
      reply.writeHead(from.statusCode ?? 0, from.headers);
      from.on('data', (data: Buffer) => {
        answer.bytes += data.length;
      });
      from.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    asked.pipe(onward);
  }

  const proxy = createServer((asked, reply) => void pass(asked, reply));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    weigh() {
      const weighed = answers;
      answers = [];
      return {
        requests: weighed.length,
        bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0),
      };
    },
    holdBots() {
      let release = (): void => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
    async settle() {
      while (underway > 0 || performance.now() - last < STILL) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
