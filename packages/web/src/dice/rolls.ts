import type { BaseState, Moment, Tagged } from '@taproom/engine';
import { findGame } from '@taproom/games';
import type { DiceBoxEvent, DiceBoxView, DieName } from '@taproom/games/dice-box';
import type { PlayedBack } from '../record/play-back.ts';

/** What was rolled at one point of a match. */
export interface Roll {
  /** 0 is the deal, then the number of the entry that led to the roll. */
  readonly at: number;
  readonly faces: readonly number[];
  /** The bytes of the stream that were drawn for it; none for a seeded match. */
  readonly bytes: { readonly from: number; readonly to: number } | null;
}

/** Which faces a game rolled, in the order of rolling. */
interface DiceOf {
  /** Those of the deal, read off the first view. */
  deal(view: unknown): number[];
  event(event: Tagged): number[];
}

const pips = (die: DieName): number => Number(die.slice(1));

const diceBox: DiceOf = {
  deal(view) {
    const { grid, seats } = view as DiceBoxView;
    return [...grid.flatMap((die) => die?.value ?? []), ...seats.flatMap(({ hand }) => hand.map(({ value }) => value))];
  },
  event(event) {
    const known = event as DiceBoxEvent;
    if (known.type === 'seeded') return [known.value];
    return known.type === 'rolled' || known.type === 'rerolled' ? known.dice.map(pips) : [];
  },
};

const DICE: Readonly<Record<string, DiceOf>> = { 'dice-box': diceBox };

const drawn = (moment: Moment<BaseState, Tagged> | undefined): number =>
  moment?.match.state.rng.kind === 'sealed' ? moment.match.state.rng.drawn : 0;

/** Every roll of a match that has been played back. */
export function rollsOf({ record, moments }: PlayedBack): Roll[] {
  const game = findGame(record.game);
  const dice = DICE[record.game];
  if (!game || !dice) throw new Error(`no dice are known for ${record.game}`);
  return moments
    .map((moment, at): Roll => {
      const faces = at === 0 ? dice.deal(game.view(moment.match.state, 'table')) : moment.events.flatMap(dice.event);
      const [from, to] = [drawn(moments[at - 1]), drawn(moment)];
      return { at, faces, bytes: to > from ? { from, to: to - 1 } : null };
    })
    .filter(({ faces }) => faces.length > 0);
}
