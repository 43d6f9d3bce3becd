import type { BaseState, Moment, Tagged } from '@taproom/engine';
import type { DiceBoxEvent, DieName } from '@taproom/games/dice-box';
import type { BrewingEvent, DieWord } from '@taproom/games/dice-brewing';
import type { DyceEvent } from '@taproom/games/dyce';
import type { StoutEvent } from '@taproom/games/six-sided-stout';
import type { WhiskyEvent } from '@taproom/games/whisky-game';
import type { PlayedBack } from '../record/play-back.ts';

/** What was rolled at one point of a match. */
export interface Roll {
  /** 0 is the deal, then the number of the entry that led to the roll. */
  readonly at: number;
  readonly faces: readonly number[];
  /** The bytes of the stream that were drawn for it; none for a seeded match. */
  readonly bytes: { readonly from: number; readonly to: number } | null;
}

const pips = (die: DieName): number => Number(die.slice(1));

function diceBox(event: Tagged): number[] {
  const known = event as DiceBoxEvent;
  if (known.type === 'seeded') return [known.value];
  return known.type === 'rolled' || known.type === 'rerolled' ? known.dice.map(pips) : [];
}

/** All dice of a day are rolled in the morning; a brewer is told those of the good he goes for. */
function stout(event: Tagged): number[] {
  const known = event as StoutEvent;
  return known.type === 'rolled' ? [...known.dice] : [];
}

/** The prices of the first evening, and one for every die that goes back to the bag. */
function dyce(event: Tagged): number[] {
  const known = event as DyceEvent;
  if (known.type === 'laid') return [...known.rolled];
  return known.type === 'drew' ? [known.rolled] : [];
}

/** What a die shows that is written as y3; 0 if it has not been rolled yet. */
const shown = (die: DieWord): number => Number(die.slice(1, 2));

/** The throw for the season token, the reserves, and single dice that come, are rerolled or looked through. */
function brewing(event: Tagged): number[] {
  const known = event as BrewingEvent;
  switch (known.type) {
    case 'drawn':
      return [...known.rolls];
    case 'rolled':
      return known.dice.map(shown);
    case 'rerolled':
      return known.into.map(shown);
    case 'searched':
      return [...known.rolled];
    case 'gained':
      return shown(known.die) > 0 ? [shown(known.die)] : [];
    case 'aimed':
      return known.token === 'reroll' ? [shown(known.into)] : [];
    default:
      return [];
  }
}

/** The throws for the first turn, against prohibition, for a move, and those of characters. */
function whisky(event: Tagged): number[] {
  const known = event as WhiskyEvent;
  if (known.type === 'threw') return [known.value];
  const isThrow = known.type === 'drawn' || known.type === 'sobered' || known.type === 'rolled';
  return isThrow ? [...known.throws] : [];
}

/** The faces that each game's events tell of, in the order of rolling. */
const FACES: Readonly<Record<string, (event: Tagged) => number[]>> = {
  'dice-box': diceBox,
  'six-sided-stout': stout,
  dyce,
  'dice-brewing': brewing,
  'whisky-game': whisky,
};

const drawn = (moment: Moment<BaseState, Tagged> | undefined): number =>
  moment?.match.state.rng.kind === 'sealed' ? moment.match.state.rng.drawn : 0;

/** Every roll of a match that has been played back. */
export function rollsOf({ record, moments }: PlayedBack): Roll[] {
  const facesOf = FACES[record.game];
  if (!facesOf) throw new Error(`no dice are known for ${record.game}`);
  return moments
    .map((moment, at): Roll => {
      const faces = moment.events.flatMap(facesOf);
      const [from, to] = [drawn(moments[at - 1]), drawn(moment)];
      return { at, faces, bytes: to > from ? { from, to: to - 1 } : null };
    })
    .filter(({ faces }) => faces.length > 0);
}
