import type { Measurement, ParRequest } from '../face.ts';
import { LEAST_SHOWN } from './least-shown.ts';

export const par: Measurement<ParRequest> = {
  help: ['In DYCE, the games that it wins for each start of the white die, with the 95 % interval.'],
  games: LEAST_SHOWN,
  measure: async (request, io) => (await import('./alone.ts')).measureAlone(request, io),
};
