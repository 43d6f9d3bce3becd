import type { DyceAction } from '@taproom/games/dyce';
import type { Temper } from '../../face/temper.ts';

export const TEMPER: Temper<DyceAction> = { rests: ['pass', 'take', 'done'] };
