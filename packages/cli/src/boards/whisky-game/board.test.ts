import { actionKey, below, fastRng, type Seat } from '@taproom/engine';
import {
  whiskyGame as game,
  type WhiskyAction,
  type WhiskyEvent,
  type WhiskyState,
  type WhiskyView,
} from '@taproom/games/whisky-game';
import { load, notation } from '@taproom/games/whisky-game/text';
import { describe, expect, test } from 'vitest';
import { surroundings } from '../../testing/around.ts';
import type { Surroundings } from '../face.ts';
import { whiskyGame as board } from './index.ts';

const OPTIONS = { extended: 'on', target: '25', questionSeconds: '45', seen: '' } as const;
const around = surroundings(await load('en'));

interface Moment {
  readonly state: WhiskyState;
  readonly seat: Seat;
}

/** The first positions of a random game. */
function* positions(seats: number, seed: number, most = 400): Generator<Moment> {
  const rng = fastRng(seed);
  const state = game.setup(seats, OPTIONS, fastRng(seed + 1));
  for (let i = 0; i < most; i++) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    yield { state, seat };
    const legal = game.legal(state, seat);
    game.apply(state, seat, legal[below(rng, legal.length)] as WhiskyAction, () => {});
  }
  yield { state, seat: 0 };
}

const drawn = ({ state, seat }: Moment, more: Partial<Surroundings> = {}): string[] => {
  const legal = game.actors(state).includes(seat) ? game.legal(state, seat) : [];
  return board.draw(game.view(state, seat), { ...around, home: seat, asked: seat, legal, ...more });
};

test.each([2, 3, 4, 5, 6])('fits its place at every moment with %d players', (seats) => {
  for (const moment of positions(seats, seats)) {
    const lines = drawn(moment);
    expect(lines.length).toBeLessThanOrEqual(13);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  }
});

test.each([2, 3, 4])('cuts nothing that is near in a large window with %d players', (seats) => {
  for (const moment of positions(seats, seats)) {
    const lines = drawn(moment, { columns: 112, lines: 22 });
    expect(lines.length).toBeLessThanOrEqual(22);
    if (lines.some((line) => line.startsWith('@ '))) expect(lines.join('\n')).not.toMatch(/ …$/m);
  }
});

test('a walk is called by its goal if that leads the same way', () => {
  const view = viewOf(walking(4, ['edinburgh']));
  const walk = board.route?.('go glenkinchie', view) ?? [];
  expect(walk.length).toBeGreaterThan(1);
  expect(board.together?.(walk, view, around.text)).toEqual({ typed: 'go glenkinchie', listed: 'Go to Glenkinchie' });
  expect(board.together?.(walk.slice(1), view, around.text)).toBeUndefined();
  expect(board.together?.([{ type: 'roll' }], view, around.text)).toBeUndefined();
});

test('every move of a game can be typed as it is written', () => {
  for (const { state, seat } of positions(3, 5)) {
    for (const action of game.legal(state, seat)) {
      const view = game.view(state, seat);
      const typed = board.parse(board.called?.(action, view, around.text)?.typed ?? notation.action(action), view);
      expect(typed && actionKey(typed as WhiskyAction)).toBe(actionKey(action));
    }
  }
});

/** A game of two in which the pawn of seat 0 stands somewhere and is asked something. */
function asking(at: string, frame: WhiskyState['stack'][number], change: Partial<WhiskyState['travellers'][0]> = {}) {
  const state = game.setup(2, OPTIONS, fastRng(1));
  for (const traveller of state.travellers)
    Object.assign(traveller, { character: 'alan-winchester', at, country: 'scotland' });
  Object.assign(state.travellers[0] ?? {}, change);
  state.turn.seat = 0;
  state.stack = [{ at: 'next', seat: 0 }, frame];
  return state;
}

const walking = (left: number, path: string[]) => asking(path.at(-1) ?? '', { at: 'move', seat: 0, left, path });
const viewOf = (state: WhiskyState): WhiskyView => game.view(state, 0);

describe('going', () => {
  const state = walking(4, ['edinburgh']);
  const go = (typed: string) => board.route?.(typed, viewOf(state));

  test('walks to a field and stops there before its time', () => {
    expect(go('go glenkinchie')).toEqual([
      { type: 'step', to: 'dalkeith' },
      { type: 'step', to: 'glenkinchie' },
      { type: 'stop' },
    ]);
  });

  test('needs no stop where the walk is over', () => {
    expect(go('go annandale')).toHaveLength(4);
    expect(go('go annandale')?.at(-1)).toEqual({ type: 'step', to: 'annandale' });
  });

  test('understands the name alone, and its beginning', () => {
    expect(go('Glenki')).toEqual(go('go glenkinchie'));
    expect(go('St Magdalene (Linlithgow)')).toEqual(go('go st-magdalene'));
  });

  test('prefers the way with more barrels', () => {
    const steps = board.route?.('go listowel', viewOf(walking(3, ['cork'])));
    expect(steps?.[0]).toEqual({ type: 'step', to: 'killarney' });
  });

  test('is nothing where the field is out of reach, and one step where it is next', () => {
    expect(go('go oban')).toBeUndefined();
    expect(board.parse('go oban', viewOf(state))).toEqual({ type: 'step', to: 'oban' });
  });

  test('means to sail, to travel or to begin where that is asked', () => {
    const parsed = (at: string, frame: WhiskyState['stack'][number], typed: string) =>
      board.parse(typed, viewOf(asking(at, frame)));
    expect(parsed('dublin-port', { at: 'turn', seat: 0, onward: false }, 'go irish sea')).toEqual({
      type: 'sail',
      to: 'sea-irish',
    });
    expect(parsed('perth', { at: 'festival', seat: 0, card: 'feis-ile' }, 'ardbeg')).toEqual({
      type: 'travel',
      to: 'ardbeg',
    });
    expect(parsed('perth', { at: 'start', seat: 0 }, 'dublin')).toEqual({ type: 'start', at: 'dublin' });
  });
});

describe('typing', () => {
  test.each([
    ['r', { type: 'roll' }],
    ['s', { type: 'stop' }],
    ['l', { type: 'leave' }],
    ['draw', { type: 'draw' }],
    ['pass', { type: 'timeUp' }],
    ['ask h', { type: 'ask', level: 'hard' }],
    ['ask 3', { type: 'ask', level: 'medium' }],
    ['play 50/50', { type: 'play', card: 'fifty-fifty' }],
    ['p fak', { type: 'play', card: 'faker' }],
    ['pick ardbeg-5', { type: 'pick', bottle: 'ardbeg-5' }],
    ['pick lost-malt', { type: 'pick', bottle: 'lost-malt-mill' }],
    ['choose 2', { type: 'choose', opponent: 1 }],
    ['pour p3', { type: 'pour', from: 2 }],
    ['swap y w', { type: 'swap', give: 'yeast', take: 'water' }],
    ['fly dublin return', { type: 'fly', to: 'dublin-airport', ticket: 'flight-return' }],
    ['fly aberdeen', { type: 'fly', to: 'aberdeen-airport', ticket: 'flight-one-way' }],
    ['answer c', { type: 'answer', option: 2 }],
  ])('%s is understood', (typed, action) => {
    expect(board.parse(typed)).toEqual(action);
  });

  test.each(['', 'roll twice', 'ask', 'ask for it', 'pick', 'choose 9', 'swap yeast', 'go nowhere', 'dublin'])(
    '“%s” alone says nothing',
    (typed) => {
      expect(board.parse(typed)).toBeUndefined();
    },
  );

  test('at a distillery the level is enough, where a bottle is asked for the bottle', () => {
    expect(board.parse('hard', viewOf(asking('oban', { at: 'visit', seat: 0, smuggling: false })))).toEqual({
      type: 'ask',
      level: 'hard',
    });
    const choosing = asking('oban', { at: 'bottle', seat: 0, card: 'faker', left: 1, points: 0 });
    expect(board.parse('oban-3', viewOf(choosing))).toEqual({ type: 'pick', bottle: 'oban-3' });
  });

  test('a flight takes the ticket that is there, an open one first', () => {
    const flying = (change: Partial<WhiskyState['travellers'][0]>) =>
      board.parse('fly dublin', viewOf(asking('glasgow-airport', { at: 'airport', seat: 0 }, change)));
    expect(flying({ hand: ['flight-return'] })).toMatchObject({ ticket: 'flight-return' });
    expect(flying({ hand: ['flight-return', 'flight-one-way'] })).toMatchObject({ ticket: 'flight-one-way' });
    expect(flying({ open: ['flight-return'] })).toMatchObject({ ticket: 'flight-back' });
  });
});

describe('the board', () => {
  const state = asking(
    'edinburgh',
    { at: 'turn', seat: 0, onward: false },
    {
      bottles: ['glenlivet-5', 'oban-3', 'bottle-arran'],
      lost: ['lost-malt-mill'],
      hand: ['faker', 'fifty-fifty', 'fifty-fifty'],
      open: ['truck', 'hangover'],
      tokens: { barley: 1, water: 2, yeast: 3 },
      missing: 2,
    },
  );
  const lines = drawn({ state, seat: 0 });
  const page = lines.join('\n');

  test('tells of everybody where they are and what they have', () => {
    expect(page).toMatch(/▶1.Bartholome winchester 31★ ··✓··✓ b1 w2 y3 #3 \?1 @edinburgh TH −2/);
    expect(page).toMatch(/ 2.Štamgast {3}winchester {2}0★ ······ b0 w0 y0 #0 @edinburgh/);
  });

  test('shows the own bottles by region with what they are worth, and what is missing', () => {
    expect(page).toContain('Ireland – | Lowlands – | Highlands Oban·3 | Islands – | Islay –');
    expect(page).toContain('Speyside Glenlivet·15 | ?Malt Mill·10 | +Arran·3');
  });

  test('shows the hand with when each card may be played', () => {
    expect(page).toContain('# faker ⚄ | fifty-fifty×2 ?');
  });

  test('hides from others what they must not see', () => {
    const seen = board.draw(game.view(state, 1), { ...around, home: 1 }).join('\n');
    expect(seen).not.toMatch(/faker|Malt Mill/);
    expect(seen).toMatch(/1.Bartholome winchester 21★ .* #3 \?1 /);
  });

  test('names what is near with the bottles to be had, those of missing regions first', () => {
    expect(page).toContain('@ glenkinchie D135! 2 | ');
    expect(page).not.toMatch(/edradour D135!/);
  });

  test('names the nearest distillery of each missing region, with the harbour where one puts to sea', () => {
    const lone = asking('campbeltown', { at: 'turn', seat: 0, onward: false }, { bottles: ['springbank-1'] });
    const far = drawn({ state: lone, seat: 0 }).join('\n');
    expect(far).toMatch(/lochranza D135! \d+ ~campbeltown|jura D135! \d+ ~campbeltown/);
    expect(far).toMatch(/bushmills D135! \d+ ~campbeltown/);
  });

  test('numbers the steps with their directions, and lists where the walk can end', () => {
    const walk = drawn({ state: walking(2, ['dublin']), seat: 0 }).join('\n');
    expect(walk).toContain('1 dublin-port →  2 liberties ↙  3 maynooth ←  4 dublin-airport ↖  5 bray ↓');
    expect(walk).toMatch(/→ teeling D135! 2 \| dublin-port H 1/);
  });
});

describe('a question', () => {
  const state = asking('oban', {
    at: 'question',
    seat: 0,
    distillery: 'oban',
    level: 'easy',
    smuggling: false,
    question: 'e01',
    options: [3, 0, 2, 1],
    right: 2,
    revealed: false,
    thrown: false,
  });

  test('is shown with its answers as they are numbered', () => {
    const page = drawn({ state, seat: 0 }).join('\n');
    expect(page).toContain('Oban · easy · Production\nWhich cereal is a single malt Scotch made from?');
    expect(page).toMatch(/ 1 {2}Malted rye +3 {2}Malted barley\n {2}2 {2}Oats +4 {2}Maize/);
    expect(page).toContain('5 pass');
  });

  test('is answered by the number under which the answer is shown, or by its letter in that order', () => {
    const meant = (typed: string) => board.parse(typed, viewOf(state));
    expect(['answer 1', 'answer 3', 'answer a', 'answer d'].map(meant)).toEqual(
      [3, 2, 3, 1].map((option) => ({ type: 'answer', option })),
    );
    expect(game.legal(state, 0)[2]).toEqual({ type: 'answer', option: 2 });
    expect(meant('answer 5')).toBeUndefined();
  });

  test('calls its answers by their numbers and texts, and nothing else so', () => {
    const called = (action: WhiskyAction) => board.called?.(action, viewOf(state), around.text);
    expect(game.legal(state, 0).map(called)).toEqual([
      { typed: 'answer 1', listed: 'Malted rye' },
      { typed: 'answer 2', listed: 'Oats' },
      { typed: 'answer 3', listed: 'Malted barley' },
      { typed: 'answer 4', listed: 'Maize' },
      undefined,
    ]);
  });

  test('offers no answer that was struck out, and numbers the others anew', () => {
    const halved = structuredClone(state);
    Object.assign(halved.stack.at(-1) ?? {}, { options: [0, 2] });
    expect(board.parse('answer 2', viewOf(halved))).toEqual({ type: 'answer', option: 2 });
    expect(board.parse('answer 3', viewOf(halved))).toBeUndefined();
    const page = drawn({ state: halved, seat: 0 }).join('\n');
    expect(page).toMatch(/ 1 {2}Oats +2 {2}Malted barley/);
    expect(page).not.toContain('Maize');
    expect(page).toContain('3 pass');
  });

  test('marks a right answer that has been revealed', () => {
    const shown = structuredClone(state);
    Object.assign(shown.stack.at(-1) ?? {}, { revealed: true });
    expect(drawn({ state: shown, seat: 0 }).join('\n')).toContain('3  ✓ Malted barley');
    expect(drawn({ state, seat: 0 }).join('\n')).not.toContain('✓ Malted');
  });
});

test('all dice are counted', () => {
  const events: WhiskyEvent[] = [
    { type: 'drawn', seat: 0, throws: [3, 5] },
    { type: 'sobered', seat: 0, throws: [1, 2, 4], lifted: false },
    { type: 'rolled', seat: 0, throws: [6, 2], hangover: 'none', truck: false, carriage: false, plus: 5, total: 13 },
    { type: 'threw', seat: 0, value: 1, success: true },
    { type: 'found', seat: 0, at: 'newry', token: 'water' },
  ];
  expect(board.rolls(events)).toEqual([3, 5, 1, 2, 4, 6, 2, 1]);
});
