#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// Everything else is imported after this, so that only the first start has to compile it; threads are told by the variable.
const { directory } = enableCompileCache();
if (directory) process.env['NODE_COMPILE_CACHE'] ??= directory;
const [{ run }, { processIo }] = await Promise.all([import('./run.ts'), import('./io.ts')]);

// The reader of our output may stop reading: `taproom replay FILE | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(process.argv.slice(2), processIo());
