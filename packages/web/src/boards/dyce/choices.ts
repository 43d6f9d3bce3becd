import type { DyceAction, Whisky } from '@taproom/games/dyce';

type OfType<T extends DyceAction['type']> = Extract<DyceAction, { readonly type: T }>;

/** What may be done on one space. */
export interface Choices {
  readonly open: OfType<'open'> | undefined;
  readonly advertise: OfType<'advertise'> | undefined;
  readonly stock: ReadonlyMap<Whisky, OfType<'stock'>>;
}

const isOn = (action: DyceAction, space: string): boolean => 'space' in action && action.space === space;

export function choicesAt(legal: readonly DyceAction[], space: string | null): Choices {
  const here = space === null ? [] : legal.filter((action) => isOn(action, space));
  const stocks = here.filter((action) => action.type === 'stock');
  return {
    open: here.find((action) => action.type === 'open'),
    advertise: here.find((action) => action.type === 'advertise'),
    stock: new Map(stocks.map((action) => [action.whisky, action])),
  };
}

/** The spaces where there is anything to do. */
export const spacesOpen = (legal: readonly DyceAction[]): ReadonlySet<string> =>
  new Set(legal.flatMap((action) => ('space' in action ? [action.space] : [])));

const RESTS = ['pass', 'take', 'done'] as const;
export type Rest = (typeof RESTS)[number];

/** How the turn can be ended: by the seal, by a pound, or by no further action. There is always one way. */
export const restOf = (legal: readonly DyceAction[]): Rest | undefined =>
  RESTS.find((rest) => legal.some(({ type }) => type === rest));
