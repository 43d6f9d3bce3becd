import { type DyceAction, WHISKIES, type Whisky } from '@taproom/games/dyce';

export interface Choices {
  readonly open: boolean;
  readonly advertise: boolean;
  readonly stock: ReadonlySet<Whisky>;
}

const spaceOf = (action: DyceAction): string | undefined => ('space' in action ? action.space : undefined);
const whiskyOf = (action: DyceAction): Whisky | undefined => ('whisky' in action ? action.whisky : undefined);

export function choicesAt(legal: readonly DyceAction[], space: string | null): Choices {
  const here = space === null ? [] : legal.filter((action) => spaceOf(action) === space);
  return {
    open: here.some(({ type }) => type === 'open'),
    advertise: here.some(({ type }) => type === 'advertise'),
    stock: new Set(here.flatMap((action) => (action.type === 'stock' ? [action.whisky] : []))),
  };
}

/** One string for each action there is. */
export const wishKey = (wish: DyceAction): string => `${wish.type} ${spaceOf(wish) ?? ''} ${whiskyOf(wish) ?? ''}`;

/** The legal action that matches the wish, if any. */
export const granted = (legal: readonly DyceAction[], wish: DyceAction): DyceAction | undefined =>
  legal.find((action) => wishKey(action) === wishKey(wish));

/** The spaces where something can be done. */
export const spacesOpen = (legal: readonly DyceAction[]): ReadonlySet<string> =>
  new Set(legal.flatMap((action) => spaceOf(action) ?? []));

const RESTS = ['pass', 'take', 'done'] as const;
export type Rest = (typeof RESTS)[number];

export const isRest = (type: DyceAction['type']): boolean => RESTS.some((rest) => rest === type);

/** How the turn can be ended: by the seal, by a pound, or without further action. There is always one way. */
export const restOf = (legal: readonly DyceAction[]): Rest | undefined =>
  RESTS.find((rest) => legal.some(({ type }) => type === rest));

const VERBS: Readonly<Record<string, (space: string) => DyceAction>> = {
  o: (space) => ({ type: 'open', space }),
  a: (space) => ({ type: 'advertise', space }),
  p: () => ({ type: 'pass' }),
  t: () => ({ type: 'take' }),
  e: () => ({ type: 'done' }),
};

/** The same keys in every language, like the letters of typed moves. */
const KEYS: Readonly<Record<Whisky, string>> = {
  blue: 'b',
  red: 'r',
  yellow: 'y',
  green: 'g',
  orange: 'o',
  purple: 'p',
  black: 'k',
};

export const keyOf = (whisky: Whisky): string => KEYS[whisky];

/**
 * The action a key stands for on a space. On the player's own shop letters mean whiskies first: O and P are orange and
 * purple there.
 */
export function wishOf(key: string, space: string, isOwn: boolean): DyceAction | undefined {
  const whisky = WHISKIES.find((one) => keyOf(one) === key);
  const verb = VERBS[key];
  return whisky && (isOwn || !verb) ? { type: 'stock', space, whisky } : verb?.(space);
}
