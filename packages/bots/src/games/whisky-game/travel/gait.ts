import { abilityOf, type Field, type Traveller } from '@taproom/games/whisky-game';
import { never } from '../../../lists.ts';

type Country = NonNullable<Field['country']>;

/** How fast a traveller is: everything that changes rolls. */
export interface Gait {
  /** Where two dice are thrown. */
  readonly twoDice: Country | null;
  readonly plus: { readonly country: Country; readonly fields: number } | null;
  readonly hangover: boolean;
  /** Truck and carriage, and the country they are of no use outside of (WG-9). */
  readonly truck: boolean;
  readonly carriage: boolean;
  readonly home: Country | null;
}

export function gaitOf({ character, open, country }: Pick<Traveller, 'character' | 'open' | 'country'>): Gait {
  const ability = abilityOf(character);
  return {
    twoDice: ability.type === 'twoDice' ? ability.country : null,
    plus: ability.type === 'plus' ? { country: ability.country, fields: ability.plus } : null,
    hangover: open.includes('hangover'),
    truck: open.includes('truck'),
    carriage: open.includes('carriage'),
    home: country,
  };
}

/** How fast a character is in the long run, without present rides and hangovers. */
export const lastingGait = (character: Traveller['character']): Gait => gaitOf({ character, open: [], country: null });

export const gaitKey = ({ twoDice, plus, hangover, truck, carriage, home }: Gait): string =>
  [twoDice, plus?.country, hangover, truck || carriage ? [home, truck, carriage] : ''].join();

/** Longer walks are so rare that they count as walks of this length. */
export const MOST_FIELDS = 36;
const SIX = 6;
/** More sixes in a row than that do not count. */
const MOST_SIXES = 2;
const HANGOVER = 2;

/** Sums of a throw with whether a six is among it, and their chances. */
type Sums = readonly { readonly sum: number; readonly six: boolean; readonly chance: number }[];

const ONE_DIE: Sums = Array.from({ length: MOST_SIXES + 1 }, (_, sixes) =>
  [1, 2, 3, 4, 5].map((last) => ({ sum: SIX * sixes + last, six: sixes > 0, chance: (1 / SIX) ** (sixes + 1) })),
).flat();

const TWO_DICE: Sums = ONE_DIE.flatMap((a) =>
  ONE_DIE.map((b) => ({ sum: a.sum + b.sum, six: a.six || b.six, chance: a.chance * b.chance })),
);

/** How likely a roll in a country means so many fields (WG-3). */
export function chancesOf(gait: Gait, country: Country): Float64Array {
  const chances = new Float64Array(MOST_FIELDS + 1);
  for (const { sum, six, chance } of gait.twoDice === country ? TWO_DICE : ONE_DIE) {
    const lowered = gait.hangover && !six ? Math.max(0, sum - HANGOVER) : sum;
    const fields = Math.min(MOST_FIELDS, lowered === 0 ? 0 : fieldsOf(gait, country, lowered));
    chances[fields] = (chances[fields] ?? never()) + chance;
  }
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.map((chance) => chance / all);
}

function fieldsOf({ truck, carriage, home, plus }: Gait, country: Country, sum: number): number {
  const rides = home === country;
  const extra = plus?.country === country ? plus.fields : 0;
  return sum * (truck && rides ? 2 : 1) + (carriage && rides ? 2 : 0) + extra;
}
