import type { Tagged } from '@taproom/engine';
import { type DiceBoxEvent, type DiceBoxView, tallyOf } from '@taproom/games/dice-box';
import type { BrewingEvent, BrewingView } from '@taproom/games/dice-brewing';
import type { DyceEvent, DyceView } from '@taproom/games/dyce';
import type { StoutEvent, StoutView } from '@taproom/games/six-sided-stout';
import type { WhiskyEvent, WhiskyView } from '@taproom/games/whisky-game';
import type { Component } from 'svelte';
import type { Sound } from '../sound.ts';
import type { BoardProps } from './board.ts';
import { withSeen } from './whisky-game/seen.ts';

export type AnyBoard = Component<BoardProps<unknown, Tagged, Tagged>>;

/** What the shell knows of a game beyond the contract. */
interface Shelved {
  /** The board comes when it is first needed. */
  load(): Promise<AnyBoard>;
  /** The scores so far, by seat. */
  scores(view: unknown): readonly number[];
  /** What an event sounds like, if anything. */
  sound(event: Tagged): Sound | undefined;
  /** Adds to the options of a new table what this browser knows and nobody chooses. */
  prepare?(options: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
}

const DICE_BOX_SOUNDS: Readonly<Record<DiceBoxEvent['type'], Sound>> = {
  picked: 'wood',
  seeded: 'dice',
  rolled: 'dice',
  placed: 'wood',
  rerolled: 'dice',
  ended: 'glass',
};

const STOUT_SOUNDS: Readonly<Partial<Record<StoutEvent['type'], Sound>>> = {
  rolled: 'dice',
  roasted: 'dice',
  put: 'wood',
  ended: 'glass',
};

const DYCE_SOUNDS: Readonly<Partial<Record<DyceEvent['type'], Sound>>> = {
  laid: 'dice',
  chose: 'wood',
  opened: 'wood',
  stocked: 'wood',
  advertised: 'glass',
  passed: 'wood',
  took: 'glass',
  walked: 'wood',
  sold: 'glass',
  drew: 'dice',
  ended: 'glass',
};

const BREWING_SOUNDS: Readonly<Partial<Record<BrewingEvent['type'], Sound>>> = {
  drawn: 'dice',
  rolled: 'dice',
  rerolled: 'dice',
  searched: 'dice',
  placed: 'wood',
  sown: 'wood',
  sped: 'wood',
  stored: 'wood',
  kept: 'wood',
  swapped: 'wood',
  aimed: 'wood',
  blocked: 'wood',
  banned: 'wood',
  bought: 'glass',
  dealt: 'glass',
  brewed: 'glass',
  ended: 'glass',
};

const WHISKY_SOUNDS: Readonly<Partial<Record<WhiskyEvent['type'], Sound>>> = {
  drawn: 'dice',
  sobered: 'dice',
  rolled: 'dice',
  threw: 'dice',
  found: 'wood',
  walked: 'wood',
  sailed: 'wood',
  flew: 'wood',
  swapped: 'wood',
  drew: 'wood',
  took: 'glass',
  redeemed: 'glass',
  lost: 'glass',
  ended: 'glass',
};

const SHELF: Readonly<Record<string, Shelved>> = {
  'dice-box': {
    load: async () => (await import('./dice-box/Board.svelte')).default as unknown as AnyBoard,
    scores: (view) => tallyOf(view as DiceBoxView).scores,
    sound: (event) => DICE_BOX_SOUNDS[(event as DiceBoxEvent).type],
  },
  'six-sided-stout': {
    load: async () => (await import('./six-sided-stout/Board.svelte')).default as unknown as AnyBoard,
    scores: (view) => (view as StoutView).seats.map(({ score }) => score),
    sound: (event) => STOUT_SOUNDS[(event as StoutEvent).type],
  },
  dyce: {
    load: async () => (await import('./dyce/Board.svelte')).default as unknown as AnyBoard,
    scores: (view) => (view as DyceView).seats.map(({ score }) => score),
    sound: (event) => DYCE_SOUNDS[(event as DyceEvent).type],
  },
  'dice-brewing': {
    load: async () => (await import('./dice-brewing/Board.svelte')).default as unknown as AnyBoard,
    scores: (view) => (view as BrewingView).seats.map(({ score }) => score),
    sound: (event) => BREWING_SOUNDS[(event as BrewingEvent).type],
  },
  'whisky-game': {
    load: async () => (await import('./whisky-game/Board.svelte')).default as unknown as AnyBoard,
    scores: (view) => (view as WhiskyView).seats.map(({ points, lostPoints }) => points + (lostPoints ?? 0)),
    sound: (event) => WHISKY_SOUNDS[(event as WhiskyEvent).type],
    prepare: (options) => withSeen(options),
  },
};

export function shelved(game: string): Shelved {
  const found = SHELF[game];
  if (!found) throw new Error(`no board for the game ${game}`);
  return found;
}
