import type { SeenTraveller } from '@taproom/games/whisky-game/shown';
import type { BoardText } from '../text.ts';
import { pointsToGo } from './collection.ts';

/** What a traveller still lacks to win, in words: "To win: 2 more regions and 7 more points". */
export function toWin(own: SeenTraveller, target: number, { say, listed }: BoardText): string {
  const { points, regions } = lackOf(own, target);
  const wanted = [
    ...(regions > 0 ? [say('toWinRegions', { count: regions })] : []),
    ...(points > 0 ? [say('toWinPoints', { points })] : []),
  ];
  return say('toWin', { what: wanted.length > 0 ? listed(wanted) : say('toWinDone') });
}

const lackOf = (own: SeenTraveller, target: number) => ({
  points: pointsToGo(own, target),
  regions: own.missingRegions.length,
});

/** The same in fewer words: "2 regions, 7 points to go". */
export function toGo(own: SeenTraveller, target: number, { say }: BoardText): string {
  const lack = lackOf(own, target);
  return lack.points + lack.regions > 0 ? say('toGo', lack) : say('toWinDone');
}
