import type { StoutEvent } from '@taproom/games/six-sided-stout';

/** All who go for the same good on the same day see the same dice, so they count once. */
export function rolls(events: readonly StoutEvent[]): number[] {
  const rolled = new Map<string, readonly number[]>();
  let day = 1;
  for (const event of events) {
    if (event.type === 'dawned') day = event.day;
    if (event.type !== 'rolled') continue;
    const key = `${day} ${event.good}`;
    if (event.dice.length > (rolled.get(key)?.length ?? 0)) rolled.set(key, event.dice);
  }
  return [...rolled.values()].flat();
}
