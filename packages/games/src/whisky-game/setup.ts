import { type Emit, must, type Rng, rollDie, type Seat, shuffle } from '@taproom/engine';
import {
  CHARACTER_RULES,
  CHARACTERS,
  type Character,
  LEVELS,
  type Level,
  LOST_BOTTLES,
  specialDeck,
  TOKENS_OF_EACH,
} from './components.ts';
import { flow } from './flow.ts';
import { QUESTIONS, type QuestionId, questionsOf, seenIn } from './questions/index.ts';
import { noTokens } from './rules.ts';
import type { Traveller, WhiskyEvent, WhiskyOptions, WhiskyState } from './state.ts';

const unheard = (): void => {};

export function setup(seats: number, options: WhiskyOptions, rng: Rng, emit: Emit<WhiskyEvent> = unheard): WhiskyState {
  const extended = options.extended === 'on';
  const travellers = castCharacters(seats, extended, rng, emit).map(newTraveller);
  const first = drawFirst(seats, rng, emit);
  const inOrder = travellers.map((_, i) => (first + i) % seats);
  const state: WhiskyState = {
    rng,
    stack: [{ at: 'next', seat: first }, ...inOrder.reverse().map((seat) => ({ at: 'start' as const, seat }))],
    extended,
    target: Number(options.target),
    questionSeconds: Number(options.questionSeconds),
    round: 0,
    first,
    turn: { seat: first, prohibited: false, opening: false, flown: false, barrels: [] },
    travellers,
    bag: { barley: TOKENS_OF_EACH, water: TOKENS_OF_EACH, yeast: TOKENS_OF_EACH },
    deck: shuffled(rng, specialDeck(extended)),
    lostDeck: shuffled(rng, [...LOST_BOTTLES]),
    questions: layOutQuestions(options.seen, rng),
    settled: null,
    ending: null,
    winner: null,
  };
  flow.settle(state, emit);
  return state;
}

function shuffled<T>(rng: Rng, items: T[]): T[] {
  shuffle(rng, items);
  return items;
}

function castCharacters(seats: number, extended: boolean, rng: Rng, emit: Emit<WhiskyEvent>): Character[] {
  const all = CHARACTERS.filter((character) => extended || CHARACTER_RULES[character].set === 'base');
  const cast = shuffled(rng, all).slice(0, seats);
  for (const [seat, character] of cast.entries()) emit({ type: 'cast', seat, character });
  return cast;
}

const newTraveller = (character: Character): Traveller => ({
  character,
  at: null,
  country: null,
  wake: null,
  hand: [],
  open: [],
  tokens: noTokens(),
  bottles: [],
  lost: [],
  missing: 0,
  emptied: [],
  lastAsked: null,
  poured: [],
  jumped: false,
});

/** The highest throw goes first; ties throw again. */
function drawFirst(seats: number, rng: Rng, emit: Emit<WhiskyEvent>): Seat {
  const throws: number[] = [];
  let left = Array.from({ length: seats }, (_, seat) => seat);
  while (left.length > 1) {
    const thrown = left.map(() => rollDie(rng));
    throws.push(...thrown);
    const most = Math.max(...thrown);
    left = left.filter((_, i) => thrown[i] === most);
  }
  const first = must(left[0]);
  emit({ type: 'drawn', seat: first, throws });
  return first;
}

/** Shuffles the questions of each level, with recently seen ones last (WG-40). */
function layOutQuestions(seenWord: string, rng: Rng): Record<Level, QuestionId[]> {
  const seen = seenIn(
    QUESTIONS.map(({ id }) => id),
    seenWord,
  );
  const layOut = (level: Level): QuestionId[] => {
    const deck = shuffled(rng, questionsOf(level));
    return [...deck.filter((id) => !seen.includes(id)), ...deck.filter((id) => seen.includes(id))];
  };
  const [easy, medium, hard] = LEVELS.map(layOut) as [QuestionId[], QuestionId[], QuestionId[]];
  return { easy, medium, hard };
}
