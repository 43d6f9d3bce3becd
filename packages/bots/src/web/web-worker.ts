import { botDesk } from '../worker/desk.ts';
import type { Reply, Request } from '../worker/messages.ts';

/** The part of a Web Worker's global scope used here. */
interface Scope {
  onmessage: ((event: { readonly data: Request }) => void) | null;
  postMessage(reply: Reply): void;
}
declare const self: Scope;

const hear = botDesk((reply) => self.postMessage(reply));
self.onmessage = ({ data }) => hear(data);
