import { type AnyGame, clone, fastRng, type Seat, type Viewer } from '@taproom/engine';
import { statesOf, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { type Card, isKept, type LostBottle } from '../components.ts';
import { whiskyGame } from '../index.ts';
import { questionsOf } from '../questions/index.ts';
import type { WhiskyEvent, WhiskyState } from '../state.ts';
import { bySense } from '../testing/chooser.ts';
import {
  type After,
  eventsOf,
  openIn,
  played,
  questionIn,
  stateAfter,
  travellerIn,
  withDice,
} from '../testing/play.ts';
import { type Position, position, type Seated } from '../testing/position.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'table'];

/** Three travellers; the first two have secrets. */
const table = (seated: readonly Seated[], told: Partial<Position> = {}): WhiskyState =>
  position({ travellers: seated, ...told });

const HANDS: readonly Seated[] = [
  { hand: ['faker', 'dave-broom'], lost: ['lost-imperial'] },
  { hand: ['flight-one-way'], lost: ['lost-malt-mill', 'lost-stromness'], bottles: ['ardbeg-5', 'lost-kinclaith'] },
  {},
];
const OTHER_HANDS: readonly Seated[] = [
  { hand: ['faker', 'dave-broom'], lost: ['lost-imperial'] },
  { hand: ['shackleton'], lost: ['lost-convalmore', 'lost-littlemill'], bottles: ['ardbeg-5', 'lost-kinclaith'] },
  {},
];

function imagined(state: WhiskyState, seat: Seat, seed: number): WhiskyState {
  const world = clone(state);
  whiskyGame.imagine(world, seat, fastRng(seed));
  return world;
}

const witnessed = ({ events }: After, viewer: Viewer): (WhiskyEvent | undefined)[] =>
  events.map((event) => whiskyGame.witness(event, viewer));

describe('WG-24: hands', () => {
  const state = table(HANDS);

  it('are seen by their owners, their numbers by all; so an empty one is seen by all', () => {
    const handsFor = (viewer: Viewer) => whiskyGame.view(state, viewer).seats.map(({ hand }) => hand);
    expect(handsFor(0)).toEqual([['dave-broom', 'faker'], null, []]);
    expect(handsFor(1)).toEqual([null, ['flight-one-way'], []]);
    expect(handsFor('table')).toEqual([null, null, []]);
    for (const viewer of VIEWERS)
      expect(whiskyGame.view(state, viewer).seats.map(({ handCount }) => handCount)).toEqual([2, 1, 0]);
  });

  it('of a kept card others learn only that it was drawn', () => {
    const drawing = table(HANDS, { left: 1, deck: ['luck-of-the-irish'] });
    const [drew] = eventsOf(played(drawing, 'step stirling', 'draw'), 'drew');
    expect(VIEWERS.map((viewer) => drew && whiskyGame.witness(drew, viewer))).toEqual([
      drew,
      { ...drew, card: null },
      { ...drew, card: null },
      { ...drew, card: null },
    ]);
  });

  it.each(['truck', 'bottle-arran', 'birthday', 'whisky-show', 'prohibition'] as const)(
    'a card like %s, that is dealt with at once, is seen by all',
    (card) => {
      const [drew] = eventsOf(played(table(HANDS, { left: 1, deck: [card] }), 'step stirling', 'draw'), 'drew');
      for (const viewer of VIEWERS) expect(drew && whiskyGame.witness(drew, viewer)).toEqual(drew);
    },
  );

  it('have no limit, nor have tokens', () => {
    const hand: Card[] = [
      'faker',
      'faker',
      'angels',
      'angels',
      'broken-cork',
      'broken-cork',
      'shackleton',
      'dave-broom',
    ];
    const state = table([{ hand, tokens: [20, 20, 20] }, {}], { left: 2, deck: ['nick-offerman'] });
    const after = stateAfter(state, 'step lanark', 'step moffat', 'draw');
    expect(travellerIn(after).hand).toHaveLength(9);
    expect(whiskyGame.view(after, 1).seats[0]).toMatchObject({ handCount: 9 });
  });
});

describe('lost bottles', () => {
  const state = table(HANDS);

  it('are seen by their owners, with their points; their number by all', () => {
    const lostFor = (viewer: Viewer) =>
      whiskyGame.view(state, viewer).seats.map(({ lost, lostPoints }) => [lost, lostPoints]);
    expect(lostFor(0)).toEqual([
      [['lost-imperial'], 5],
      [null, null],
      [[], 0],
    ]);
    expect(lostFor(1)[1]).toEqual([['lost-malt-mill', 'lost-stromness'], 17]);
    for (const viewer of VIEWERS) {
      const { seats } = whiskyGame.view(state, viewer);
      expect(seats.map(({ lostCount, points }) => [lostCount, points])).toEqual([
        [1, 0],
        [2, 9],
        [0, 0],
      ]);
    }
  });

  it('of one that is had others learn only that it was had', () => {
    const buying = table([{ at: 'auchentoshan', tokens: [2, 2, 2] }, {}, {}], { left: 1 });
    const after = played(buying, 'step littlemill', 'redeem');
    const [redeemed] = eventsOf(after, 'redeemed');
    expect(witnessed(after, 0)).toContainEqual(redeemed);
    for (const viewer of [1, 2, 'table'] as const)
      expect(witnessed(after, viewer)).toContainEqual({ type: 'redeemed', seat: 0, bottle: null });
  });

  it('of one that is given back unseen others learn only that it was', () => {
    const after = played(table(HANDS, { left: 1, deck: ['birthday'] }), 'step stirling', 'draw', 'pick lost-imperial');
    const lost = { type: 'lost', seat: 0, by: 'birthday', hidden: true };
    expect(witnessed(after, 0)).toContainEqual({ ...lost, bottle: 'lost-imperial' });
    for (const viewer of [1, 'table'] as const)
      expect(witnessed(after, viewer)).toContainEqual({ ...lost, bottle: null });
  });

  it('one that was shown is seen by all, also when it is lost', () => {
    const state = table([{ hand: ['faker'] }, HANDS[1] as Seated, {}]);
    const after = played(state, 'play faker', 'pick lost-kinclaith');
    for (const viewer of VIEWERS)
      expect(witnessed(after, viewer)).toContainEqual({
        type: 'lost',
        seat: 1,
        bottle: 'lost-kinclaith',
        by: 'faker',
        hidden: false,
      });
  });
});

describe('nothing that others see depends on what is hidden', () => {
  const one = table(HANDS);
  const other = table(OTHER_HANDS);
  other.deck.reverse();
  other.lostDeck.reverse();
  other.questions.easy.reverse();

  it('no view', () => {
    for (const viewer of [0, 2, 'table'] as const)
      expect(whiskyGame.view(other, viewer)).toEqual(whiskyGame.view(one, viewer));
    expect(whiskyGame.view(other, 1)).not.toEqual(whiskyGame.view(one, 1));
  });

  it('no menu of another player', () => {
    expect(openIn(other)).toEqual(openIn(one));
  });

  it('no view while a question is open, and no menu', () => {
    const asked = stateAfter(table([{}, {}, {}], { left: 1 }), 'step auchentoshan', 'ask hard');
    const question = questionIn(asked);
    for (const right of [0, 1, 2, 3]) {
      const world = clone(asked);
      Object.assign(questionIn(world), { right });
      for (const viewer of VIEWERS) expect(whiskyGame.view(world, viewer)).toEqual(whiskyGame.view(asked, viewer));
      expect(openIn(world)).toEqual(openIn(asked));
    }
    expect(whiskyGame.view(asked, 0).asked).toMatchObject({ question: question.question, right: null });
  });

  it('the order in which one’s cards came is no matter', () => {
    const hand: Card[] = ['faker', 'aeneas-coffey', 'nick-offerman'];
    const [came, turned] = [hand, [...hand].reverse()].map((cards) =>
      table([{ hand: cards, tokens: [1, 0, 0] }, ...HANDS.slice(1)]),
    ) as [WhiskyState, WhiskyState];
    for (const viewer of VIEWERS) expect(whiskyGame.view(turned, viewer)).toEqual(whiskyGame.view(came, viewer));
    expect(openIn(turned)).toEqual(openIn(came));
  });

  it('no view shows the dice, a deck or a question to come', () => {
    for (const viewer of VIEWERS) {
      const seen = whiskyGame.view(one, viewer);
      expect(seen).not.toHaveProperty('rng');
      expect([seen.deck, seen.lostDeck]).toEqual([one.deck.length, one.lostDeck.length]);
      expect(JSON.stringify(seen)).not.toContain(one.questions.hard[0]);
    }
  });
});

describe('when the game is over', () => {
  it('everything lies open', () => {
    const state = table(HANDS, { round: 150, turn: 2, left: 1 });
    const end = stateAfter(state, 'step kilmarnock');
    for (const viewer of VIEWERS) {
      const { seats, phase } = whiskyGame.view(end, viewer);
      expect(phase).toBe('over');
      expect(seats.map(({ hand, lost, lostPoints }) => [hand, lost, lostPoints])).toEqual([
        [['dave-broom', 'faker'], ['lost-imperial'], 5],
        [['flight-one-way'], ['lost-malt-mill', 'lost-stromness'], 17],
        [[], [], 0],
      ]);
    }
    expect(imagined(end, 0, 7).travellers).toEqual(end.travellers);
  });
});

describe('imagined worlds', () => {
  const state = table(HANDS, { left: 1 });
  const worlds = Array.from({ length: 200 }, (_, seed) => imagined(state, 0, seed));

  it('keep what one has and how much the others have', () => {
    for (const world of worlds) {
      expect(check(world)).toBeUndefined();
      expect(travellerIn(world)).toEqual(travellerIn(state));
      expect(world.travellers.map(({ hand, lost }) => [hand.length, lost.length])).toEqual([
        [2, 1],
        [1, 2],
        [0, 0],
      ]);
    }
  });

  it('give the others only cards that are kept', () => {
    const hands = worlds.flatMap(({ travellers }) => travellers.slice(1).flatMap(({ hand }) => hand));
    expect(hands.every(isKept)).toBe(true);
    expect(new Set(hands).size).toBeGreaterThan(12);
  });

  it('give them any lost bottles but those one knows of', () => {
    const lost = new Set<LostBottle>(worlds.flatMap(({ travellers }) => travellers[1]?.lost ?? []));
    expect(lost.size).toBe(12);
    expect([lost.has('lost-imperial'), lost.has('lost-kinclaith')]).toEqual([false, false]);
  });

  it('look the same to whoever imagines them', () => {
    for (const world of worlds) expect(whiskyGame.view(world, 0)).toEqual(whiskyGame.view(state, 0));
  });

  it('are the same whatever the truth is', () => {
    const other = table(OTHER_HANDS, { left: 1 });
    other.deck.reverse();
    other.lostDeck.reverse();
    other.questions.hard.reverse();
    for (let seed = 0; seed < 20; seed++) expect(imagined(other, 0, seed)).toEqual(imagined(state, 0, seed));
  });

  it('have other dice, decks and questions to come', () => {
    const tops = (tell: (world: WhiskyState) => unknown): number =>
      new Set(worlds.map((world) => String(tell(world)))).size;
    expect(tops(({ deck }) => deck[0])).toBeGreaterThan(20);
    expect(tops(({ lostDeck }) => lostDeck[0])).toBe(12);
    for (const level of ['easy', 'medium', 'hard'] as const)
      expect(tops(({ questions }) => questions[level][0])).toBeGreaterThan(40);
    expect(tops((world) => JSON.stringify(world.rng))).toBe(worlds.length);
  });

  it('leave questions that were asked out of those to come', () => {
    const asked = stateAfter(state, 'step auchentoshan', 'ask hard');
    for (let seed = 0; seed < 20; seed++) {
      const world = imagined(asked, 1, seed);
      expect(world.questions.hard).toHaveLength(questionsOf('hard').length - 1);
      expect(world.questions.hard).not.toContain(questionIn(asked).question);
    }
  });

  it('guess the right answer, among the options that are left', () => {
    const asked = stateAfter(
      table([{ character: 'billy-walker', hand: ['fifty-fifty'] }, {}], { left: 1 }),
      'step auchentoshan',
      'ask hard',
    );
    const guesses = (question: WhiskyState, seat: Seat): Set<number> =>
      new Set(Array.from({ length: 60 }, (_, seed) => questionIn(imagined(question, seat, seed)).right));
    for (const seat of [0, 1]) expect(guesses(asked, seat)).toEqual(new Set([0, 1, 2, 3]));
    const halved = stateAfter(asked, 'play fifty-fifty');
    expect(guesses(halved, 0)).toEqual(new Set(questionIn(halved).options));
    const revealed = stateAfter(withDice(asked, 1), 'throw');
    expect(guesses(revealed, 1)).toEqual(new Set([questionIn(asked).right]));
  });

  it('are the same whatever the right answer is', () => {
    const asked = stateAfter(table([{ hand: ['fifty-fifty'] }, {}], { left: 1 }), 'step auchentoshan', 'ask hard');
    for (const right of [0, 1, 2, 3]) {
      const world = clone(asked);
      Object.assign(questionIn(world), { right });
      for (const seat of [0, 1]) expect(imagined(world, seat, 4)).toEqual(imagined(asked, seat, 4));
    }
  });

  it('keep a prohibition that is about to be given', () => {
    const giving = stateAfter(table(HANDS, { left: 1, deck: ['prohibition'] }), 'step stirling', 'draw');
    for (let seed = 0; seed < 20; seed++) expect(check(imagined(giving, 1, seed))).toBeUndefined();
  });
});

describe('in whole games', () => {
  it('no event tells others of a kept card or of a lost bottle before it is shown', () => {
    const setup = { seats: 4, options: { target: '15' }, dice: { kind: 'seed', seed: 3 } } as const;
    const { turns } = walk(whiskyGame as unknown as AnyGame, setup, bySense(3), { mostActions: 2_000 });
    const events = turns.flatMap((turn) => turn.events as WhiskyEvent[]);
    const seen = events.map((event) => whiskyGame.witness(event, 'table'));
    const told = seen.flatMap((event) => (event?.type === 'drew' && event.card ? [event.card] : []));
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter(isKept)).toEqual([]);
    expect(seen.flatMap((event) => (event?.type === 'redeemed' ? [event.bottle] : []))).not.toContainEqual(
      expect.any(String),
    );
    expect(events.length).toBe(seen.length);
  });

  it('every world that anybody imagines is one there could be', () => {
    const setup = { seats: 3, options: {}, dice: { kind: 'seed', seed: 8 } } as const;
    const run = walk(whiskyGame as unknown as AnyGame, setup, bySense(8), { mostActions: 1_000 });
    const states = (statesOf(run) as WhiskyState[]).filter((_, i) => i % 5 === 0);
    expect(states.length).toBeGreaterThan(40);
    for (const [i, state] of states.entries()) {
      const world = imagined(state, i % 3, i);
      expect(check(world)).toBeUndefined();
      expect(whiskyGame.view(world, i % 3)).toEqual(whiskyGame.view(state, i % 3));
      expect(whiskyGame.legal(world, i % 3)).toEqual(whiskyGame.legal(state, i % 3));
    }
  });
});
