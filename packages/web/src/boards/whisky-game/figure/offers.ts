import {
  CARD_RULES,
  type FieldId,
  ferriesFrom,
  LEVELS,
  POINTS,
  type SeenTraveller,
  STARTS,
  stockAt,
  TOKENS,
  type WhiskyAction,
  type WhiskyView,
} from '@taproom/games/whisky-game/shown';

/**
 * What a figure shows to be open to a player at a choice. The rules are not at hand where it is drawn; this is all that
 * the figures of the rules page need.
 */
export function offersTo(view: WhiskyView, own: SeenTraveller): WhiskyAction[] {
  const { asked, seats } = view;
  const here: FieldId = own.at ?? '';
  switch (asked?.at) {
    case 'start':
      return STARTS.map((at) => ({ type: 'start', at }));
    case 'turn':
      return [{ type: 'roll' }, ...ferriesFrom(here).map((to): WhiskyAction => ({ type: 'sail', to }))];
    case 'visit':
      return LEVELS.filter((level) => stockAt(seats, here).includes(POINTS[level])).map((level) => ({
        type: 'ask',
        level,
      }));
    case 'question':
      return [...asked.options.map((option): WhiskyAction => ({ type: 'answer', option })), ...aids(own)];
    case 'lost':
      return [{ type: 'redeem' }];
    case 'pub':
      return swaps(own);
    default:
      return [];
  }
}

const aids = ({ hand }: SeenTraveller): WhiskyAction[] =>
  (hand ?? []).filter((card) => CARD_RULES[card].when === 'question').map((card) => ({ type: 'play', card }));

const swaps = ({ tokens }: SeenTraveller): WhiskyAction[] =>
  TOKENS.filter((give) => tokens[give] >= 2).flatMap((give) =>
    TOKENS.filter((take) => take !== give).map((take): WhiskyAction => ({ type: 'swap', give, take })),
  );
