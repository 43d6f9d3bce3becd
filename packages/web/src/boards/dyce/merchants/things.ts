import type { Whisky } from '@taproom/games/dyce';

/** What is counted and moved. */
export type Thing = Whisky | 'pound' | 'vp' | 'shop' | 'seal' | 'barrel' | 'die';
