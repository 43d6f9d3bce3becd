import { describe, expect, it } from 'vitest';
import { CARDS, type Card, EXPERTS, isKept, specialDeck } from './components.ts';
import { FIELDS } from './map/index.ts';
import { countOf, pointsOf, stockAt } from './rules.ts';
import type { WhiskyState } from './state.ts';
import {
  type After,
  askedIn,
  eventsOf,
  openIn,
  openOf,
  played,
  refusal,
  stateAfter,
  travellerIn,
  withDice,
  withSeed,
} from './testing/play.ts';
import { type Position, position, type Seated } from './testing/position.ts';

/** A player who walks from Glasgow to Stirling and draws a card there. */
const drawn = (
  card: Card,
  seated: Seated = {},
  others: readonly Seated[] = [{}],
  told: Partial<Position> = {},
): After => played(position({ travellers: [seated, ...others], left: 1, deck: [card], ...told }), 'step stirling');

/** A player with a card, before the roll. */
const holding = (card: Card, seated: Seated = {}, others: readonly Seated[] = [{}]): WhiskyState =>
  position({ travellers: [{ hand: [card], ...seated }, ...others] });

/** Whether a card is at the bottom of the deck and not in front of any player. */
const isUnder = ({ deck, travellers }: WhiskyState, card: Card): boolean =>
  deck.at(-1) === card && travellers.every(({ hand, open }) => ![...hand, ...open].includes(card as never));

describe('the special deck', () => {
  it('has 58 cards in the base set and 23 more in the extended one', () => {
    expect([specialDeck(false).length, specialDeck(true).length]).toEqual([58, 81]);
  });

  it.each(CARDS.filter(isKept))('%s is kept, and others do not see it', (card) => {
    const { state, events } = drawn(card);
    expect(travellerIn(state).hand).toEqual([card]);
    expect(events.filter(({ type }) => type === 'drew')).toEqual([{ type: 'drew', seat: 0, card }]);
    expect(askedIn(state)).toBe('turn 1');
  });

  it('the top card is drawn', () => {
    const after = drawn('faker', {}, [{}], { deck: ['faker', 'angels'] });
    expect(after.state.deck[0]).toBe('angels');
  });

  it('WG-16: if the deck is empty nothing is drawn', () => {
    const state = position({ travellers: [{}, {}], left: 1 });
    state.deck = [];
    const after = played(state, 'step stirling');
    expect([eventsOf(after, 'drew'), askedIn(after.state)]).toEqual([[], 'turn 1']);
  });
});

describe('bottle cards', () => {
  it.each<[Card, number]>([
    ['bottle-arran', 3],
    ['bottle-ben-nevis-10', 4],
    ['bottle-flora-fauna', 5],
    ['bottle-powers', 2],
    ['bottle-teeling', 3],
    ['bottle-benriach', 3],
    ['bottle-bunnahabhain-25', 6],
    ['bottle-craigellachie-31', 7],
    ['bottle-glenfarclas-105', 4],
    ['bottle-kilchoman-100', 4],
    ['bottle-royal-salute-21', 5],
  ])('%s lies open and counts %i, without a region', (card, points) => {
    const { state } = drawn(card);
    expect(travellerIn(state)).toMatchObject({ bottles: [card], hand: [] });
    expect(pointsOf(travellerIn(state))).toBe(points);
    expect(state.deck).not.toContain(card);
    expect(stockAt(state.travellers, 'kilchoman')).toEqual([1, 3, 5]);
  });

  it('goes under the special deck when it is lost', () => {
    const state = holding('faker', {}, [{ bottles: ['bottle-powers'] }]);
    const after = stateAfter(state, 'play faker', 'pick bottle-powers');
    expect(after.deck.slice(-2)).toEqual(['faker', 'bottle-powers']);
  });

  it('is no distillery’s: one may still be asked at Kilchoman', () => {
    const seated: Seated = { at: 'gruinart', bottles: ['bottle-kilchoman-100'] };
    const state = position({ travellers: [seated, {}], left: 1 });
    expect(openOf(stateAfter(state, 'step kilchoman'), 'ask')).toEqual(['easy', 'medium', 'hard']);
  });
});

describe('the experts', () => {
  it.each(EXPERTS)('%s gives the right answer', (card) => {
    const state = position({ travellers: [{ hand: [card] }, {}], left: 1 });
    const asked = stateAfter(state, 'step auchentoshan', 'ask hard');
    expect(openOf(asked, 'play')).toEqual([card]);
    const after = played(asked, `play ${card}`);
    expect(travellerIn(after.state)).toMatchObject({ bottles: ['auchentoshan-5'], hand: [] });
    expect(isUnder(after.state, card)).toBe(true);
    const [answered] = eventsOf(after, 'answered');
    expect(answered?.option).toBe(answered?.right);
    expect(after.state.settled?.option).toBe(answered?.right);
    expect(askedIn(after.state)).toBe('turn 1');
  });

  it('help after 50/50 too', () => {
    const state = position({ travellers: [{ hand: ['fifty-fifty', 'dave-broom'] }, {}], left: 1 });
    const after = stateAfter(state, 'step auchentoshan', 'ask hard', 'play fifty-fifty', 'play dave-broom');
    expect(travellerIn(after).bottles).toEqual(['auchentoshan-5']);
    expect(after.deck.slice(-2)).toEqual(['fifty-fifty', 'dave-broom']);
  });
});

describe('50/50', () => {
  it('goes under the deck', () => {
    const state = position({ travellers: [{ hand: ['fifty-fifty'] }, {}], left: 1 });
    const after = stateAfter(state, 'step auchentoshan', 'ask hard', 'play fifty-fifty');
    expect(isUnder(after, 'fifty-fifty')).toBe(true);
    expect(openOf(after, 'answer')).toHaveLength(2);
  });
});

describe('Birthday', () => {
  it('one chooses a bottle of one’s own, whatever kind it is', () => {
    const own: Seated = { bottles: ['ardbeg-5', 'bottle-arran'], lost: ['lost-imperial'] };
    const { state } = drawn('birthday', own, [{ bottles: ['dingle-1'] }]);
    expect(askedIn(state)).toBe('bottle 0');
    expect(openOf(state, 'pick')).toEqual(['ardbeg-5', 'bottle-arran', 'lost-imperial']);
    expect(refusal(state, 'pick dingle-1')).toBe('WG-30');
    expect(isUnder(state, 'birthday')).toBe(true);
    const after = played(state, 'pick ardbeg-5');
    expect(after.events).toEqual([{ type: 'lost', seat: 0, bottle: 'ardbeg-5', by: 'birthday', hidden: false }]);
    expect(stockAt(after.state.travellers, 'ardbeg')).toEqual([1, 3, 5]);
    expect(askedIn(after.state)).toBe('turn 1');
  });

  it('a hidden lost bottle goes back hidden and is shuffled in', () => {
    const { state } = drawn('birthday', { lost: ['lost-imperial'] });
    const after = played(state, 'pick lost-imperial');
    expect(after.events).toEqual([{ type: 'lost', seat: 0, bottle: 'lost-imperial', by: 'birthday', hidden: true }]);
    expect(after.state.lostDeck).toHaveLength(14);
    const places = Array.from({ length: 40 }, (_, seed) =>
      stateAfter(withSeed(state, seed), 'pick lost-imperial').lostDeck.indexOf('lost-imperial'),
    );
    expect(new Set(places).size).toBeGreaterThan(8);
  });

  it('whoever has none chooses an open bottle of any opponent (WG-10)', () => {
    const others: Seated[] = [{ bottles: ['dingle-1'], lost: ['lost-imperial'] }, { bottles: ['bottle-arran'] }];
    const { state } = drawn('birthday', {}, others);
    expect(askedIn(state)).toBe('bottle 0');
    expect(openOf(state, 'pick')).toEqual(['dingle-1', 'bottle-arran']);
    expect(refusal(state, 'pick lost-imperial')).toBe('WG-30');
    const after = played(state, 'pick dingle-1');
    expect(eventsOf(after, 'lost')).toMatchObject([{ seat: 1, bottle: 'dingle-1', by: 'birthday' }]);
    expect(travellerIn(after.state, 1).bottles).toEqual([]);
  });

  it('a lost bottle of one’s own is one’s own', () => {
    const { state } = drawn('birthday', { lost: ['lost-imperial'] }, [{ bottles: ['dingle-1'] }]);
    expect(openOf(state, 'pick')).toEqual(['lost-imperial']);
    expect(refusal(state, 'pick dingle-1')).toBe('WG-30');
  });

  it('nobody has a bottle: no effect', () => {
    const { state } = drawn('birthday', {}, [{ lost: ['lost-imperial'] }]);
    expect([askedIn(state), isUnder(state, 'birthday')]).toEqual(['turn 1', true]);
  });
});

describe('Faker', () => {
  const others: Seated[] = [{ bottles: ['ardbeg-5'], lost: ['lost-imperial'] }, { bottles: ['lost-malt-mill'] }];

  it('sends an open bottle of an opponent back', () => {
    const state = stateAfter(holding('faker', { bottles: ['oban-1'] }, others), 'play faker');
    expect(openOf(state, 'pick')).toEqual(['ardbeg-5', 'lost-malt-mill']);
    const after = played(state, 'pick ardbeg-5');
    expect(after.events).toEqual([{ type: 'lost', seat: 1, bottle: 'ardbeg-5', by: 'faker', hidden: false }]);
    expect(isUnder(after.state, 'faker')).toBe(true);
    expect(askedIn(after.state)).toBe('turn 0');
  });

  it('WG-10: not a hidden one, nor one’s own', () => {
    const state = stateAfter(holding('faker', { bottles: ['oban-1'] }, others), 'play faker');
    for (const bottle of ['lost-imperial', 'oban-1', 'dingle-1'])
      expect(refusal(state, `pick ${bottle}`)).toBe('WG-10');
  });

  it('a lost bottle that was shown goes back into its deck', () => {
    const after = stateAfter(holding('faker', {}, others), 'play faker', 'pick lost-malt-mill');
    expect(after.lostDeck).toContain('lost-malt-mill');
    expect(travellerIn(after, 2).bottles).toEqual([]);
  });

  it('WG-29: is of no use while nobody else has an open bottle', () => {
    const state = holding('faker', { bottles: ['oban-1'] }, [{ lost: ['lost-imperial'] }]);
    expect([openIn(state), refusal(state, 'play faker')]).toEqual([['roll'], 'WG-29']);
  });
});

describe('the festivals', () => {
  it('Fèis Ìle: to any field of Islay', () => {
    const { state } = drawn('feis-ile');
    const islay = FIELDS.filter(({ region }) => region === 'islay').map(({ id }) => id);
    expect(islay).toHaveLength(21);
    expect(openOf(state, 'travel').sort()).toEqual(islay.sort());
    expect(isUnder(state, 'feis-ile')).toBe(true);
    for (const to of ['jura', 'stirling', 'sea-oa', 'nowhere']) expect(refusal(state, `travel ${to}`)).toBe('WG-30');
    const after = played(state, 'travel bridgend');
    expect(after.events).toEqual([{ type: 'moved', seat: 0, to: 'bridgend', by: 'feis-ile' }]);
  });

  it('Spirit of Speyside: to any distillery of Speyside', () => {
    const { state } = drawn('spirit-of-speyside');
    const distilleries = FIELDS.filter(({ region, kind }) => region === 'speyside' && kind === 'distillery');
    expect(openOf(state, 'travel').sort()).toEqual(distilleries.map(({ id }) => id).sort());
    expect(isUnder(state, 'spirit-of-speyside')).toBe(true);
    for (const to of ['elgin', 'oban', 'craigellachie']) expect(refusal(state, `travel ${to}`)).toBe('WG-30');
    expect(eventsOf(played(state, 'travel cardhu'), 'moved')).toMatchObject([
      { to: 'cardhu', by: 'spirit-of-speyside' },
    ]);
  });
});

describe('WG-15: after a festival a distillery may be visited at once', () => {
  it.each([
    ['feis-ile', 'ardbeg'],
    ['spirit-of-speyside', 'cardhu'],
  ] as const)('after %s', (card, to) => {
    const state = stateAfter(drawn(card).state, `travel ${to}`);
    expect(openIn(state)).toEqual(['ask easy', 'ask medium', 'ask hard', 'leave']);
    const after = stateAfter(state, 'ask hard', 'answer right');
    expect([travellerIn(after).bottles, askedIn(after)]).toEqual([[`${to}-5`], 'turn 1']);
  });

  it.each([
    ['pub', 'bridgend'],
    ['lost', 'lochindaal'],
  ])('not a %s: there the turn is over', (kind, to) => {
    const { state } = drawn('feis-ile', { tokens: [4, 4, 4] });
    expect(FIELDS.find(({ id }) => id === to)).toMatchObject({ kind, region: 'islay' });
    expect(askedIn(stateAfter(state, `travel ${to}`))).toBe('turn 1');
  });

  it('not under prohibition', () => {
    const { state } = drawn('feis-ile', {}, [{}], { so: { prohibited: true } });
    expect(askedIn(stateAfter(state, 'travel ardbeg'))).toBe('turn 1');
  });
});

describe('WG-8: being moved onto a special field or a barrel gives nothing there', () => {
  it.each(['blackrock', 'ballygrant', 'lochindaal', 'bridgend', 'port-ellen', 'solam'])('nor does %s', (to) => {
    const { state } = drawn('feis-ile', { tokens: [4, 4, 4] }, [{}], { deck: ['feis-ile', 'faker'] });
    const after = played(state, `travel ${to}`);
    expect(after.events).toEqual([{ type: 'moved', seat: 0, to, by: 'feis-ile' }]);
    expect([askedIn(after.state), travellerIn(after.state).at]).toEqual(['turn 1', to]);
    expect(travellerIn(after.state)).toMatchObject({ hand: [], tokens: { barley: 4, water: 4, yeast: 4 } });
  });
});

describe('cards that lie open', () => {
  it.each(['truck', 'carriage', 'hangover'] as const)('%s is laid before whoever draws it', (card) => {
    const { state } = drawn(card);
    expect(travellerIn(state)).toMatchObject({ open: [card], hand: [] });
    expect(askedIn(state)).toBe('turn 1');
  });

  it.each(['truck', 'carriage', 'hangover'] as const)('WG-20: a second %s goes under the deck', (card) => {
    const { state } = drawn(card, { open: [card] });
    expect([travellerIn(state).open, state.deck.at(-1)]).toEqual([[card], card]);
  });

  it('WG-20: different ones lie side by side', () => {
    expect(travellerIn(drawn('truck', { open: ['carriage', 'hangover'] }).state).open).toEqual([
      'carriage',
      'hangover',
      'truck',
    ]);
  });
});

describe('Prohibition', () => {
  it('is given to an opponent at once', () => {
    const { state } = drawn('prohibition', {}, [{}, {}]);
    expect([askedIn(state), openIn(state)]).toEqual(['opponent 0', ['choose 1', 'choose 2']]);
    expect(refusal(state, 'choose 0')).toBe('WG-30');
    const after = played(state, 'choose 2');
    expect(eventsOf(after, 'gave')).toEqual([{ type: 'gave', seat: 0, to: 2, card: 'prohibition' }]);
    expect(travellerIn(after.state, 2).open).toEqual(['prohibition']);
    expect(after.state.deck.filter((card) => card === 'prohibition')).toHaveLength(3);
  });

  it('WG-20: to someone who has none', () => {
    const { state } = drawn('prohibition', {}, [{ open: ['prohibition'] }, {}]);
    expect(openIn(state)).toEqual(['choose 2']);
    expect(refusal(state, 'choose 1')).toBe('WG-20');
  });

  it('WG-20: else it goes under the deck', () => {
    const { state } = drawn('prohibition', {}, [{ open: ['prohibition'] }]);
    expect(state.deck.at(-1)).toBe('prohibition');
    expect(travellerIn(state).open).toEqual([]);
  });
});

describe('Leaking Barrel', () => {
  const spiltOf = (tokens: [number, number, number], seed = 1): number[] => {
    const state = withSeed(position({ travellers: [{ tokens }, {}], left: 1, deck: ['leaking-barrel'] }), seed);
    const after = played(state, 'step stirling');
    const [spilt] = eventsOf(after, 'spilt');
    expect(countOf(travellerIn(after.state).tokens) + countOf(after.state.bag)).toBe(90);
    expect(isUnder(after.state, 'leaking-barrel')).toBe(true);
    return spilt ? Object.values(spilt.tokens) : [];
  };

  it('Worked check: with 7 tokens 5 random ones go', () => {
    const results = Array.from({ length: 60 }, (_, seed) => spiltOf([3, 3, 1], seed));
    for (const spilt of results) expect(spilt.reduce((sum, count) => sum + count)).toBe(5);
    expect(new Set(results.map(String)).size).toBeGreaterThan(3);
  });

  it('Worked check: with 3 all go', () => {
    expect(spiltOf([1, 0, 2])).toEqual([1, 0, 2]);
  });

  it('with none nothing goes', () => {
    expect(spiltOf([0, 0, 0])).toEqual([0, 0, 0]);
  });
});

describe('Lost Distillery Enthusiast', () => {
  const others: Seated[] = [{ lost: ['lost-imperial', 'lost-malt-mill'] }, { bottles: ['lost-stromness'] }];

  it('WG-31: turns up a random one of the hidden bottles of an opponent for good', () => {
    const state = stateAfter(holding('lost-enthusiast', {}, others), 'play lost-enthusiast');
    expect(openIn(state)).toEqual(['choose 1']);
    expect(refusal(state, 'choose 2')).toBe('WG-30');
    const after = played(withSeed(state, 1), 'choose 1');
    const [shown] = eventsOf(after, 'shown');
    expect(travellerIn(after.state, 1).bottles).toEqual([shown?.bottle]);
    expect(travellerIn(after.state, 1).lost).toHaveLength(1);
    expect(isUnder(after.state, 'lost-enthusiast')).toBe(true);
    expect(askedIn(after.state)).toBe('turn 0');
    const all = Array.from(
      { length: 30 },
      (_, seed) => eventsOf(played(withSeed(state, seed), 'choose 1'), 'shown')[0]?.bottle,
    );
    expect(new Set(all)).toEqual(new Set(['lost-imperial', 'lost-malt-mill']));
  });

  it('WG-29: is of no use while nobody hides any', () => {
    expect(refusal(holding('lost-enthusiast', { lost: ['lost-imperial'] }), 'play lost-enthusiast')).toBe('WG-29');
  });
});

describe('WG-14: Luck of the Irish', () => {
  const state = holding('luck-of-the-irish', { open: ['hangover', 'truck', 'carriage'] });

  it('replaces the roll: ten fields, whatever lies open', () => {
    const after = played(state, 'play luck-of-the-irish');
    expect(after.state.stack.at(-1)).toEqual({ at: 'move', seat: 0, left: 10, path: ['glasgow'] });
    expect(eventsOf(after, 'rolled')).toEqual([]);
    expect(isUnder(after.state, 'luck-of-the-irish')).toBe(true);
  });

  it('gives all that is passed, and ends the turn', () => {
    const steps = [
      'lanark',
      'moffat',
      'annandale',
      'hawick',
      'melrose',
      'glenkinchie',
      'dalkeith',
      'edinburgh',
      'livingston',
      'harthill',
    ];
    const after = played(state, 'play luck-of-the-irish', ...steps.map((to) => `step ${to}`));
    expect(eventsOf(after, 'found').map(({ at }) => at)).toEqual(['lanark', 'hawick', 'dalkeith', 'harthill']);
    expect(askedIn(after.state)).toBe('turn 1');
  });

  it('an early stop works as after a roll', () => {
    const after = stateAfter(state, 'play luck-of-the-irish', 'step auchentoshan', 'stop');
    expect(askedIn(after)).toBe('visit 0');
    expect(refusal(stateAfter(state, 'play luck-of-the-irish', 'step lanark'), 'stop')).toBe('WG-35');
  });

  it('is of no use at sea (WG-29)', () => {
    const sailor = holding('luck-of-the-irish', { at: 'sea-lorn', wake: 'craignure', country: 'scotland' });
    expect([openIn(sailor), refusal(sailor, 'play luck-of-the-irish')]).toEqual([['sail oban-harbor'], 'WG-29']);
  });
});

describe('Aeneas Coffey', () => {
  it('doubles the tokens', () => {
    const after = played(holding('aeneas-coffey', { tokens: [1, 0, 4] }), 'play aeneas-coffey');
    expect(eventsOf(after, 'gained')).toEqual([{ type: 'gained', seat: 0, tokens: { barley: 1, water: 0, yeast: 4 } }]);
    expect(travellerIn(after.state).tokens).toEqual({ barley: 2, water: 0, yeast: 8 });
    expect(after.state.bag).toEqual({ barley: 28, water: 30, yeast: 22 });
    expect([isUnder(after.state, 'aeneas-coffey'), askedIn(after.state)]).toEqual([true, 'turn 0']);
  });

  it('WG-33: as far as the bag goes', () => {
    const state = holding('aeneas-coffey', { tokens: [4, 2, 0] }, [{ tokens: [24, 0, 0] }]);
    const after = stateAfter(state, 'play aeneas-coffey');
    expect(travellerIn(after).tokens).toEqual({ barley: 6, water: 4, yeast: 0 });
    expect(after.bag.barley).toBe(0);
  });

  it('WG-29: is of no use without tokens, nor when the bag has none of their kind', () => {
    expect(refusal(holding('aeneas-coffey'), 'play aeneas-coffey')).toBe('WG-29');
    const state = holding('aeneas-coffey', { tokens: [4, 0, 0] }, [{ tokens: [26, 0, 0] }]);
    expect([openIn(state), refusal(state, 'play aeneas-coffey')]).toEqual([['roll'], 'WG-29']);
  });
});

describe('Angels', () => {
  const others: Seated[] = [
    { bottles: ['ardbeg-5', 'oban-1', 'bottle-arran'] },
    { bottles: ['dingle-3', 'lost-imperial', 'bowmore-3'] },
  ];

  it('swap a 3 or 5 point bottle of an opponent for the 1 point bottle of the same distillery', () => {
    const state = stateAfter(holding('angels', { bottles: ['bowmore-1', 'talisker-5'] }, others), 'play angels');
    expect(openOf(state, 'pick')).toEqual(['ardbeg-5', 'dingle-3']);
    const after = played(state, 'pick ardbeg-5');
    expect(after.events).toEqual([{ type: 'exchanged', seat: 1, bottle: 'ardbeg-5', into: 'ardbeg-1' }]);
    expect(travellerIn(after.state, 1).bottles).toEqual(['ardbeg-1', 'oban-1', 'bottle-arran']);
    expect(stockAt(after.state.travellers, 'ardbeg')).toEqual([3, 5]);
    expect([isUnder(after.state, 'angels'), askedIn(after.state)]).toEqual([true, 'turn 0']);
  });

  it('not where it is taken, nor a bottle of 1, of a card or of a lost distillery, nor one’s own', () => {
    const state = stateAfter(holding('angels', { bottles: ['bowmore-1', 'talisker-5'] }, others), 'play angels');
    for (const bottle of ['bowmore-3', 'oban-1', 'bottle-arran', 'lost-imperial', 'talisker-5', 'laphroaig-5'])
      expect(refusal(state, `pick ${bottle}`)).toBe('WG-10');
  });

  it('WG-29: are of no use otherwise', () => {
    expect(refusal(holding('angels', { bottles: ['oban-5'] }, [{ bottles: ['oban-1'] }]), 'play angels')).toBe('WG-29');
  });
});

describe('Broken Cork', () => {
  const others: Seated[] = [{}, { bottles: ['ardbeg-5'], lost: ['lost-imperial'] }, { lost: ['lost-malt-mill'] }];

  it('the chosen opponent picks one of his own bottles, hidden ones too', () => {
    const state = stateAfter(holding('broken-cork', {}, others), 'play broken-cork');
    expect(openIn(state)).toEqual(['choose 2', 'choose 3']);
    for (const move of ['choose 0', 'choose 1', 'choose 7']) expect(refusal(state, move)).toBe('WG-30');
    const asked = stateAfter(state, 'choose 2');
    expect(askedIn(asked)).toBe('bottle 2');
    expect(openIn(asked)).toEqual(['pick ardbeg-5', 'pick lost-imperial']);
    expect(refusal(asked, 'pick ardbeg-5', 0)).toBe('not-your-turn');
    const after = played(asked, 'pick lost-imperial');
    expect(after.events).toEqual([{ type: 'lost', seat: 2, bottle: 'lost-imperial', by: 'broken-cork', hidden: true }]);
    expect([isUnder(after.state, 'broken-cork'), askedIn(after.state)]).toEqual([true, 'turn 0']);
  });

  it('WG-29: is of no use while the others have no bottles', () => {
    expect(refusal(holding('broken-cork', { bottles: ['oban-1'] }), 'play broken-cork')).toBe('WG-29');
  });
});

describe('Gordon & MacPhail', () => {
  it('swap a bottle of 1 of one’s own for one of 3 or 5 of the same distillery', () => {
    const own: Seated = { bottles: ['ardbeg-1', 'oban-3', 'dingle-1', 'bottle-powers'] };
    const state = stateAfter(holding('gordon-macphail', own, [{ bottles: ['dingle-5'] }]), 'play gordon-macphail');
    expect(openOf(state, 'pick')).toEqual(['ardbeg-3', 'ardbeg-5', 'dingle-3']);
    for (const bottle of ['dingle-5', 'oban-5', 'oban-1', 'ardbeg-1', 'talisker-5', 'bottle-arran', 'lost-imperial'])
      expect(refusal(state, `pick ${bottle}`)).toBe('WG-30');
    const after = played(state, 'pick ardbeg-5');
    expect(after.events).toEqual([{ type: 'exchanged', seat: 0, bottle: 'ardbeg-1', into: 'ardbeg-5' }]);
    expect(travellerIn(after.state).bottles).toEqual(['ardbeg-5', 'oban-3', 'dingle-1', 'bottle-powers']);
    expect([isUnder(after.state, 'gordon-macphail'), askedIn(after.state)]).toEqual([true, 'turn 0']);
  });

  it('WG-29: are of no use without such a bottle', () => {
    expect(refusal(holding('gordon-macphail', { bottles: ['ardbeg-3'] }), 'play gordon-macphail')).toBe('WG-29');
    const others: Seated[] = [{ bottles: ['ardbeg-3'] }, { bottles: ['ardbeg-5'] }];
    expect(refusal(holding('gordon-macphail', { bottles: ['ardbeg-1'] }, others), 'play gordon-macphail')).toBe(
      'WG-29',
    );
  });
});

describe('Shackleton’s Whisky', () => {
  it('gives any bottle in stock of a distillery in the Highlands of which one has none', () => {
    const own: Seated = { at: 'dublin', bottles: ['oban-1'] };
    const state = stateAfter(holding('shackleton', own, [{ bottles: ['clynelish-5'] }]), 'play shackleton');
    expect(openOf(state, 'pick')).toHaveLength(9 * 3 - 3 - 1);
    for (const bottle of ['oban-5', 'clynelish-5', 'ardbeg-5', 'bottle-ben-nevis-10', 'lost-imperial'])
      expect(refusal(state, `pick ${bottle}`)).toBe('WG-30');
    const after = played(state, 'pick ben-nevis-5');
    expect(after.events).toEqual([{ type: 'took', seat: 0, bottle: 'ben-nevis-5' }]);
    expect(travellerIn(after.state)).toMatchObject({
      at: 'dublin',
      bottles: ['oban-1', 'ben-nevis-5'],
      lastAsked: null,
    });
    expect([isUnder(after.state, 'shackleton'), askedIn(after.state)]).toEqual([true, 'turn 0']);
  });
});

describe('Nick Offerman', () => {
  it('the chosen opponent goes to Lagavulin at once and misses two turns', () => {
    const state = stateAfter(holding('nick-offerman', {}, [{}, { at: 'oban' }]), 'play nick-offerman');
    expect(openIn(state)).toEqual(['choose 1', 'choose 2']);
    const after = played(state, 'choose 2');
    expect(after.events).toEqual([{ type: 'moved', seat: 2, to: 'lagavulin', by: 'nick-offerman' }]);
    expect(travellerIn(after.state, 2)).toMatchObject({ at: 'lagavulin', missing: 2 });
    expect([isUnder(after.state, 'nick-offerman'), askedIn(after.state)]).toEqual([true, 'turn 0']);
  });

  it('WG-25: also from the other country; truck and carriage are lost', () => {
    const state = holding('nick-offerman', {}, [{ at: 'dublin', open: ['truck', 'carriage', 'prohibition'] }]);
    const after = stateAfter(state, 'play nick-offerman', 'choose 1');
    expect(travellerIn(after, 1)).toMatchObject({ at: 'lagavulin', country: 'scotland', open: ['prohibition'] });
    expect(after.deck.slice(-3)).toEqual(['nick-offerman', 'truck', 'carriage']);
  });

  it('WG-25: also from sea', () => {
    const sailor: Seated = { at: 'sea-irish', wake: 'dublin-port', country: 'ireland', open: ['truck'] };
    const after = stateAfter(holding('nick-offerman', {}, [sailor]), 'play nick-offerman', 'choose 1');
    expect(travellerIn(after, 1)).toMatchObject({ at: 'lagavulin', wake: null, open: [] });
  });

  it('within Scotland truck and carriage stay', () => {
    const after = stateAfter(holding('nick-offerman', {}, [{ open: ['truck'] }]), 'play nick-offerman', 'choose 1');
    expect(travellerIn(after, 1).open).toEqual(['truck']);
  });

  it('turns that are missed add up', () => {
    const after = stateAfter(holding('nick-offerman', {}, [{ missing: 1 }]), 'play nick-offerman', 'choose 1');
    expect(travellerIn(after, 1).missing).toBe(3);
  });
});

describe('The Pattison’s Crash', () => {
  const own: Seated = { bottles: ['ardbeg-5', 'bottle-arran'], lost: ['lost-imperial'] };

  it('one returns two bottles of one’s own, one after the other', () => {
    const { state } = drawn('pattison-crash', own, [{ bottles: ['dingle-1'] }]);
    expect([askedIn(state), isUnder(state, 'pattison-crash')]).toEqual(['bottle 0', true]);
    expect(openOf(state, 'pick')).toEqual(['ardbeg-5', 'bottle-arran', 'lost-imperial']);
    const one = stateAfter(state, 'pick ardbeg-5');
    expect([askedIn(one), openOf(one, 'pick')]).toEqual(['bottle 0', ['bottle-arran', 'lost-imperial']]);
    expect(refusal(one, 'pick ardbeg-5')).toBe('WG-30');
    expect(refusal(one, 'pick dingle-1')).toBe('WG-30');
    const two = played(one, 'pick lost-imperial');
    expect(eventsOf(two, 'lost')).toMatchObject([{ bottle: 'lost-imperial', by: 'pattison-crash', hidden: true }]);
    expect([askedIn(two.state), travellerIn(two.state).bottles]).toEqual(['turn 1', ['bottle-arran']]);
  });

  it('with two both go', () => {
    const { state } = drawn('pattison-crash', { bottles: ['ardbeg-5', 'oban-1'] });
    expect(travellerIn(stateAfter(state, 'pick oban-1', 'pick ardbeg-5')).bottles).toEqual([]);
  });

  it('with one that one goes', () => {
    const { state } = drawn('pattison-crash', { bottles: ['ardbeg-5'] });
    expect(askedIn(stateAfter(state, 'pick ardbeg-5'))).toBe('turn 1');
  });

  it('with none nothing happens', () => {
    const { state } = drawn('pattison-crash', {}, [{ bottles: ['dingle-1'] }]);
    expect([askedIn(state), isUnder(state, 'pattison-crash')]).toEqual(['turn 1', true]);
  });
});

describe('Warehouse Collapse', () => {
  it('the chosen opponent loses six tokens', () => {
    const state = stateAfter(holding('warehouse-collapse', {}, [{ tokens: [3, 3, 3] }, {}]), 'play warehouse-collapse');
    expect(openIn(state)).toEqual(['choose 1']);
    expect(refusal(state, 'choose 2')).toBe('WG-30');
    const after = played(state, 'choose 1');
    expect(countOf(travellerIn(after.state, 1).tokens)).toBe(3);
    expect(countOf(after.state.bag)).toBe(87);
    expect([isUnder(after.state, 'warehouse-collapse'), askedIn(after.state)]).toEqual([true, 'turn 0']);
  });

  it('with fewer all go', () => {
    const state = holding('warehouse-collapse', {}, [{ tokens: [1, 0, 4] }]);
    const after = played(state, 'play warehouse-collapse', 'choose 1');
    expect(eventsOf(after, 'spilt')).toEqual([{ type: 'spilt', seat: 1, tokens: { barley: 1, water: 0, yeast: 4 } }]);
  });

  it('WG-29: is of no use while the others have no tokens', () => {
    expect(refusal(holding('warehouse-collapse', { tokens: [3, 3, 3] }), 'play warehouse-collapse')).toBe('WG-29');
  });
});

describe('Whisky Show', () => {
  it('one misses the next two turns', () => {
    const { state } = drawn('whisky-show');
    expect([travellerIn(state).missing, isUnder(state, 'whisky-show')]).toEqual([2, true]);
  });
});

describe('WG-29: a card is played', () => {
  it('by its holder', () => {
    expect(
      refusal(position({ travellers: [{}, { hand: ['aeneas-coffey'], tokens: [1, 1, 1] }] }), 'play aeneas-coffey'),
    ).toBe('WG-29');
  });

  it.each(['robbie-macpherson', 'fifty-fifty', 'dave-broom', 'flight-one-way', 'flight-return'] as const)(
    'at its time: %s not before the roll',
    (card) => {
      expect(refusal(holding(card), `play ${card}`)).toBe('WG-29');
    },
  );

  it('at its time: others not while a question is open', () => {
    const hand = ['aeneas-coffey', 'dave-broom', 'luck-of-the-irish', 'robbie-macpherson'] as const;
    const visit = stateAfter(position({ travellers: [{ hand, tokens: [1, 1, 1] }, {}], left: 1 }), 'step auchentoshan');
    expect(openOf(visit, 'play')).toEqual(['robbie-macpherson', 'aeneas-coffey']);
    for (const card of ['dave-broom', 'luck-of-the-irish']) expect(refusal(visit, `play ${card}`)).toBe('WG-29');
    const question = stateAfter(visit, 'ask easy');
    expect(openOf(question, 'play')).toEqual(['dave-broom']);
    for (const card of ['aeneas-coffey', 'robbie-macpherson', 'becky-paskin'])
      expect(refusal(question, `play ${card}`)).toBe('WG-29');
  });

  it('one of two of the same name', () => {
    const state = position({ travellers: [{ hand: ['faker', 'faker'] }, { bottles: ['oban-1'] }] });
    expect(openOf(state, 'play')).toEqual(['faker']);
    expect(travellerIn(stateAfter(state, 'play faker')).hand).toEqual(['faker']);
  });

  it('several in a turn', () => {
    const state = position({
      travellers: [{ hand: ['faker', 'aeneas-coffey'], tokens: [1, 0, 0] }, { bottles: ['oban-1'] }],
    });
    const after = stateAfter(withDice(stateAfter(state, 'play faker', 'pick oban-1', 'play aeneas-coffey'), 3), 'roll');
    expect([travellerIn(after).hand, askedIn(after)]).toEqual([[], 'move 0']);
  });
});

describe('WG-42: kept cards may be played where the move has ended, before acting there', () => {
  const walked = (at: string, to: string, seated: Seated, others: readonly Seated[] = [{}]): WhiskyState =>
    stateAfter(position({ travellers: [{ at, ...seated }, ...others], left: 1 }), `step ${to}`);

  it('at a lost distillery, so that it can be paid', () => {
    const state = walked('auchentoshan', 'littlemill', { hand: ['aeneas-coffey'], tokens: [1, 2, 1] });
    expect(openIn(state)).toEqual(['play aeneas-coffey', 'leave']);
    expect(refusal(state, 'redeem')).toBe('WG-44');
    const doubled = stateAfter(state, 'play aeneas-coffey');
    expect(openIn(doubled)).toEqual(['redeem', 'leave']);
    const after = stateAfter(doubled, 'redeem');
    expect([travellerIn(after).lost.length, travellerIn(after).tokens]).toEqual([1, { barley: 0, water: 2, yeast: 0 }]);
  });

  it('at a distillery, so that a bottle is there again', () => {
    const state = walked('glasgow', 'auchentoshan', { hand: ['faker'] }, [
      { bottles: ['auchentoshan-1'] },
      { bottles: ['auchentoshan-3'] },
      { bottles: ['auchentoshan-5'] },
    ]);
    expect(openIn(state)).toEqual(['play faker', 'leave']);
    const called = stateAfter(state, 'play faker');
    expect(askedIn(called)).toBe('bottle 0');
    const after = stateAfter(called, 'pick auchentoshan-5');
    expect([askedIn(after), openIn(after)]).toEqual(['visit 0', ['ask hard', 'leave']]);
  });

  it('at a distillery also once Robbie MacPherson is announced', () => {
    const hand = ['aeneas-coffey', 'robbie-macpherson'] as const;
    const state = walked('glasgow', 'auchentoshan', { hand, tokens: [1, 0, 0] });
    expect(openOf(stateAfter(state, 'play robbie-macpherson'), 'play')).toEqual(['aeneas-coffey']);
    const after = stateAfter(state, 'play robbie-macpherson', 'play aeneas-coffey');
    expect(after.stack.at(-1)).toEqual({ at: 'visit', seat: 0, smuggling: true });
  });

  it('at a pub, until something is swapped', () => {
    const state = walked('kilmarnock', 'ayr', { hand: ['aeneas-coffey'], tokens: [2, 1, 0] });
    expect(openIn(state)).toEqual(['swap barley water', 'swap barley yeast', 'play aeneas-coffey', 'leave']);
    expect(openOf(stateAfter(state, 'play aeneas-coffey'), 'swap')).toHaveLength(4);
    const swapped = stateAfter(state, 'swap barley water');
    expect(openOf(swapped, 'play')).toEqual([]);
    expect(refusal(swapped, 'play aeneas-coffey')).toBe('WG-42');
  });

  it('at an airport, before the flight', () => {
    const hand = ['flight-one-way', 'nick-offerman'] as const;
    const state = walked('glasgow', 'glasgow-airport', { hand });
    expect(openOf(state, 'play')).toEqual(['nick-offerman']);
    const after = stateAfter(state, 'play nick-offerman', 'choose 1');
    expect([askedIn(after), openOf(after, 'fly').length]).toEqual(['airport 0', 2]);
  });

  it('at a special field, before the card is drawn', () => {
    const told = {
      travellers: [{ hand: ['faker'] as const }, { bottles: ['oban-1'] }],
      left: 1,
      deck: ['truck'] as const,
    };
    const state = stateAfter(position(told), 'step stirling');
    expect([askedIn(state), openIn(state)]).toEqual(['special 0', ['draw', 'play faker']]);
    const after = stateAfter(state, 'play faker', 'pick oban-1');
    expect([askedIn(after), travellerIn(after).open]).toEqual(['special 0', []]);
    expect(travellerIn(stateAfter(after, 'draw')).open).toEqual(['truck']);
    expect(refusal(state, { type: 'draw', card: 'truck' })).toBe('WG-26');
  });

  it.each([
    ['a lost distillery', 'auchentoshan', 'littlemill'],
    ['a pub', 'kilmarnock', 'ayr'],
    ['an airport', 'glasgow', 'glasgow-airport'],
    ['a special field', 'glasgow', 'stirling'],
    ['a distillery', 'glasgow', 'auchentoshan'],
  ])('but not Luck of the Irish at %s, which replaces the roll', (_, at, to) => {
    const state = walked(at, to, { hand: ['luck-of-the-irish'] });
    expect(openOf(state, 'play')).toEqual([]);
    expect(refusal(state, 'play luck-of-the-irish')).toBe('WG-29');
  });

  it.each(['lanark', 'kilmarnock', 'harthill'])('not where there is nothing to do: %s', (to) => {
    const state = walked('glasgow', to, { hand: ['aeneas-coffey'], tokens: [1, 1, 1] });
    expect(askedIn(state)).toBe('turn 1');
  });

  it('nor under prohibition where that leaves nothing to do', () => {
    const told = { travellers: [{ at: 'kilmarnock', hand: ['faker'] as const }, { bottles: ['oban-1'] }], left: 1 };
    expect(askedIn(stateAfter(position({ ...told, so: { prohibited: true } }), 'step ayr'))).toBe('turn 1');
  });
});

describe('WG-30: what a card makes one choose must be one it can apply to', () => {
  const rich: Seated = { bottles: ['ardbeg-5'], lost: ['lost-imperial'], tokens: [1, 1, 1] };

  it.each<[Card, string, Seated]>([
    ['birthday', 'pick dingle-1', { bottles: ['oban-1'] }],
    ['pattison-crash', 'pick ardbeg-5', { bottles: ['oban-1'] }],
    ['feis-ile', 'travel macallan', {}],
    ['spirit-of-speyside', 'travel ardbeg', {}],
    ['prohibition', 'choose 0', {}],
  ])('%s when it is drawn: not “%s”', (card, move, seated) => {
    expect(refusal(drawn(card, seated, [rich]).state, move)).toBe('WG-30');
  });

  it.each<[Card, string, Seated]>([
    ['gordon-macphail', 'pick oban-1', { bottles: ['oban-1'] }],
    ['shackleton', 'pick ardbeg-5', {}],
    ['lost-enthusiast', 'choose 2', {}],
    ['broken-cork', 'choose 2', {}],
    ['nick-offerman', 'choose 0', {}],
    ['warehouse-collapse', 'choose 2', {}],
  ])('%s when it is played: not “%s”', (card, move, seated) => {
    const state = stateAfter(holding(card, seated, [rich, {}]), `play ${card}`);
    expect(refusal(state, move)).toBe('WG-30');
  });

  it.each(['pick', 'pick nothing', 'pick toString'])('“%s” names no bottle', (move) => {
    expect(refusal(stateAfter(holding('faker', {}, [rich]), 'play faker'), move)).toBe('WG-30');
  });
});
