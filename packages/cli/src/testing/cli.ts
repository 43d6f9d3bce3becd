import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type BotWorker, openBotWorker } from '@taproom/bots/thread';
import { afterAll } from 'vitest';
import type { Io } from '../io.ts';
import { run } from '../run.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A folder of its own for a test file, gone afterwards. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type Settings = Readonly<Record<string, string>>;

const environment = (folder: string, settings: Settings): NodeJS.ProcessEnv => ({
  ...process.env,
  XDG_DATA_HOME: folder,
  LANG: 'C',
  LC_ALL: '',
  ...settings,
});

const textOf = (typed: readonly string[]): string => typed.map((line) => `${line}\n`).join('');

/** Runs the command line to its end in this process, with lines typed into it; `folder` is where it keeps its games. */
export async function runCli(
  args: readonly string[],
  folder = tmpdir(),
  typed: readonly string[] = [],
  settings: Settings = {},
): Promise<Ran> {
  const [stdout, stderr] = [collector(), collector()];
  const io: Io = {
    stdin: Readable.from([textOf(typed)]),
    stdout: stdout.stream,
    stderr: stderr.stream,
    env: environment(folder, settings),
    openBots: sharedBots,
  };
  const code = await run(args, io);
  return { code, out: stdout.text(), err: stderr.text() };
}

function collector(): { readonly stream: Writable; text(): string } {
  const chunks: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      chunks.push(String(chunk));
      done();
    },
  });
  return { stream, text: () => chunks.join('') };
}

let bots: BotWorker | undefined;

/** One thread of bots serves all games of this process: to start one takes longer than most games. */
async function sharedBots(): Promise<BotWorker> {
  bots ??= openBotWorker();
  return { ...bots, dispose() {} };
}

/** Starts the command line as its own process. */
export const startCli = (args: readonly string[], folder: string, settings: Settings = {}) =>
  spawn(process.execPath, [MAIN, ...args], { env: environment(folder, settings) });

/** Runs the command line to its end as its own process. */
export function runProcess(
  args: readonly string[],
  folder = tmpdir(),
  typed: readonly string[] = [],
  settings: Settings = {},
): Promise<Ran> {
  const child = startCli(args, folder, settings);
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  child.stdin.on('error', () => {}); // a game may be over before all lines are read
  child.stdin.end(textOf(typed));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}
