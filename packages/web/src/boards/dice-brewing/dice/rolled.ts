import { type BrewingEvent, pipsOf } from '@taproom/games/dice-brewing';

/** The roll for the season token, the reserves, and single dice that arrive, are rerolled or looked through. */
export function rolled(event: BrewingEvent): readonly number[] {
  switch (event.type) {
    case 'drawn':
      return event.rolls;
    case 'rolled':
      return event.dice.map(pipsOf);
    case 'rerolled':
      return event.into.map(pipsOf);
    case 'searched':
      return event.rolled;
    case 'gained':
      return pipsOf(event.die) > 0 ? [pipsOf(event.die)] : [];
    case 'aimed':
      return event.token === 'reroll' ? [pipsOf(event.into)] : [];
    default:
      return [];
  }
}
