import type { Output } from '../io.ts';

const WIDTH = 24;

/** A progress bar on standard error if it is a terminal. */
export interface Progress {
  show(share: number, note: string): void;
  clear(): void;
}

export function progressBar({ stderr: stream }: { readonly stderr: Output }): Progress {
  if (!stream.isTTY) return { show() {}, clear() {} };
  return {
    show(share, note) {
      const full = Math.round(share * WIDTH);
      stream.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.round(share * 100)} %  ${note}\x1b[K`);
    },
    clear: () => void stream.write('\r\x1b[K'),
  };
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 80;

/** A spinner beside a sentence, if the stream is a terminal; returns a function that stops it. */
export function spinner(sentence: string, stream: Output): () => void {
  if (!stream.isTTY) return () => {};
  let frame = 0;
  const turn = (): void => void stream.write(`\r${FRAMES[frame++ % FRAMES.length]} ${sentence}\x1b[K`);
  turn();
  const timer = setInterval(turn, FRAME_MS);
  return () => {
    clearInterval(timer);
    stream.write('\r\x1b[K');
  };
}
