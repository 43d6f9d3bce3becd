import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('./run-server.ts', import.meta.url));

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Ends it as a power cut would: at once, and without a word. */
  kill(): Promise<void>;
  isGone(): boolean;
}

/** Where its database fails on purpose, a server's complaints are of no use. */
export async function spawnServer(
  place: string,
  port = 0,
  complaints: 'inherit' | 'ignore' = 'inherit',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN, place, String(port)], { stdio: ['ignore', 'pipe', complaints] });
  return { address: await firstLine(child), pid: child.pid ?? 0, kill: () => kill(child), isGone: () => isGone(child) };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('the server did not start');
}

/** Whether it has ended, or is about to. */
const isGone = ({ exitCode, signalCode, killed }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null || killed;

async function kill(child: ChildProcess): Promise<void> {
  if (isGone(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
