import { parentPort } from 'node:worker_threads';
import { botDesk } from '../worker/desk.ts';
import type { Request } from '../worker/messages.ts';

if (!parentPort) throw new Error('this file is the inside of a worker thread');
const port = parentPort;
const hear = botDesk((reply) => port.postMessage(reply));
port.on('message', (request: Request) => hear(request));
