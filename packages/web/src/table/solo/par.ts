import type { Par } from '../../boards/face.ts';
import { faceOf } from '../../boards/index.ts';
import type { TablePlan } from '../table.ts';

/** The scores that earn medals; undefined for games without them. */
export const parFor = ({ game, options }: TablePlan): Par | undefined => faceOf(game).medals?.par(options);
