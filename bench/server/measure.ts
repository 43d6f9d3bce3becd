import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CLIENTS, NAMES, type Name } from './contenders.ts';
import { type Match, playDuel } from './duel.ts';

const DUELS = 50;
/** As many as one connection may follow with us. */
const MATCHES = 15;
/** The longest a round may take, in milliseconds; fast servers are through with their matches before. */
const ROUND = 3_000;

/** What one round with one server gave: acknowledged moves a second, and how long a move took in milliseconds. */
export interface Round {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

export type Rounds = Readonly<Record<Name, Round[]>>;

/** The first rounds only warm up. */
const WARMING = 5;

/** Rounds are played again with a server that has broken down, but not for ever. */
const MOST_BREAKDOWNS = 5;

/** The servers take turns, round after round, so that whatever else the machine does hits all alike. */
export async function measure(rounds: number, onProgress: (share: number) => void): Promise<Rounds> {
  const found: Rounds = { ours: [], memory: [], flatFile: [], bare: [] };
  const hosts = await Promise.all(NAMES.map(startHost));
  let breakdowns = 0;
  try {
    for (let round = 0; round < WARMING + rounds; round++) {
      for (const [index, { name }] of hosts.entries()) {
        let one = await roundWith(hosts[index] as Host);
        while (one === undefined) {
          if (++breakdowns > MOST_BREAKDOWNS) throw new Error(`${name} breaks down again and again`);
          hosts[index] = await startHost(name);
          one = await roundWith(hosts[index]);
        }
        if (round >= WARMING) found[name].push(one);
        onProgress((round + (index + 1) / hosts.length) / (WARMING + rounds));
      }
    }
  } finally {
    for (const { host } of hosts) if (host.connected) host.disconnect();
  }
  return found;
}

interface Host {
  readonly name: Name;
  readonly host: ChildProcess;
  readonly address: string;
  readonly gone: Promise<undefined>;
}

async function startHost(name: Name): Promise<Host> {
  const host = fork(join(import.meta.dirname, 'host.ts'), [name], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(host, 'exit').then(() => undefined);
  const [address] = await once(host, 'message');
  return { name, host, address: address as string, gone };
}

/** Nothing if the server breaks down: the files of FlatFile are sometimes read while they are half written. */
async function roundWith({ name, host, address, gone }: Host): Promise<Round | undefined> {
  return Promise.race([gone, playRound(name, address).catch((error: Error) => afterError(host, error))]);
}

/** A server that is going away is known by the connections it breaks off, a moment before it is gone. */
async function afterError(host: ChildProcess, error: Error): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (host.exitCode === null) throw error;
}

/** All duels at once, until the first has played all its matches or time is up. */
async function playRound(name: Name, address: string): Promise<Round> {
  const duels = await CLIENTS[name](address, DUELS, MATCHES);
  const times: number[] = [];
  const began = performance.now();
  let isUp = false;
  const isTimeUp = (): boolean => isUp || performance.now() - began > ROUND;
  const play = async (matches: readonly Match[]): Promise<void> => {
    await playDuel(matches, isTimeUp, (time) => isUp || times.push(time));
    isUp = true;
  };
  await Promise.all(duels.map(play));
  const seconds = (performance.now() - began) / 1_000;
  for (const side of duels.flat(2)) side.close();
  return { rate: times.length / seconds, ...percentiles(times) };
}

function percentiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
