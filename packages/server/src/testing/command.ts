import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url));

type Settings = Readonly<Record<string, string>>;

/** Starts the command line, as an operator does. */
export function startCommand(args: readonly string[], settings: Settings = {}) {
  const env = { ...process.env, LANG: 'C', XDG_DATA_HOME: join(tmpdir(), 'taproom-nowhere'), ...settings };
  return spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs the command line to its end. */
export async function runCommand(
  args: readonly string[],
  settings: Settings = {},
): Promise<{ code: number; out: string; err: string }> {
  const child = startCommand(args, settings);
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    err += data.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, err };
}
