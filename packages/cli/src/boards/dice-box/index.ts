import { terminalFace } from '../face.ts';
import { draw } from './board.ts';
import { rolls } from './rolls.ts';
import { parse } from './typing.ts';

export const diceBox = terminalFace({ draw, parse, rolls });
