import { createInterface } from 'node:readline';
import { LEAST_COLUMNS } from '../boards/face.ts';
import type { Io, Output } from '../io.ts';
import { EXIT } from '../output/output.ts';
import { type Paint, paintFor } from '../output/paint.ts';
import { spinner } from '../output/progress.ts';

export interface MenuItem {
  readonly label: string;
  readonly hint: string;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Shows a game and asks about it. */
export interface Terminal {
  readonly paint: Paint;
  /** Whether each page takes the place of the one before. */
  readonly fullScreen: boolean;
  /** Whether somebody looks at a window, and lines do not go to a pipe or a file. */
  readonly isWindow: boolean;
  /** How many lines a page can have, and how wide they may be. */
  size(): Size;
  /** Shows a page. */
  show(lines: readonly string[]): void;
  /** Shows a text that may be longer than the screen; gives what was typed instead of reading on. */
  leaf(lines: readonly string[], more: string): Promise<string | undefined>;
  /** A line that was typed; nothing at the end of input, or as soon as the signal comes. */
  ask(prompt: string, completions: readonly string[], signal?: AbortSignal): Promise<string | undefined>;
  /** Resolves at the end of input, if lines come one after another and none is left for a later question. */
  ended(): Promise<void>;
  /** Which item was chosen from a menu; nothing if none was, or if there are no menus here. */
  choose(question: string, items: readonly MenuItem[]): Promise<number | undefined>;
  /** Shows that something goes on, until the answer is called. */
  busy(sentence: string): () => void;
  /** Gives the window back, with some last lines on it. */
  close(lines?: readonly string[]): void;
}

/** The lines that a long text leaves for the question below it. */
export const LEAF_PROMPT = 3;

const COLUMNS = LEAST_COLUMNS;
const ROWS = 24;

/** A full screen where there is room and someone to look at it; plain lines for pipes, files and small windows. */
export function openTerminal({ stdin, stdout, env }: Io): Terminal {
  const roomy = (stdout.columns ?? 0) >= COLUMNS && (stdout.rows ?? 0) >= ROWS;
  const plainTerm = env['TERM'] === 'dumb';
  return stdin.isTTY && stdout.isTTY && roomy && !plainTerm ? fullScreen(stdin, stdout) : plainLines(stdin, stdout);
}

// Plain lines

function plainLines(stdin: Io['stdin'], stdout: Output): Terminal {
  const reader = createInterface({ input: stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  const show = (shown: readonly string[]): void => void stdout.write(`${shown.join('\n')}\n`);
  /** The line that is waited for: it counts for the next question if nobody waits any more. */
  let next: Promise<IteratorResult<string>> | undefined;
  return {
    paint: paintFor(stdout),
    fullScreen: false,
    isWindow: stdout.columns !== undefined,
    size: () => ({ rows: Number.POSITIVE_INFINITY, columns: stdout.columns ?? COLUMNS }),
    show,
    async leaf(shown) {
      show(shown);
      return undefined;
    },
    async ask(prompt, _, signal) {
      show([prompt]);
      next ??= lines.next();
      const line = await Promise.race([next, aborted(signal)]);
      if (!line) return undefined;
      next = undefined;
      return line.done ? undefined : line.value;
    },
    async ended() {
      next ??= lines.next();
      if (!(await next).done) await never();
    },
    choose: async () => undefined,
    busy: () => () => {},
    close(lines = []) {
      reader.close();
      if (lines.length > 0) show(lines);
    },
  };
}

const never = (): Promise<void> => new Promise(() => {});

/** Resolves when the signal comes; never without one. */
const aborted = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(undefined), { once: true }));

// Full screen

const ENTER = '\x1b[?1049h\x1b[H';
const LEAVE = '\x1b[?1049l';
const CLEAR_LINE = '\x1b[K';
const CLEAR_BELOW = '\x1b[J';
const HOME = '\x1b[H';

function fullScreen(stdin: Io['stdin'], stdout: Output): Terminal {
  stdout.write(ENTER);
  let left = false;
  const leave = (): void => {
    if (!left) stdout.write(LEAVE); // a second time would put the cursor back to where it was at first
    left = true;
  };
  process.once('exit', leave);
  // Every move is saved already, so there is nothing to do but to give the window back.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(EXIT.failed));

  const size = (): Size => ({ rows: stdout.rows ?? ROWS, columns: stdout.columns ?? COLUMNS });
  const ask: Terminal['ask'] = (prompt, completions, signal) => askLine(stdin, stdout, prompt, completions, signal);

  /** One write, and nothing is cleared before it is overwritten: so nothing flickers. */
  const show = (lines: readonly string[]): void =>
    void stdout.write(`${HOME}${lines.map((line) => `${line}${CLEAR_LINE}\n`).join('')}${CLEAR_BELOW}`);

  return {
    paint: paintFor(stdout),
    fullScreen: true,
    isWindow: true,
    size,
    show,
    async leaf(lines, more) {
      const height = size().rows - LEAF_PROMPT;
      for (let at = 0; at < lines.length; at += height) {
        show([...lines.slice(at, at + height), '']);
        const typed = await ask(`${more} `, []);
        if (typed?.trim() !== '') return typed;
      }
      return undefined;
    },
    ask,
    ended: never,
    choose: (question, items) => chooseFrom(question, items, stdin, stdout),
    busy: (sentence) => spinner(sentence, stdout),
    close(lines = []) {
      leave();
      if (lines.length > 0) stdout.write(`${lines.join('\n')}\n`);
    },
  };
}

/** A reader for each line, so that menus can have the keyboard in between. */
function askLine(
  input: Io['stdin'],
  output: Output,
  prompt: string,
  completions: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const reader = createInterface({
    input,
    output,
    completer: (typed: string) => [completions.filter((one) => one.startsWith(typed.toLowerCase())), typed],
  });
  return new Promise((resolve) => {
    reader.once('close', () => resolve(undefined));
    signal?.addEventListener('abort', () => reader.close(), { once: true });
    reader.question(prompt, (line) => {
      resolve(line);
      reader.close();
    });
  });
}

const MOST_ITEMS = 6;

async function chooseFrom(
  question: string,
  items: readonly MenuItem[],
  input: Io['stdin'],
  output: Output,
): Promise<number | undefined> {
  const { isCancel, select } = await import('@clack/prompts');
  const options = items.map(({ label, hint }, value) => ({ value, label, hint }));
  const chosen = await select({
    message: `${question}  ↑ ↓ Enter Esc`,
    options,
    maxItems: MOST_ITEMS,
    showInstructions: false,
    input,
    output,
  });
  return isCancel(chosen) ? undefined : chosen;
}
