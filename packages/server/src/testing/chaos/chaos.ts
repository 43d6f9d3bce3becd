import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../databases.ts';
import { startPostgres } from '../postgres.ts';
import { spawnServer } from '../server-process.ts';
import { faultsFor, type House } from './faults.ts';
import { beginLoad, faultsFound, type Healed, suffer } from './rounds.ts';

export type Kind = 'sqlite' | 'postgres';

export interface ChaosPlan {
  readonly kind: Kind;
  /** Whether freezes and locks are short. */
  readonly isBrief: boolean;
  /** Whether there is to be another round, after so many. */
  goesOn(rounds: number): boolean;
  readonly onHealed?: (healed: Healed) => void;
}

export interface ChaosReport {
  readonly rounds: readonly Healed[];
  readonly acknowledged: number;
  /** What was wrong in the end. */
  readonly faults: readonly string[];
  /** How often people got no answer or a refusal, by what they were told. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** Lets one fault after the other befall a house under load. */
export async function runChaos({ kind, isBrief, goesOn, onHealed }: ChaosPlan): Promise<ChaosReport> {
  const house = await openHouse(kind);
  const rounds: Healed[] = [];
  try {
    const { load, ended } = await beginLoad(house, isBrief);
    const faults = faultsFor(kind, isBrief);
    for (let round = 0; goesOn(round); round++) {
      const fault = faults[round % faults.length];
      if (!fault) break;
      const healed = await suffer(house, load, fault);
      rounds.push(healed);
      onHealed?.(healed);
    }
    load.isOver = true;
    await ended;
    const found = await faultsFound(house, load);
    return {
      rounds,
      acknowledged: load.acknowledged.length,
      faults: found,
      refusals: Object.fromEntries(load.refusals),
    };
  } finally {
    await house.close();
  }
}

const DATABASE = 'chaos';

/** One server on a file, or two on a PostgreSQL of their own. */
async function openHouse(kind: Kind): Promise<House & { close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'taproom-chaos-'));
  const postgres = kind === 'postgres' ? await startPostgres() : undefined;
  if (postgres) await createDatabase(postgres.address, DATABASE);
  const place = postgres ? `${postgres.address}/${DATABASE}` : join(folder, 'taproom.db');
  const servers = [await spawnServer(place, 0, 'ignore')];
  if (postgres) servers.push(await spawnServer(place, 0, 'ignore'));
  const ports = servers.map(({ address }) => Number(new URL(address).port));
  return {
    place,
    servers,
    ports,
    postgres,
    async close() {
      for (const server of servers) await server.kill();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
