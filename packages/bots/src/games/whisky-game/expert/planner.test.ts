import {
  type Bottle,
  bottleOf,
  FIELDS,
  type Field,
  rightOf,
  type WhiskyAction,
  type WhiskyState,
  waysFrom,
} from '@taproom/games/whisky-game';
import { describe, expect, test } from 'vitest';
import { at, never } from '../../../lists.ts';
import type { BotSpec } from '../../../spec/spec.ts';
import { ALL_BUT_ISLANDS, actionIn, HARD, hardQuestion, TURN, whiskyPosition } from '../testing/position.ts';
import { lastingGait } from '../travel/gait.ts';
import { numberOf } from '../travel/roads.ts';
import { turnsTo } from '../travel/travel.ts';

const PLANNER: BotSpec = { kind: 'expert', budget: { iterations: 1 } };
/** A bottle of every region but one, with 23 points in all. */
const ALL_BUT_HIGHLANDS = ['bushmills-5', 'talisker-5', 'macallan-5', 'ardbeg-5', 'bladnoch-3'];
const ALL_BUT_LOWLANDS = ['bushmills-5', 'oban-5', 'talisker-5', 'ardbeg-5', 'glenlivet-3'];

const actsIn = (state: WhiskyState, spec: BotSpec = PLANNER): Promise<WhiskyAction> => actionIn(state, spec);

async function bottlePickedIn(state: WhiskyState): Promise<Bottle> {
  const action = await actsIn(state);
  return action.type === 'pick' ? action.bottle : never();
}

describe('the planner, when it is asked', () => {
  test('asks for what is sure where any bottle of the region wins, and for much where points are missing', async () => {
    const visit = { at: 'visit', smuggling: false } as const;
    const rich = [...ALL_BUT_ISLANDS, 'bottle-flora-fauna'];
    expect(await actsIn(whiskyPosition(visit, { at: 'talisker', bottles: rich }))).toEqual({
      type: 'ask',
      level: 'easy',
    });
    const expert: BotSpec = { ...PLANNER, knowledge: 'expert' };
    expect(await actsIn(whiskyPosition(visit, { at: 'talisker' }), expert)).toEqual({ type: 'ask', level: 'hard' });
  });

  test('has an expert answer a hard question that wins, and keeps him where little comes of it', async () => {
    const winning = hardQuestion({ at: 'talisker', bottles: ALL_BUT_ISLANDS, hand: ['dave-broom'] });
    expect(await actsIn(winning)).toEqual({ type: 'play', card: 'dave-broom' });
    const idle = hardQuestion({
      at: 'talisker',
      bottles: ['jura-5', 'scapa-5', 'tobermory-5', 'lochranza-5', 'torabhaig-5'],
      hand: ['dave-broom'],
    });
    expect(await actsIn(idle)).toMatchObject({ type: 'answer' });
  });

  test('plays 50/50 at a hard question that wins', async () => {
    const state = hardQuestion({ at: 'talisker', bottles: ALL_BUT_ISLANDS, hand: ['fifty-fifty'] });
    expect(await actsIn(state)).toEqual({ type: 'play', card: 'fifty-fifty' });
  });

  test('throws for a sight of the answer, and gives it once it is there', async () => {
    const state = hardQuestion({ at: 'talisker', character: 'billy-walker' });
    expect(await actsIn(state)).toEqual({ type: 'throw' });
    Object.assign(state.stack.at(-1) ?? never(), { thrown: true, revealed: true });
    expect(await actsIn(state)).toEqual({ type: 'answer', option: rightOf(HARD) });
  });
});

describe('the planner, for bottles', () => {
  test('announces Robbie MacPherson for a far region that is missing, and takes a bottle of it', async () => {
    const own = { at: 'dingle', bottles: ALL_BUT_ISLANDS, hand: ['robbie-macpherson' as const] };
    const state = whiskyPosition({ at: 'visit', smuggling: false }, own);
    expect(await actsIn(state)).toEqual({ type: 'play', card: 'robbie-macpherson' });
    const right = whiskyPosition({ at: 'bottle', card: 'robbie-macpherson', left: 1, points: 3 }, own);
    expect(bottleOf(await bottlePickedIn(right))).toMatchObject({ region: 'islands', points: 3 });
  });

  test('hands in Shackleton’s whisky when highlands are missing, for the best bottle', async () => {
    const state = whiskyPosition(TURN, { bottles: ALL_BUT_HIGHLANDS.slice(1), hand: ['shackleton'] });
    expect(await actsIn(state)).toEqual({ type: 'play', card: 'shackleton' });
    const pick = whiskyPosition(
      { at: 'bottle', card: 'shackleton', left: 1, points: 0 },
      { bottles: ALL_BUT_HIGHLANDS.slice(1) },
    );
    expect(await actsIn(pick)).toMatchObject({ type: 'pick', bottle: expect.stringMatching(/-5$/) });
  });

  test('never gives up the only bottle of a region if it has others', async () => {
    const bottles = ['bushmills-1', 'oban-1', 'macallan-1', 'glenlivet-5', 'ardbeg-1', 'bladnoch-1'];
    const state = whiskyPosition({ at: 'bottle', card: 'birthday', left: 1, points: 0 }, { bottles });
    expect(await actsIn(state)).toEqual({ type: 'pick', bottle: 'macallan-1' });
  });
});

describe('the planner, against others', () => {
  const LEADER = { at: 'macallan', bottles: [...ALL_BUT_LOWLANDS, 'glenkinchie-1'] };
  const STRAGGLER = { at: 'dingle', character: 'jim-swan' as const };

  test.each(['prohibition', 'nick-offerman', 'broken-cork'] as const)(
    'turns %s against the one nearest to winning',
    async (card) => {
      const first = whiskyPosition({ at: 'opponent', card }, {}, LEADER, { ...STRAGGLER, bottles: ['teeling-1'] });
      expect(await actsIn(first)).toEqual({ type: 'choose', opponent: 1 });
      const second = whiskyPosition({ at: 'opponent', card }, {}, { ...STRAGGLER, bottles: ['teeling-1'] }, LEADER);
      expect(await actsIn(second)).toEqual({ type: 'choose', opponent: 2 });
    },
  );

  test('calls the bottle a fake without which a rival misses a region, once he comes near to winning', async () => {
    const hand = ['faker' as const];
    expect(await actsIn(whiskyPosition(TURN, { hand }, LEADER))).toEqual({ type: 'play', card: 'faker' });
    expect(await actsIn(whiskyPosition(TURN, { hand }, STRAGGLER, { ...STRAGGLER, bottles: ['teeling-1'] }))).toEqual({
      type: 'roll',
    });
    const bottle = await bottlePickedIn(
      whiskyPosition({ at: 'bottle', card: 'faker', left: 1, points: 0 }, {}, LEADER),
    );
    expect(LEADER.bottles.filter((own) => bottleOf(own).region === bottleOf(bottle).region)).toEqual([bottle]);
  });

  test('an apprentice keeps it', async () => {
    const state = whiskyPosition(TURN, { hand: ['faker'] }, LEADER);
    expect(await actsIn(state, { kind: 'apprentice' })).toEqual({ type: 'roll' });
  });
});

describe('the planner on its way', () => {
  test('swaps at a pub what is too much for what a lost bottle still costs, and then leaves', async () => {
    const tokens = { barley: 3, water: 1, yeast: 4 };
    const pub = FIELDS.find(({ kind }) => kind === 'pub') ?? never();
    const state = whiskyPosition({ at: 'pub', traded: false }, { at: pub.id, tokens });
    expect(await actsIn(state)).toEqual({ type: 'swap', give: 'yeast', take: 'water' });
    Object.assign(at(state.travellers, 0), { tokens: { barley: 3, water: 2, yeast: 2 } });
    expect(await actsIn(state)).toEqual({ type: 'leave' });
  });

  test('hands in tokens for a lost bottle', async () => {
    const state = whiskyPosition({ at: 'lost' }, { at: 'littlemill', tokens: { barley: 2, water: 2, yeast: 2 } });
    expect(await actsIn(state)).toEqual({ type: 'redeem' });
  });

  test('as Nick Savage jumps to Bladnoch when the Lowlands are missing, and not when they are not', async () => {
    const savage = { at: 'macallan', character: 'nick-savage' as const, lastAsked: 'macallan' };
    expect(await actsIn(whiskyPosition({ at: 'jump' }, { ...savage, bottles: ALL_BUT_LOWLANDS }))).toEqual({
      type: 'jump',
    });
    expect(await actsIn(whiskyPosition({ at: 'jump' }, { ...savage, bottles: [...ALL_BUT_HIGHLANDS] }))).toEqual({
      type: 'leave',
    });
  });

  const turnsFor = ({ id }: Field): number =>
    turnsTo('clynelish', lastingGait('billy-leighton'))[numberOf(id)] ?? never();

  test('moves ten fields by the luck of the Irish where that reaches a bottle that is needed', async () => {
    const far = FIELDS.filter(({ id }) => waysFrom([id], 10).has('clynelish')).toSorted(
      (a, b) => turnsFor(b) - turnsFor(a),
    );
    const state = whiskyPosition(TURN, {
      at: at(far, 0).id,
      bottles: ALL_BUT_HIGHLANDS,
      hand: ['luck-of-the-irish'],
    });
    expect(await actsIn(state)).toEqual({ type: 'play', card: 'luck-of-the-irish' });
  });

  test('flies where the last region is over the sea', async () => {
    const bottles = ['talisker-5', 'oban-5', 'macallan-5', 'ardbeg-5', 'bladnoch-5'];
    const own = { at: 'aberdeen-airport', bottles, hand: ['flight-one-way' as const] };
    expect(await actsIn(whiskyPosition({ at: 'airport' }, own))).toEqual({
      type: 'fly',
      to: 'dublin-airport',
      ticket: 'flight-one-way',
    });
  });
});
