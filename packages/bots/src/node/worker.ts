import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Request } from '../worker/messages.ts';

// A thread does not share what others have compiled. All else is imported after this, so that only the first one compiles it.
enableCompileCache();
const { botDesk } = await import('../worker/desk.ts');

if (!parentPort) throw new Error('this file is the inside of a worker thread');
const port = parentPort;
const hear = botDesk((reply) => port.postMessage(reply));
port.on('message', (request: Request) => hear(request));
