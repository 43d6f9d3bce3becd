import { BOTTLES, CARDS, CHARACTERS } from '../../components.ts';
import { FIELDS, REGIONS } from '../../map/index.ts';
import { CARD_NAMES } from '../../text/names.ts';
import type { Things } from '../../text/things.ts';
import type { Printed } from './giveaways.ts';

/** Everything the game prints in a language: on the map, cards, characters and bottles. */
export const printedBy = (things: Things): Printed => ({
  names: [
    ...FIELDS.map(({ id }) => things.fieldName(id)),
    ...CHARACTERS.map(things.characterName),
    ...BOTTLES.map(({ word }) => things.bottleName(word)),
    ...Object.values(CARD_NAMES),
  ],
  phrases: [...CARDS.map(things.cardName), ...REGIONS.map(things.regionName)],
});
