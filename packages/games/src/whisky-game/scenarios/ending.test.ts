import { describe, expect, it } from 'vitest';
import { whiskyGame } from '../index.ts';
import type { WhiskyState } from '../state.ts';
import { type After, askedIn, eventsOf, played, stateAfter, travellerIn, withDice } from '../testing/play.ts';
import { type Position, position, type Seated } from '../testing/position.ts';

/** A bottle of each region but the Lowlands: 25 points. */
const FIVE = ['dingle-5', 'oban-5', 'talisker-5', 'ardbeg-5', 'cardhu-5'];
/** A bottle of each region: 24 points. */
const SIX = ['dingle-5', 'oban-5', 'talisker-5', 'ardbeg-3', 'cardhu-5', 'bladnoch-1'];

const outcomeOf = (state: WhiskyState) => {
  const outcome = whiskyGame.outcome(state);
  if (!outcome) throw new Error(`not over but ${askedIn(state)}`);
  return outcome;
};

/** The player who has won at once by reaching the goal. */
function winnerOf({ state, events }: After): number | null {
  expect(events.at(-1)).toEqual({ type: 'ended', ending: 'goal', seat: state.winner });
  expect([state.stack, askedIn(state), outcomeOf(state).endings]).toEqual([[], 'over', ['goal']]);
  return state.winner;
}

const before = (seated: Seated, told: Partial<Position> = {}): WhiskyState =>
  position({ travellers: [seated, {}], left: 1, ...told });

describe('WG-1: the game ends at once', () => {
  it('by an answer', () => {
    const state = stateAfter(before({ bottles: FIVE }), 'step auchentoshan', 'ask easy');
    expect(winnerOf(played(state, 'answer right'))).toBe(0);
    expect(askedIn(stateAfter(state, 'answer wrong'))).toBe('turn 1');
  });

  it('by an expert’s answer', () => {
    const state = before({ bottles: FIVE, hand: ['dave-broom'] });
    expect(winnerOf(played(state, 'step auchentoshan', 'ask easy', 'play dave-broom'))).toBe(0);
  });

  it('by a smuggled bottle', () => {
    const state = before({ bottles: FIVE, hand: ['robbie-macpherson'] });
    const answered = stateAfter(state, 'step auchentoshan', 'play robbie-macpherson', 'ask easy', 'answer right');
    expect(askedIn(answered)).toBe('bottle 0');
    expect(winnerOf(played(answered, 'pick annandale-1'))).toBe(0);
    expect(askedIn(stateAfter(answered, 'pick kilbeggan-1'))).toBe('turn 1');
  });

  it('by a bottle card that is drawn', () => {
    expect(winnerOf(played(before({ bottles: SIX }, { deck: ['bottle-powers'] }), 'step stirling'))).toBe(0);
  });

  it('by a hidden lost bottle, which is shown', () => {
    const seated: Seated = { at: 'auchentoshan', bottles: SIX, tokens: [2, 2, 2] };
    const after = played(before(seated, { lostDeck: ['lost-imperial'] }), 'step littlemill', 'redeem');
    expect(winnerOf(after)).toBe(0);
    expect(whiskyGame.view(after.state, 1).seats[0]).toMatchObject({
      lost: ['lost-imperial'],
      lostPoints: 5,
      points: 24,
    });
    expect(outcomeOf(after.state).scores).toEqual([29, 0]);
  });

  it('by Shackleton’s Whisky', () => {
    const bottles = SIX.map((bottle) => (bottle === 'oban-5' ? 'annandale-5' : bottle));
    const state = position({ travellers: [{ bottles, hand: ['shackleton'] }, {}] });
    expect(winnerOf(played(state, 'play shackleton', 'pick clynelish-1'))).toBe(0);
  });

  it('by Gordon & MacPhail', () => {
    const state = position({ travellers: [{ bottles: SIX, hand: ['gordon-macphail'] }, {}] });
    expect(winnerOf(played(state, 'play gordon-macphail', 'pick bladnoch-3'))).toBe(0);
  });

  it('by a character’s multiplied bottle', () => {
    const bottles = ['dingle-5', 'oban-3', 'talisker-1', 'ardbeg-1', 'bladnoch-1'];
    const state = before({ character: 'alan-winchester', at: 'ballindalloch', bottles });
    const asked = stateAfter(state, 'step glenlivet', 'ask hard');
    expect(winnerOf(played(asked, 'answer right'))).toBe(0);
  });

  it('in the middle of a chain: nothing more is asked', () => {
    const seated: Seated = {
      character: 'nick-savage',
      at: 'craigellachie',
      bottles: SIX.filter((one) => one !== 'cardhu-5'),
    };
    const asked = stateAfter(before(seated), 'step macallan', 'ask hard');
    expect(askedIn(stateAfter(asked, 'timeUp'))).toBe('jump 0');
    const short = stateAfter(asked, 'answer right');
    expect(askedIn(short)).toBe('jump 0');
    const rich = stateAfter(
      before({ ...seated, bottles: [...(seated.bottles ?? []), 'bottle-powers'] }),
      'step macallan',
      'ask hard',
    );
    expect(winnerOf(played(rich, 'answer right'))).toBe(0);
  });

  it('by a bottle of a festival’s distillery, before the next turn begins', () => {
    const bottles = ['dingle-5', 'oban-5', 'talisker-5', 'cardhu-5', 'bladnoch-1'];
    const state = position({ travellers: [{ bottles }, { missing: 2 }], left: 1, deck: ['feis-ile'] });
    const asked = stateAfter(state, 'step stirling', 'travel ardbeg', 'ask hard');
    const after = played(asked, 'answer right');
    expect(winnerOf(after)).toBe(0);
    expect(eventsOf(after, 'missed')).toEqual([]);
  });

  it('needs every region', () => {
    const bottles = [...FIVE, 'bottle-craigellachie-31', 'kilbeggan-5'];
    expect(askedIn(stateAfter(before({ bottles, lost: ['lost-malt-mill'] }), 'step kilmarnock'))).toBe('turn 1');
  });

  it('needs the points', () => {
    expect(askedIn(stateAfter(before({ bottles: SIX }), 'step kilmarnock'))).toBe('turn 1');
    expect(winnerOf(played(before({ bottles: SIX }, { target: '15' }), 'step kilmarnock'))).toBe(0);
    expect(askedIn(stateAfter(before({ bottles: [...FIVE, 'bladnoch-3'] }, { target: '35' }), 'step kilmarnock'))).toBe(
      'turn 1',
    );
  });

  it('of two who qualify at the same moment the one wins whose turn it is, then the next in order', () => {
    const other = ['kilbeggan-5', 'clynelish-5', 'scapa-5', 'bowmore-5', 'macallan-5', 'annandale-1'];
    const third = ['cooley-5', 'edradour-5', 'jura-5', 'caol-ila-5', 'aberlour-5', 'springbank-1'];
    const full = { bottles: [...SIX, 'bottle-powers'] };
    const won = (turn: number, ...travellers: Seated[]): number | null =>
      winnerOf(played(position({ travellers, turn, left: 1 }), 'step kilmarnock'));
    expect(won(0, full, { bottles: other })).toBe(0);
    expect(won(1, full, { bottles: other })).toBe(1);
    expect(won(1, full, {}, { bottles: third })).toBe(2);
    expect(won(2, full, { bottles: other }, {})).toBe(0);
  });

  it('places the others by regions, then points', () => {
    const rest: Seated[] = [
      { bottles: ['kilbeggan-1', 'clynelish-1'] },
      { bottles: ['cooley-5'] },
      { bottles: ['edradour-5'] },
    ];
    const state = position({ travellers: [...rest, { bottles: FIVE }], turn: 3, left: 1 });
    const after = stateAfter(state, 'step auchentoshan', 'ask easy', 'answer right');
    expect(outcomeOf(after)).toMatchObject({ places: [2, 3, 3, 1], scores: [2, 5, 5, 26] });
  });
});

describe('WG-2: after 150 rounds', () => {
  const last = (travellers: readonly Seated[], told: Partial<Position> = {}): WhiskyState =>
    position({ travellers, round: 150, turn: travellers.length - 1, left: 1, ...told });

  it('the game ends', () => {
    const after = played(last([{}, {}]), 'step kilmarnock');
    expect(after.events.at(-1)).toEqual({ type: 'ended', ending: 'rounds', seat: null });
    expect([askedIn(after.state), outcomeOf(after.state).endings]).toEqual(['over', ['rounds']]);
    expect(after.state.round).toBe(150);
  });

  it('not before the last turn of the round', () => {
    expect(askedIn(stateAfter(last([{}, {}, {}], { turn: 1 }), 'step kilmarnock'))).toBe('turn 2');
    expect(askedIn(stateAfter(last([{}, {}], { first: 1 }), 'step kilmarnock'))).toBe('turn 0');
    expect(askedIn(stateAfter(last([{}, {}], { round: 149 }), 'step kilmarnock'))).toBe('turn 0');
  });

  it('most regions win, then most points, hidden ones too', () => {
    const travellers: Seated[] = [
      { bottles: ['oban-5'], lost: ['lost-malt-mill'] },
      { bottles: ['cooley-1', 'edradour-1'] },
      { bottles: ['ardbeg-1', 'jura-1'], lost: ['lost-imperial'] },
      { bottles: ['jura-5', 'talisker-5'] },
      { bottles: ['macallan-5', 'cardhu-5'] },
    ];
    const after = stateAfter(last(travellers), 'step kilmarnock');
    expect(outcomeOf(after)).toMatchObject({ places: [3, 2, 1, 4, 4], scores: [15, 2, 7, 10, 10] });
    expect(after.winner).toBeNull();
  });

  it('whoever reaches the goal in the last turn wins by it', () => {
    const state = last([{}, { bottles: FIVE }]);
    expect(winnerOf(played(state, 'step auchentoshan', 'ask easy', 'answer right'))).toBe(1);
  });
});

describe('the score', () => {
  it('is told by region, then by kind of bottle', () => {
    const seated: Seated = {
      character: 'alan-winchester',
      bottles: ['glenlivet-3', 'oban-1', 'bottle-arran', 'lost-imperial'],
      lost: ['lost-malt-mill'],
    };
    const state = position({ travellers: [seated, {}], round: 150, turn: 1, left: 1 });
    const [first, second] = outcomeOf(stateAfter(state, 'step kilmarnock')).parts;
    expect(first).toEqual([
      { name: 'ireland', value: 0 },
      { name: 'lowlands', value: 0 },
      { name: 'highlands', value: 1 },
      { name: 'islands', value: 0 },
      { name: 'islay', value: 0 },
      { name: 'speyside', value: 9 },
      { name: 'card', value: 3 },
      { name: 'lost', value: 15 },
    ]);
    expect(second?.every(({ value }) => value === 0)).toBe(true);
  });

  it('everyone sees which regions are missing', () => {
    const { seats } = whiskyGame.view(
      position({ travellers: [{ bottles: ['oban-1', 'ardbeg-5', 'bottle-arran'] }, {}] }),
      1,
    );
    expect([seats[0]?.regions, seats[0]?.missingRegions]).toEqual([
      ['highlands', 'islay'],
      ['ireland', 'lowlands', 'islands', 'speyside'],
    ]);
  });

  it('there is none while the game goes on', () => {
    expect(whiskyGame.outcome(position({ travellers: [{}, {}] }))).toBeUndefined();
  });
});

describe('losing bottles', () => {
  it('takes the goal away from whoever was near it', () => {
    const state = position({ travellers: [{ hand: ['angels'] }, { bottles: SIX }], turn: 0 });
    const after = stateAfter(withDice(stateAfter(state, 'play angels', 'pick oban-5'), 1), 'roll', 'step lanark');
    expect([askedIn(after), travellerIn(after, 1).bottles]).toEqual([
      'turn 1',
      ['dingle-5', 'oban-1', 'talisker-5', 'ardbeg-3', 'cardhu-5', 'bladnoch-1'],
    ]);
  });
});
