import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { flag } from '../input/input.ts';
import { EXIT } from '../output/output.ts';
import type { Command } from './command.ts';

const BENCHMARK = fileURLToPath(new URL('../../../../bench/main.ts', import.meta.url));

export const bench: Command = {
  name: 'bench',
  takes: [],
  details: [],
  options: { json: { help: 'ends with one line of JSON' } },

  async run(input) {
    const child = spawn(process.execPath, [BENCHMARK, ...(flag(input, 'json') ? ['--json'] : [])], {
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    const [code] = await once(child, 'exit');
    return code === 0 ? EXIT.fine : EXIT.failed;
  },
};
