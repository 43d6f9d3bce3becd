import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { act, type DiceSource, type Match, openMatch, resultOf, type Seat, sealDice } from '@taproom/engine';
import { type DiceBoxState, diceBox } from '@taproom/games/dice-box';
import type { GameText } from '@taproom/games/text';
import { afterAll } from 'vitest';
import type { Surroundings } from './boards/board.ts';
import { noPaint } from './paint.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

/** A folder of its own for a test file, gone afterwards. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

type Settings = Readonly<Record<string, string>>;

/** Starts the command line as its own process; `folder` is where it keeps its games. */
export function startCli(args: readonly string[], folder: string, settings: Settings = {}) {
  const env = { ...process.env, XDG_DATA_HOME: folder, LANG: 'C', LC_ALL: '', ...settings };
  return spawn(process.execPath, [MAIN, ...args], { env });
}

/** Runs the command line to its end, with lines typed into it. */
export function runCli(
  args: readonly string[],
  folder = tmpdir(),
  typed: readonly string[] = [],
  settings: Settings = {},
): Promise<Ran> {
  const child = startCli(args, folder, settings);
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  child.stdin.on('error', () => {}); // a game may be over before all lines are read
  child.stdin.end(typed.map((line) => `${line}\n`).join(''));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

export const SEALED: DiceSource = sealDice('5e'.repeat(32), ['01'.repeat(16), '02'.repeat(16)]);

/** A match of two in which everybody always does the first thing they can; finished, or as many actions as said. */
export function playedMatch(actions = Number.POSITIVE_INFINITY, dice: DiceSource = SEALED): Match<DiceBoxState> {
  const opened = openMatch(diceBox, { seats: 2, dice });
  if (!opened.ok) throw new Error(opened.error.code);
  let match = opened.value;
  while (match.history.entries.length < actions && !resultOf(diceBox, match)) {
    const seat = diceBox.actors(match.state)[0] as Seat;
    const moved = act(diceBox, match, seat, diceBox.legal(match.state, seat)[0]);
    if (!moved.ok) throw new Error(moved.error.code);
    match = moved.value.match;
  }
  return match;
}

/** Names as hard to fit in as they come. */
export const NAMES = ['Bartholomew the Brave', 'Štamgast', 'search:150ms', 'Giocatore 4', 'Eva', 'Fin'];

/** What stands around a board when nothing has happened yet. */
export const surroundings = (text: GameText): Surroundings => ({
  text,
  paint: noPaint,
  names: NAMES,
  home: 0,
  asked: undefined,
  legal: [],
  resigned: [],
  recent: [],
});
