import { type AnyGame, actionKey, type Unchecked } from '@taproom/engine';
import { statesOf, walk } from '@taproom/testkit';
import { describe, expect, it } from 'vitest';
import { BOTTLES, CARDS, LEVELS, LOST_BOTTLES, TOKENS } from '../components.ts';
import { whiskyGame } from '../index.ts';
import { AIRPORTS, DISTILLERIES, FIELDS, fieldOf } from '../map/index.ts';
import type { WhiskyState } from '../state.ts';
import { bySense } from '../testing/chooser.ts';
import { stateAfter, withDice } from '../testing/play.ts';
import { type Position, position, type Seated } from '../testing/position.ts';

// Includes names that do not exist.
const PLACES = [...FIELDS.map(({ id }) => id), 'nowhere'];
const TICKETS = ['flight-one-way', 'flight-return', 'flight-back', 'faker'];
const KINDS = [...TOKENS, 'hops'];
const SEATS = [-1, 0, 1, 2, 3, 4, 5, 6];

/** Every action that might conceivably be tried. */
const CONCEIVABLE: readonly Unchecked[] = [
  ...['roll', 'visit', 'stop', 'timeUp', 'throw', 'jump', 'redeem', 'draw', 'leave', 'pass'].map((type) => ({ type })),
  ...PLACES.flatMap((to) => ['sail', 'step', 'travel'].map((type) => ({ type, to }))),
  ...PLACES.map((at) => ({ type: 'start', at })),
  ...[...AIRPORTS, 'glasgow', 'nowhere'].flatMap((to) => TICKETS.map((ticket) => ({ type: 'fly', to, ticket }))),
  ...SEATS.flatMap((seat) => [
    { type: 'pour', from: seat },
    { type: 'choose', opponent: seat },
    { type: 'answer', option: seat },
  ]),
  ...[...CARDS, 'joker'].map((card) => ({ type: 'play', card })),
  ...[...LEVELS, 'impossible'].map((level) => ({ type: 'ask', level })),
  ...KINDS.flatMap((give) => KINDS.map((take) => ({ type: 'swap', give, take }))),
  ...[...BOTTLES.map(({ word }) => word), 'oban-2'].map((bottle) => ({ type: 'pick', bottle })),
];

const keys = (actions: readonly { readonly type: string }[]): string[] => actions.map(actionKey).sort();

function agreesIn(state: WhiskyState): void {
  for (const seat of whiskyGame.actors(state)) {
    const allowed = CONCEIVABLE.filter((action) => whiskyGame.refuse(state, seat, action) === undefined);
    expect(keys(whiskyGame.legal(state, seat))).toEqual(keys(allowed));
  }
}

/** One of each kind of card that is kept. */
const HAND: Seated['hand'] = [
  'aeneas-coffey',
  'angels',
  'broken-cork',
  'faker',
  'fifty-fifty',
  'flight-one-way',
  'flight-return',
  'gordon-macphail',
  'lost-enthusiast',
  'luck-of-the-irish',
  'michael-jackson',
  'nick-offerman',
  'robbie-macpherson',
  'shackleton',
  'warehouse-collapse',
];

const RICH: Seated = {
  hand: HAND,
  open: ['flight-return', 'truck'],
  tokens: [3, 2, 2],
  bottles: ['oban-1', 'dingle-3', 'bottle-arran', 'ardbeg-1'],
  lost: ['lost-imperial'],
};
const OTHER: Seated = {
  tokens: [0, 1, 0],
  bottles: ['oban-5', 'talisker-3', 'lost-stromness'],
  lost: ['lost-malt-mill'],
};

const rich = (seated: Seated = {}, told: Partial<Position> = {}): WhiskyState =>
  position({ travellers: [{ ...RICH, ...seated }, OTHER, {}], ...told });
const poor = (seated: Seated = {}, told: Partial<Position> = {}): WhiskyState =>
  position({ travellers: [seated, {}, {}], ...told });

/** After a walk to a field beside Glasgow. */
const walked = (to: string, seated: Seated = {}, told: Partial<Position> = {}): WhiskyState =>
  stateAfter(rich(seated, { left: 1, ...told }), `step ${to}`);

const asking = (seated: Seated = {}): WhiskyState => stateAfter(walked('auchentoshan', seated), 'ask easy');
const drawn = (card: (typeof CARDS)[number], seated: Seated = {}): WhiskyState =>
  stateAfter(rich(seated, { left: 1, deck: [card] }), 'step stirling', 'draw');

const ones = DISTILLERIES.map((distillery) => `${distillery}-1`);
const mediums = DISTILLERIES.map((distillery) => `${distillery}-3`);
const hards = DISTILLERIES.map((distillery) => `${distillery}-5`);
const highlands = DISTILLERIES.filter((id) => fieldOf(id).region === 'highlands').map((id) => `${id}-3`);

const POSITIONS: Readonly<Record<string, WhiskyState>> = {
  'before the roll': rich(),
  'before the roll with nothing': poor(),
  'before the roll with cards that are of no use': poor({ hand: HAND }),
  'before the roll when the bag has nothing to double': position({
    travellers: [{ hand: HAND, tokens: [1, 0, 0] }, { tokens: [29, 0, 0] }],
  }),
  'before the roll when everything is taken': position({
    travellers: [
      { hand: HAND, bottles: ['oban-1', ...highlands.filter((bottle) => bottle !== 'oban-3')] },
      { bottles: ['oban-3', 'ardbeg-5'] },
      { bottles: ['oban-5', 'ardbeg-1'] },
    ],
  }),
  'before the roll at an airport': rich({ at: 'glasgow-airport' }),
  'before the roll at an airport without a ticket': rich({ at: 'glasgow-airport', hand: ['faker'], open: [] }),
  'in a harbour': rich({ at: 'port-ellen' }),
  'at sea': rich({ at: 'sea-gigha', wake: 'kennacraig', country: 'scotland' }),
  'when a ship has come in': stateAfter(
    rich({ at: 'sea-gigha', wake: 'sea-texa', country: 'scotland' }),
    'sail kennacraig',
  ),
  'Paterson before the roll': rich({ character: 'richard-paterson' }),
  'Paterson, who has poured': rich({ character: 'richard-paterson', poured: [1] }),
  'Savage at Bladnoch': rich({ character: 'nick-savage', at: 'bladnoch' }, { so: { opening: true } }),
  'Savage at Bladnoch with a bottle of it': rich(
    { character: 'nick-savage', at: 'bladnoch', bottles: ['bladnoch-1'] },
    { so: { opening: true } },
  ),
  'Savage at Bladnoch without Robbie MacPherson': poor(
    { character: 'nick-savage', at: 'bladnoch', bottles: ['bladnoch-1'] },
    { so: { opening: true } },
  ),
  'Savage at Bladnoch where he was asked': rich(
    { character: 'nick-savage', at: 'bladnoch', lastAsked: 'bladnoch' },
    { so: { opening: true } },
  ),
  'Savage at Bladnoch under prohibition': poor(
    { character: 'nick-savage', at: 'bladnoch' },
    { so: { opening: true, prohibited: true } },
  ),
  'on a walk': poor({}, { left: 3 }),
  'on a walk at a place': stateAfter(poor({}, { left: 3 }), 'step auchentoshan'),
  'on a walk at a barrel': stateAfter(poor({}, { left: 3 }), 'step lanark'),
  'on a walk at a dead end': stateAfter(poor({ at: 'oban' }, { left: 3 }), 'step oban-harbor'),
  'at a distillery': walked('auchentoshan'),
  'at a distillery of which one has a bottle': walked('auchentoshan', { bottles: ['auchentoshan-3'] }),
  'at a distillery with Robbie MacPherson': stateAfter(walked('auchentoshan'), 'play robbie-macpherson'),
  'at a distillery without anything for Robbie MacPherson': rich(
    { at: 'auchentoshan', bottles: ones },
    { asked: { at: 'visit', smuggling: false } },
  ),
  'at a distillery when no bottle of 5 is left anywhere': stateAfter(
    position({
      travellers: [{ hand: HAND }, { bottles: hards.slice(0, 12) }, { bottles: hards.slice(12) }],
      left: 1,
    }),
    'step auchentoshan',
  ),
  'at a distillery when only bottles of 1 are left anywhere': stateAfter(
    position({
      travellers: [
        { hand: HAND },
        { bottles: hards.slice(0, 12) },
        { bottles: hards.slice(12) },
        { bottles: mediums.slice(0, 12) },
        { bottles: mediums.slice(12) },
      ],
      left: 1,
    }),
    'step auchentoshan',
  ),
  'at a distillery where all is sold': stateAfter(
    position({
      travellers: [
        { hand: HAND },
        { bottles: ['auchentoshan-1'] },
        { bottles: ['auchentoshan-3'] },
        { bottles: ['auchentoshan-5'] },
      ],
      left: 1,
    }),
    'step auchentoshan',
  ),
  'before a question': asking(),
  'Walker before a question': asking({ character: 'billy-walker' }),
  'Walker after his throw': stateAfter(withDice(asking({ character: 'billy-walker' }), 5), 'throw'),
  'Walker, who knows': stateAfter(withDice(asking({ character: 'billy-walker' }), 1), 'throw'),
  'McEwan before a question': asking({ character: 'jim-mcewan' }),
  'McEwan before another question': stateAfter(withDice(asking({ character: 'jim-mcewan' }), 2), 'throw'),
  'after 50/50': stateAfter(asking(), 'play fifty-fifty'),
  'asked whether to jump': stateAfter(
    rich({ character: 'nick-savage', at: 'craigellachie' }, { left: 1 }),
    'step macallan',
    'ask easy',
    'timeUp',
  ),
  'at a lost distillery': stateAfter(rich({ at: 'auchentoshan' }, { left: 1 }), 'step littlemill'),
  'at a lost distillery that one cannot pay': stateAfter(
    rich({ at: 'auchentoshan', tokens: [3, 3, 1] }, { left: 1 }),
    'step littlemill',
  ),
  'at a lost distillery once that was doubled': stateAfter(
    rich({ at: 'auchentoshan', tokens: [3, 3, 1] }, { left: 1 }),
    'step littlemill',
    'play aeneas-coffey',
  ),
  'the Friar at a lost distillery': stateAfter(
    rich({ character: 'friar-john-cor', at: 'auchentoshan', tokens: [6, 0, 0] }, { left: 1 }),
    'step littlemill',
  ),
  'at a lost distillery when the lost deck is empty': stateAfter(
    position({
      travellers: [{ ...RICH, at: 'auchentoshan', lost: [] }, { lost: LOST_BOTTLES }],
      left: 1,
    }),
    'step littlemill',
  ),
  'at a pub with nothing to swap': stateAfter(rich({ at: 'kilmarnock', tokens: [1, 1, 1] }, { left: 1 }), 'step ayr'),
  'at a pub after a swap': stateAfter(rich({ at: 'kilmarnock' }, { left: 1 }), 'step ayr', 'swap water yeast'),
  'at a special field': walked('stirling'),
  'at a special field with cards that are of no use': stateAfter(poor({ hand: HAND }, { left: 1 }), 'step stirling'),
  'at a pub': stateAfter(rich({ at: 'kilmarnock' }, { left: 1 }), 'step ayr'),
  'at a pub when the bag has no yeast': stateAfter(
    position({ travellers: [{ at: 'kilmarnock', tokens: [2, 2, 3] }, { tokens: [0, 0, 27] }], left: 1 }),
    'step ayr',
  ),
  'at an airport': walked('glasgow-airport'),
  'at an airport without a ticket': walked('glasgow-airport', { hand: ['faker'], open: [] }),
  'after a flight': stateAfter(walked('glasgow-airport'), 'fly dublin-airport flight-return'),
  'at a birthday': drawn('birthday'),
  'at a birthday with nothing': drawn('birthday', { bottles: [], lost: [] }),
  'after the crash': drawn('pattison-crash'),
  'giving prohibition': drawn('prohibition'),
  'giving prohibition where one has it': stateAfter(
    position({ travellers: [{}, { open: ['prohibition'] }, {}], left: 1, deck: ['prohibition'] }),
    'step stirling',
  ),
  'going to Islay': drawn('feis-ile'),
  'going to Speyside': drawn('spirit-of-speyside'),
  'asked what is fake': stateAfter(rich(), 'play faker'),
  'asked what angels drink': stateAfter(rich({ bottles: ['dingle-1'] }), 'play angels'),
  'asked what is exchanged': stateAfter(rich(), 'play gordon-macphail'),
  'asked what Shackleton left': stateAfter(rich(), 'play shackleton'),
  'asked what is smuggled': stateAfter(walked('auchentoshan'), 'play robbie-macpherson', 'ask medium', 'answer right'),
  'asked what is shown': stateAfter(rich(), 'play lost-enthusiast'),
  'asked whose cork breaks': stateAfter(rich(), 'play broken-cork'),
  'asked whose cork breaks where as many bottles lie open as are hidden': stateAfter(
    position({ travellers: [{ hand: HAND }, { bottles: ['oban-5'], lost: ['lost-malt-mill'] }] }),
    'play broken-cork',
  ),
  'at a birthday with as many open bottles as hidden ones': drawn('birthday', { bottles: ['ardbeg-1'] }),
  'asked which cork breaks': stateAfter(rich(), 'play broken-cork', 'choose 1'),
  'asked who sits down': stateAfter(rich(), 'play nick-offerman'),
  'asked whose warehouse collapses': stateAfter(rich(), 'play warehouse-collapse'),
};

const statesAt = (seats: number, seed: number): WhiskyState[] => {
  const setup = { seats, options: { target: '15' }, dice: { kind: 'seed', seed } } as const;
  const run = walk(whiskyGame as unknown as AnyGame, setup, bySense(seed), { mostActions: 400 });
  return statesOf(run).filter((_, at) => at % 4 === 0) as WhiskyState[];
};

describe('of all conceivable actions exactly those are legal that are not refused', () => {
  it.each(Object.entries(POSITIONS))('%s', (_, state) => {
    expect(whiskyGame.actors(state)).toHaveLength(1);
    agreesIn(state);
  });

  it('whatever can be asked is among these positions', () => {
    const asked = new Set(Object.values(POSITIONS).map(({ stack }) => stack.at(-1)?.at));
    const start = [
      'airport',
      'bottle',
      'festival',
      'jump',
      'lost',
      'move',
      'opponent',
      'pub',
      'question',
      'special',
      'turn',
      'visit',
    ];
    expect([...asked].sort()).toEqual(start);
  });

  it.each([2, 4, 6])('in games with %i seats', (seats) => {
    const states = [1, 2].flatMap((seed) => statesAt(seats, seed));
    expect(states.length).toBeGreaterThan(60);
    for (const state of states) agreesIn(state);
  });
});
