import type { FastRng } from '@taproom/engine';
import type { Network } from '../network/network.ts';

/** How a network of a game learns what positions are worth: by playing. */
export interface Training {
  /** Where its weights lie, in the folder of the game's bots. */
  readonly file: string;
  /** How many games it takes. */
  readonly games: number;
  readonly begin: (rng: FastRng) => Pupil;
}

/** A network at school. */
export interface Pupil {
  readonly network: Network;
  /** Plays a game and learns from it, when so much of the training is over, from 0 to 1. */
  study(share: number): void;
  /** How it has played since this was asked last, in a few words. */
  report(): string;
}

/** A game's networks by name. */
export type Trainings = Readonly<Record<string, Training>>;
