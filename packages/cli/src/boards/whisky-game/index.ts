import { terminalFace } from '../face.ts';
import { called, draw } from './board.ts';
import { figures } from './figures.ts';
import { LEGEND } from './legend.ts';
import { LESSON } from './lesson.ts';
import { questions } from './questions.ts';
import { quiz } from './quiz.ts';
import { rolls } from './rolls.ts';
import { parse, route, together } from './typing.ts';

export const whiskyGame = terminalFace({
  legend: LEGEND,
  lesson: LESSON,
  figures,
  quiz,
  questions,
  draw,
  parse,
  called,
  route,
  together,
  rolls,
});
