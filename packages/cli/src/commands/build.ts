import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EXIT } from '../output/output.ts';
import type { Command } from './command.ts';

const BUILD = fileURLToPath(new URL('../../../../scripts/build.ts', import.meta.url));

export const build: Command = {
  name: 'build',
  takes: [],
  details: ['serve needs it; npm start does it by itself. Nothing is built if nothing has changed.'],
  options: {},

  async run() {
    return spawnSync(process.execPath, [BUILD], { stdio: 'inherit' }).status === 0 ? EXIT.fine : EXIT.failed;
  },
};
