import { fastRng } from '@taproom/engine';
import { describe, expect, it } from 'vitest';
import { setup } from '../setup.ts';
import type { WhiskyEvent, WhiskyState } from '../state.ts';
import { askedIn, type Move, played, stateAfter, travellerIn, withDice } from '../testing/play.ts';
import { position } from '../testing/position.ts';

const saved = (state: WhiskyState): WhiskyState => JSON.parse(JSON.stringify(state));

/** Each move with the question that follows it. */
type Chain = readonly [move: Move, asked: string][];

/** Plays the chain, saving and reloading the state after every move. */
function resumed(start: WhiskyState, chain: Chain): { state: WhiskyState; events: WhiskyEvent[]; asked: string[] } {
  let state = saved(start);
  const events: WhiskyEvent[] = [];
  const asked: string[] = [];
  for (const [move] of chain) {
    const after = played(state, move);
    state = saved(after.state);
    events.push(...after.events);
    asked.push(askedIn(state));
  }
  return { state, events, asked };
}

const OPTIONS = { extended: 'on', target: '25', questionSeconds: '45', seen: '' } as const;

const CHAINS: readonly [name: string, start: WhiskyState, chain: Chain][] = [
  [
    'the start',
    setup(2, OPTIONS, fastRng(1)),
    [
      ['start dublin', 'start 0'],
      ['start edinburgh', 'turn 1'],
      ['roll', 'move 1'],
    ],
  ],
  [
    'a special field at the end of a walk, a festival, its distillery, a throw, 50/50 and an expert',
    position({
      travellers: [
        { character: 'david-stewart', hand: ['fifty-fifty', 'dave-broom'], open: ['truck'], at: 'omagh' },
        {},
      ],
      deck: ['feis-ile'],
      left: 1,
    }),
    [
      ['step derry', 'special 0'],
      ['draw', 'festival 0'],
      ['travel ardbeg', 'visit 0'],
      ['ask hard', 'question 0'],
      ['throw', 'question 0'],
      ['play fifty-fifty', 'question 0'],
      ['play dave-broom', 'turn 1'],
    ],
  ],
  [
    'Broken Cork asks another player in the middle of a turn',
    position({
      travellers: [
        { character: 'richard-paterson', hand: ['broken-cork', 'faker'] },
        { bottles: ['dingle-1', 'bottle-arran'] },
        { bottles: ['ardbeg-5'], lost: ['lost-imperial'] },
      ],
    }),
    [
      ['play broken-cork', 'opponent 0'],
      ['choose 2', 'bottle 2'],
      ['pick lost-imperial', 'turn 0'],
      ['pour 2', 'turn 0'],
      ['play faker', 'bottle 0'],
      ['pick dingle-1', 'turn 0'],
      ['roll', 'move 0'],
    ],
  ],
  [
    'smuggling at Macallan, and a jump to Bladnoch',
    position({
      travellers: [{ character: 'nick-savage', at: 'craigellachie', hand: ['robbie-macpherson', 'fifty-fifty'] }, {}],
      left: 1,
    }),
    [
      ['step macallan', 'visit 0'],
      ['play robbie-macpherson', 'visit 0'],
      ['ask easy', 'question 0'],
      ['play fifty-fifty', 'question 0'],
      ['answer right', 'bottle 0'],
      ['pick ardbeg-1', 'jump 0'],
      ['jump', 'turn 1'],
    ],
  ],
  [
    'a flight, a card before the roll that follows, and a lost bottle',
    position({
      travellers: [
        { hand: ['flight-return', 'broken-cork', 'luck-of-the-irish'], tokens: [2, 2, 2], open: ['carriage'] },
        { bottles: ['ardbeg-5'] },
      ],
      left: 3,
    }),
    [
      ['step glasgow-airport', 'move 0'],
      ['stop', 'airport 0'],
      ['fly dublin-airport flight-return', 'turn 0'],
      ['play broken-cork', 'opponent 0'],
      ['choose 1', 'bottle 1'],
      ['pick ardbeg-5', 'turn 0'],
      ['play luck-of-the-irish', 'move 0'],
      ['step drogheda', 'move 0'],
      ['step dundalk', 'move 0'],
      ['step cooley', 'move 0'],
      ['step newry', 'move 0'],
      ['step royal-irish', 'move 0'],
      ['stop', 'lost 0'],
      ['redeem', 'turn 1'],
    ],
  ],
  [
    'a pub, and the other’s turn under prohibition',
    withDice(
      position({ travellers: [{ at: 'kilmarnock', tokens: [2, 2, 0] }, { open: ['prohibition'] }], left: 1 }),
      1,
      2,
      3,
    ),
    [
      ['step ayr', 'pub 0'],
      ['swap barley yeast', 'pub 0'],
      ['leave', 'turn 1'],
      ['roll', 'move 1'],
    ],
  ],
  [
    'the crash, then the other’s landing and a fresh question',
    position({
      travellers: [
        { bottles: ['ardbeg-5', 'bottle-arran'] },
        {
          character: 'jim-mcewan',
          at: 'sea-texa',
          wake: 'sea-gigha',
          country: 'scotland',
          hand: ['luck-of-the-irish'],
        },
      ],
      deck: ['pattison-crash'],
      left: 1,
    }),
    [
      ['step stirling', 'bottle 0'],
      ['pick ardbeg-5', 'bottle 0'],
      ['pick bottle-arran', 'turn 1'],
      ['sail port-ellen', 'turn 1'],
      ['play luck-of-the-irish', 'move 1'],
      ['step laphroaig', 'move 1'],
      ['stop', 'visit 1'],
      ['ask medium', 'question 1'],
      ['throw', 'question 1'],
      ['answer right', 'turn 0'],
    ],
  ],
];

describe('one thing leads to another, and a match can be saved and resumed at any of them', () => {
  it.each(CHAINS)('%s', (_, start, chain) => {
    const moves = chain.map(([move]) => move);
    const inOneGo = played(start, ...moves);
    const { state, events, asked } = resumed(start, chain);
    expect(asked).toEqual(chain.map(([, what]) => what));
    expect(state).toEqual(inOneGo.state);
    expect(events).toEqual(inOneGo.events);
  });

  it('whatever can be asked is asked in these', () => {
    const asked = CHAINS.flatMap(([, start, chain]) => [askedIn(start), ...chain.map(([, what]) => what)]);
    const kinds = new Set(asked.map((what) => what.split(' ')[0]));
    expect([...kinds].sort()).toEqual(
      [
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
        'start',
        'turn',
        'visit',
      ].sort(),
    );
  });
});

describe('at the end of the chains', () => {
  const endOf = (name: string): WhiskyState => {
    const [, start, chain] = CHAINS.find(([one]) => one.startsWith(name)) as (typeof CHAINS)[number];
    return stateAfter(start, ...chain.map(([move]) => move));
  };

  it('the festival has brought a bottle, and the truck is lost', () => {
    const end = endOf('a special field');
    expect(travellerIn(end)).toMatchObject({
      at: 'ardbeg',
      bottles: ['ardbeg-5'],
      hand: [],
      open: [],
      lastAsked: 'ardbeg',
    });
    expect(end.deck.slice(-4)).toEqual(['feis-ile', 'truck', 'fifty-fifty', 'dave-broom']);
  });

  it('Broken Cork has cost what its victim chose, and Paterson what chance did', () => {
    expect(endOf('Broken Cork').travellers.map(({ bottles, lost }) => [...bottles, ...lost])).toEqual([
      [],
      ['bottle-arran'],
      [],
    ]);
  });

  it('the smuggler has the bottle and stands in Bladnoch', () => {
    expect(travellerIn(endOf('smuggling'))).toMatchObject({ at: 'bladnoch', bottles: ['ardbeg-1'], jumped: true });
  });

  it('the traveller has one lost bottle, no carriage, and an open ticket back', () => {
    const { lost, open, tokens, hand } = travellerIn(endOf('a flight'));
    expect([lost.length, open, hand]).toEqual([1, ['flight-return'], []]);
    expect(tokens.barley + tokens.water + tokens.yeast).toBe(1);
  });
});
