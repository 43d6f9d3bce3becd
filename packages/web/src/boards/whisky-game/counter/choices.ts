import type { WhiskyAction } from '@taproom/games/whisky-game/shown';

type Kind = WhiskyAction['type'];
type Of<T extends Kind> = Extract<WhiskyAction, { type: T }>;

/** All open actions of a type. */
export const findAll = <T extends Kind>(legal: readonly WhiskyAction[], type: T): Of<T>[] =>
  legal.filter((action): action is Of<T> => action.type === type);

/** The open action of a type, or the matching one among several. */
export const find = <T extends Kind>(
  legal: readonly WhiskyAction[],
  type: T,
  isMeant: (action: Of<T>) => boolean = () => true,
): Of<T> | undefined => findAll(legal, type).find(isMeant);
