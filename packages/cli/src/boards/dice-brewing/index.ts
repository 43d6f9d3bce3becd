import { terminalFace } from '../face.ts';
import { draw } from './board.ts';
import { LEGEND } from './legend.ts';
import { LESSON } from './lesson.ts';
import { rolls } from './rolls.ts';
import { parse } from './typing.ts';

export const diceBrewing = terminalFace({ legend: LEGEND, lesson: LESSON, draw, parse, rolls });
