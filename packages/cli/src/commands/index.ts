import type { Command } from './command.ts';

/** The commands, in the order in which help lists them. Each is loaded when it is asked for. */
const LOADERS: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play.ts')).play,
  games: async () => (await import('./games.ts')).gamesCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  verify: async () => (await import('./verify.ts')).verify,
  arena: async () => (await import('./arena.ts')).arenaCommand,
  par: async () => (await import('./par.ts')).parCommand,
  figures: async () => (await import('./figures.ts')).figuresCommand,
  perft: async () => (await import('./perft.ts')).perftCommand,
  questions: async () => (await import('./questions.ts')).questionsCommand,
  'new-game': async () => (await import('./new-game.ts')).newGameCommand,
  bench: async () => (await import('./bench.ts')).bench,
  serve: async () => (await import('./serve.ts')).serve,
  admin: async () => (await import('./admin.ts')).adminCommand,
  backup: async () => (await import('./backup.ts')).backupCommand,
};

export const COMMAND_NAMES: readonly string[] = Object.keys(LOADERS);

export async function loadCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(LOADERS, name) ? LOADERS[name]?.() : undefined;
}
