import type { Readable, Writable } from 'node:stream';
import type { WriteStream } from 'node:tty';
import type { BotWorker } from '@taproom/bots/thread';

/** A stream that may be a terminal. */
export type Output = Writable & Partial<Pick<WriteStream, 'isTTY' | 'columns' | 'rows' | 'getColorDepth'>>;

/** What a command works with: the process's own streams and settings, or those of a test. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  openBots(): Promise<BotWorker>;
}

export const processIo = (): Io => ({
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  openBots: async () => (await import('@taproom/bots/thread')).openBotWorker(),
});
