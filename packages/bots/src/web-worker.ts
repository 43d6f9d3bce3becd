import type { Reply, Request } from './messages.ts';
import { botDesk } from './worker-core.ts';

/** What this file needs of a Web Worker's global scope. */
interface Scope {
  onmessage: ((event: { readonly data: Request }) => void) | null;
  postMessage(reply: Reply): void;
}
declare const self: Scope;

const hear = botDesk((reply) => self.postMessage(reply));
self.onmessage = ({ data }) => hear(data);
