import type { Die, Placed, SeenBrewer, Store } from '@taproom/games/dice-brewing';
import type { Say } from '@taproom/games/text';
import type { Key } from '../text.ts';

/** Dice, and whatever lies on the spaces. */
export function diceWords(say: Say<Key>) {
  function die(given: Readonly<Die>): string {
    const { colour, value, raised, lock, unlucky } = given;
    const marks = [lock && say(lock), raised > 0 && say('raised'), unlucky && value === 1 && say('unlucky')];
    const name = value === 0 ? say('unrolled', { colour }) : say('die', { colour, value });
    return [name, ...marks.filter(Boolean)].join(', ');
  }

  const pieceIn = (given: Readonly<Die>, from: Store, picked: boolean): string => {
    const place = say(from === 'reserve' ? 'inReserve' : 'inWarehouse');
    return [
      `${die(given)} (${say('goods', { colour: given.colour })})`,
      place,
      ...(picked ? [say('picked')] : []),
    ].join(', ');
  };

  function lying({ piece, speeder }: Readonly<Placed>): string {
    if (speeder) return say('sped', { piece: die(speeder) });
    if (piece === null) return say('usedUp');
    return say('lies', { piece: piece === 'seed' ? say('aSeed') : die(piece) });
  }

  const listed = (dice: readonly Readonly<Die>[]): string =>
    dice.length === 0 ? say('nothing') : dice.map(die).join(', ');

  /** What the total is made of. */
  const parts = ({ parts: made }: SeenBrewer): string =>
    made.map(({ name, value }) => say('part', { part: name, value })).join(' + ');

  const other = (name: string, brewer: SeenBrewer): string =>
    say('otherIs', {
      name,
      score: brewer.score,
      parts: parts(brewer),
      coins: brewer.coins,
      seeds: brewer.seeds,
      tokens: brewer.tokenCount,
      recipes: brewer.recipes.length,
      reserve: listed(brewer.reserve),
      warehouse: listed(brewer.warehouse),
    });

  return { die, pieceIn, lying, parts, other };
}
