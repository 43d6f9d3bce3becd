import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A browser and its command-line arguments. */
export interface Chromium {
  readonly executablePath: string;
  readonly args: string[];
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const CACHE = join(import.meta.dirname, '../node_modules/.cache/chromium');

/** Root may not use Chromium's sandbox. */
const ARGS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The browser named by the environment, else the system's, else the packaged one. */
export async function findChromium(): Promise<Chromium> {
  const executablePath = process.env['CHROMIUM_PATH'] || onPath() || (await packaged());
  if (executablePath) return { executablePath, args: ARGS };
  throw new Error(
    'No browser was found: install Chromium (apt-get install chromium), or set CHROMIUM_PATH to one, or leave the browser tests out with TAPROOM_NO_BROWSER=1.',
  );
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Unpacks the packaged browser into our own cache, with the libraries that the system lacks. */
async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(CACHE, { recursive: true });
  const outside = process.env['TMPDIR'];
  process.env['TMPDIR'] = CACHE;
  try {
    const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    if (runs(path)) return path;
    await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
    setupLambdaEnvironment(join(CACHE, 'al2023/lib'));
    return runs(path) ? path : undefined;
  } finally {
    if (outside === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = outside;
  }
}

const runs = (path: string): boolean => spawnSync(path, ['--version']).status === 0;
