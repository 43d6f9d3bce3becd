import type { Command } from './command.ts';

interface Listed {
  readonly summary: string;
  load(): Promise<Command>;
}

/** The commands, in the order in which help lists them. Each is loaded when it is asked for. */
const COMMANDS: Readonly<Record<string, Listed>> = {
  play: {
    summary: 'Plays a game in the terminal, against bots or with others at the same keyboard.',
    load: async () => (await import('./play.ts')).play,
  },
  join: {
    summary: 'Sits down at an online table and plays there.',
    load: async () => (await import('./join.ts')).joinCommand,
  },
  learn: {
    summary: 'Teaches a game move by move, and lets you play it on.',
    load: async () => (await import('./learn.ts')).learnCommand,
  },
  daily: {
    summary: 'Plays the challenge of the day, the same for everyone, and keeps your results.',
    load: async () => (await import('./daily.ts')).dailyCommand,
  },
  summary: {
    summary: 'Prints a game on one page: how to win, a turn, what scores, when it ends.',
    load: async () => (await import('./summary.ts')).summaryCommand,
  },
  games: {
    summary: 'Lists the games, their rules numbers, how many play them, and their options.',
    load: async () => (await import('./games.ts')).gamesCommand,
  },
  replay: {
    summary: 'Prints a recorded match move by move.',
    load: async () => (await import('./replay.ts')).replayCommand,
  },
  review: {
    summary: 'Judges a recorded match: what each decision cost, what each roll brought, where it turned.',
    load: async () => (await import('./review.ts')).reviewCommand,
  },
  verify: {
    summary: 'Computes a recorded match anew: commitment, dice, every action, the end.',
    load: async () => (await import('./verify.ts')).verify,
  },
  arena: {
    summary: 'Lets two bots play each other, seats swapped, and prints the score with its 95 % interval.',
    load: async () => (await import('./arena.ts')).arenaCommand,
  },
  par: {
    summary: 'Lets the expert play alone, and prints the scores for medals or the share of games that it wins.',
    load: async () => (await import('./par.ts')).parCommand,
  },
  figures: {
    summary: 'Lets bots play and prints how long games take, and what matters in them.',
    load: async () => (await import('./figures.ts')).figuresCommand,
  },
  positions: {
    summary: 'Lets bots play and keeps positions of their games: the dailies with their solutions, and the exercises.',
    load: async () => (await import('./positions.ts')).positionsCommand,
  },
  lab: {
    summary: 'Measures by games of bots how large a lead it takes to win, or trains a network.',
    load: async () => (await import('./lab.ts')).labCommand,
  },
  perft: {
    summary: 'Counts the sequences of actions from the deal, for finding changes of the rules.',
    load: async () => (await import('./perft.ts')).perftCommand,
  },
  questions: {
    summary: 'Checks the questions that a game asks: lint names every bad line of a data file.',
    load: async () => (await import('./questions.ts')).questionsCommand,
  },
  'new-game': {
    summary: 'Writes a small game with all its parts, to be made into another.',
    load: async () => (await import('./new-game.ts')).newGameCommand,
  },
  bench: {
    summary: 'Measures the speed of games and search against other engines.',
    load: async () => (await import('./bench.ts')).bench,
  },
  build: {
    summary: 'Builds the browser client, and does nothing else.',
    load: async () => (await import('./build.ts')).build,
  },
  serve: {
    summary: 'Serves the browser client and online tables, and prints the address.',
    load: async () => (await import('./serve.ts')).serve,
  },
  admin: {
    summary: 'For those who run a server: lists the online tables, or ends one.',
    load: async () => (await import('./admin.ts')).adminCommand,
  },
  backup: {
    summary: 'Copies the online tables into a file, while the server runs.',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    summary: 'Checks such a copy and puts it in the place of the online tables.',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** What each command does, in a sentence. */
export const SUMMARIES: readonly (readonly [name: string, summary: string])[] = Object.entries(COMMANDS).map(
  ([name, { summary }]) => [name, summary],
);

export const summaryOf = (name: string): string => COMMANDS[name]?.summary ?? '';

export async function loadCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.load() : undefined;
}
