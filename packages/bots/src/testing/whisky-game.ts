import { fastRng } from '@taproom/engine';
import { type Frames, type Traveller, type WhiskyState, whiskyGame } from '@taproom/games/whisky-game';

export const WHISKY_OPTIONS = { extended: 'on', target: '25', questionSeconds: '0', seen: '' } as const;

export const dealWhisky = (seats: number, seed: number): WhiskyState =>
  whiskyGame.setup(seats, WHISKY_OPTIONS, fastRng(seed));

/** What is asked of seat 0, besides whose turn it is. */
type Asked = { [K in keyof Frames]: { readonly at: K } & Omit<Frames[K], 'seat'> }[keyof Frames];

const NOBODY_SPECIAL: Partial<Traveller> = { country: 'scotland', hand: [], open: [], lost: [] };

/** A turn of seat 0 in a game with others, in which everyone has what is told and nothing else. */
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
