import { below, type Emit, must, pop, push, replace, rollDie, type Seat, shuffle } from '@taproom/engine';
import { takeBottle } from './bottles.ts';
import { abilityOf, bottleFrom, type Level, POINTS } from './components.ts';
import { factOf, rightOf } from './questions/answers.ts';
import { OPTIONS_OF_EACH, type QuestionId, questionsOf } from './questions/index.ts';
import { fieldAt, levelsFor, travellerAt } from './rules.ts';
import type { Frames, WhiskyEvent, WhiskyState } from './state.ts';

type Emits = Emit<WhiskyEvent>;
type Question = Frames['question'];

/** The next question of a level; reshuffled once all have been asked. */
function drawQuestion(state: WhiskyState, level: Level): QuestionId {
  if (state.questions[level].length === 0) {
    state.questions[level] = questionsOf(level);
    shuffle(state.rng, state.questions[level]);
  }
  return must(state.questions[level].shift());
}

/** The part of a question frame that changes when another question is drawn. */
function freshQuestion(
  state: WhiskyState,
  level: Level,
): Pick<Question, 'question' | 'options' | 'right' | 'revealed'> {
  const question = drawQuestion(state, level);
  const options = Array.from({ length: OPTIONS_OF_EACH }, (_, i) => i);
  shuffle(state.rng, options);
  return { question, options, right: rightOf(question), revealed: false };
}

/** Asks a question of a level at the pawn's distillery. */
export function ask(state: WhiskyState, { seat, smuggling }: Frames['visit'], level: Level, emit: Emits): void {
  const traveller = travellerAt(state, seat);
  const distillery = fieldAt(traveller).id;
  traveller.lastAsked = distillery;
  const fresh = freshQuestion(state, level);
  replace(state, { at: 'question', seat, distillery, level, smuggling, thrown: false, ...fresh });
  emit({ type: 'asked', seat, distillery, level, question: fresh.question, anew: false });
}

/** Settles the question; `option` is null without an answer. */
export function settle(state: WhiskyState, local: Question, option: number | null, emit: Emits): void {
  const { seat, distillery, level, question, options, right, smuggling } = local;
  pop(state);
  state.settled = { seat, distillery, level, question, options, option, right };
  emit({ type: 'answered', seat, question, option, right, fact: factOf(question) });
  maybeJump(state, seat);
  if (option !== right) return;
  const points = POINTS[level];
  if (smuggling) push(state, { at: 'bottle', seat, card: 'robbie-macpherson', left: 1, points });
  else takeBottle(state, seat, bottleFrom(distillery, points), emit);
}

/** WG-17: strikes out two wrong options at random. */
export function strike(state: WhiskyState, local: Question, emit: Emits): void {
  const wrong = local.options.filter((option) => option !== local.right);
  const spared = wrong[below(state.rng, wrong.length)];
  const struck = wrong.filter((option) => option !== spared);
  local.options = local.options.filter((option) => !struck.includes(option));
  emit({ type: 'struck', seat: local.seat, options: struck });
}

/** WG-13: a character's throw to see the answer, or to get another question. */
export function throwFor(state: WhiskyState, local: Question, emit: Emits): void {
  const { seat, level, distillery } = local;
  const ability = abilityOf(travellerAt(state, seat).character);
  const value = rollDie(state.rng);
  const success = 'success' in ability && ability.success.includes(value);
  local.thrown = true;
  emit({ type: 'threw', seat, value, success });
  if (!success) return;
  if (ability.type === 'reveal') local.revealed = true;
  else {
    Object.assign(local, freshQuestion(state, level));
    emit({ type: 'asked', seat, distillery, level, question: local.question, anew: true });
  }
}

/** WG-12: Nick Savage may jump once his question at Macallan is settled, or if there is none for him. */
export function maybeJump(state: WhiskyState, seat: Seat): void {
  const traveller = travellerAt(state, seat);
  const ability = abilityOf(traveller.character);
  if (ability.type === 'jump' && traveller.at === ability.from) push(state, { at: 'jump', seat });
}

/** Whether there is no question here for the player. */
export const foundNothing = (state: WhiskyState, seat: Seat): boolean => levelsFor(state, seat, false).length === 0;
