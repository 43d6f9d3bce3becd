import { offeredValues } from '@taproom/engine';
import { findOffer } from '@taproom/games/shelf';
import type { TableInfo } from '@taproom/protocol';

/** Those of a table's options that could have been chosen otherwise with so many seats. */
export function openOptions({ game, options, seats }: Pick<TableInfo, 'game' | 'options' | 'seats'>) {
  const offer = findOffer(game)?.options ?? {};
  return Object.entries(options).filter(([name]) => {
    const option = offer[name];
    return option !== undefined && offeredValues(option, seats.length).length > 1;
  });
}
