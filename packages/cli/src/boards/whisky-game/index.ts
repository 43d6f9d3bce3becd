import { terminalFace } from '../face.ts';
import { called, draw } from './board.ts';
import { figures } from './figures.ts';
import { LEGEND } from './legend.ts';
import { questions } from './questions.ts';
import { rolls } from './rolls.ts';
import { parse, route } from './typing.ts';

export const whiskyGame = terminalFace({
  legend: LEGEND,
  figures,
  questions,
  draw,
  parse,
  called,
  route,
  rolls,
});
