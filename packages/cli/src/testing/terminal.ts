import { noPaint } from '../output/paint.ts';
import type { Size, Terminal } from '../play/terminal.ts';

/** A full screen that remembers its pages, and at which `type` answers every question. */
export function screen(
  type: (question: string) => string | undefined,
  size: Size = { rows: 24, columns: 80 },
): Terminal & { readonly pages: string[][]; readonly last: string[] } {
  const pages: string[][] = [];
  const last: string[] = [];
  return {
    pages,
    last,
    paint: noPaint,
    fullScreen: true,
    isWindow: true,
    size: () => size,
    show: (lines) => void pages.push([...lines]),
    async leaf(lines, more) {
      pages.push([...lines]);
      return type(more) || undefined;
    },
    ask: async (question) => type(question),
    ended: () => new Promise(() => {}),
    choose: async () => undefined,
    busy: () => () => {},
    close: (lines = []) => void last.push(...lines),
  };
}

/** Types these lines one after the other, whatever is asked. */
export function typing(...lines: string[]): () => string | undefined {
  return () => lines.shift();
}
