import type { Say } from '../../text/format.ts';
import { buildingOf, type Space } from '../components.ts';
import type { Key } from './index.ts';

/** A space by its house and number. */
export const spaceText = (say: Say<Key>, space: Space): string =>
  `${say(`building.${buildingOf(space)}`)} ${space.slice(2)}`;
