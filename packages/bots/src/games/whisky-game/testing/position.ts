import { actionKey, anyGame, fastRng } from '@taproom/engine';
import {
  type FieldId,
  type Frames,
  rightOf,
  type Traveller,
  type WhiskyAction,
  type WhiskyState,
  whiskyGame,
} from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';
import type { BotSpec } from '../../../spec/spec.ts';
import { choose } from '../../../thinking/choose.ts';

export const WHISKY_OPTIONS = { extended: 'on', target: '25', questionSeconds: '0', seen: '' } as const;

export const dealWhisky = (seats: number, seed: number): WhiskyState =>
  whiskyGame.setup(seats, WHISKY_OPTIONS, fastRng(seed));

/** The question put to seat 0, without the seat. */
type Asked = { [K in keyof Frames]: { readonly at: K } & Omit<Frames[K], 'seat'> }[keyof Frames];

const NOBODY_SPECIAL: Partial<Traveller> = { country: 'scotland', hand: [], open: [], lost: [] };

/** A turn of seat 0 in a game in which everyone has the given things and nothing else. */
export function whiskyPosition(asked: Asked, own: Partial<Traveller>, ...others: Partial<Traveller>[]): WhiskyState {
  const state = dealWhisky(Math.max(2, 1 + others.length), 1);
  const told = [
    { character: 'billy-leighton' as const, at: 'edinburgh', ...own },
    { character: 'gordon-motion' as const, at: 'dublin', ...others[0] },
    ...others.slice(1),
  ];
  for (const [seat, traveller] of state.travellers.entries()) Object.assign(traveller, NOBODY_SPECIAL, told[seat]);
  state.round = 10;
  state.turn = { seat: 0, prohibited: false, opening: false, flown: false, barrels: [] };
  state.stack = [{ at: 'next', seat: 1 }, { ...asked, seat: 0 } as WhiskyState['stack'][number]];
  return state;
}

/** A bot's move in the place of seat 0, which must be legal. */
export async function actionIn(state: WhiskyState, spec: BotSpec, seed = 1): Promise<WhiskyAction> {
  const { action } = await choose(anyGame(whiskyGame), state, 0, spec, seed);
  return whiskyGame.legal(state, 0).find((one) => actionKey(one) === actionKey(action)) ?? never();
}

export const TURN = { at: 'turn', onward: false } as const;
/** A bottle of every region but one, with 23 points in all. */
export const ALL_BUT_ISLANDS = ['bushmills-5', 'oban-5', 'macallan-5', 'ardbeg-5', 'bladnoch-3'];
export const HARD = 'h01';

/** A hard question where seat 0 stands. */
export const hardQuestion = (own: Partial<Traveller> & { at: FieldId }): WhiskyState =>
  whiskyPosition(
    {
      at: 'question',
      distillery: own.at,
      level: 'hard',
      smuggling: false,
      question: HARD,
      options: [2, 0, 3, 1],
      right: rightOf(HARD),
      revealed: false,
      thrown: false,
    },
    { lastAsked: own.at, ...own },
  );
