import { type AnyGame, clone, fastRng, nextFast, play, type Seat } from '@taproom/engine';
import {
  bottleOf,
  FIELDS,
  type Field,
  type Frames,
  questionOf,
  roadsFrom,
  type Traveller,
  type WhiskyAction,
  type WhiskyState,
  waysFrom,
  whiskyGame,
} from '@taproom/games/whisky-game';
import { describe, expect, test } from 'vitest';
import { runArena } from '../../arena/index.ts';
import { choose } from '../../choose.ts';
import { lastingGait } from '../../evaluations/whisky-game/gait.ts';
import { numberOf } from '../../evaluations/whisky-game/roads.ts';
import { turnsTo } from '../../evaluations/whisky-game/travel.ts';
import type { BotSpec } from '../../spec.ts';
import { dealWhisky, whiskyPosition } from '../../testing/whisky-game.ts';
import type { Thought } from '../../thought.ts';
import { mindOf } from './mind.ts';
import { bestWalk } from './walking.ts';

const game = whiskyGame as unknown as AnyGame;
const PLANNER: BotSpec = { kind: 'expert', budget: { iterations: 1 } };
const BOTS: readonly BotSpec[] = [{ kind: 'random' }, { kind: 'greedy' }, { kind: 'apprentice' }, PLANNER];

const HARD = 'h01';

/** A hard question where seat 0 stands. */
const hardQuestion = (own: Partial<Traveller>, ...others: Partial<Traveller>[]): WhiskyState =>
  whiskyPosition(
    {
      at: 'question',
      distillery: own.at as string,
      level: 'hard',
      smuggling: false,
      question: HARD,
      options: [2, 0, 3, 1],
      right: questionOf(HARD).right,
      revealed: false,
      thrown: false,
    },
    { lastAsked: own.at as string, ...own },
    ...others,
  );

const TURN = { at: 'turn', onward: false } as const;
/** A bottle of every region but one, with these points in all. */
const ALL_BUT_ISLANDS = ['bushmills-5', 'oban-5', 'macallan-5', 'ardbeg-5', 'bladnoch-3'];
const ALL_BUT_HIGHLANDS = ['bushmills-5', 'talisker-5', 'macallan-5', 'ardbeg-5', 'bladnoch-3'];
const ALL_BUT_LOWLANDS = ['bushmills-5', 'oban-5', 'talisker-5', 'ardbeg-5', 'glenlivet-3'];

const withoutTime = (thought: Thought): Thought => ({ ...thought, milliseconds: 0 });
const actorIn = (state: WhiskyState): Seat | undefined => whiskyGame.actors(state)[0];

/** Plays by the rules until the end, or for so many actions, and shows every position to whoever looks on. */
async function played(
  state: WhiskyState,
  spec: BotSpec,
  actions: number,
  lookOn: (state: WhiskyState, seat: Seat) => unknown = () => {},
): Promise<WhiskyState> {
  const seeds = fastRng(99);
  let now = state;
  for (let seat = actorIn(now), i = 0; seat !== undefined && i < actions; seat = actorIn(now), i++) {
    await lookOn(now, seat);
    const { action } = await choose(game, now, seat, spec, nextFast(seeds));
    const next = play(whiskyGame, now, seat, action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${next.refusal.code}`);
    now = next.state;
  }
  return now;
}

const actionIn = async (state: WhiskyState, spec: BotSpec = PLANNER): Promise<WhiskyAction> =>
  (await choose(game, state, 0, spec, 1)).action as WhiskyAction;

describe.each(BOTS)('$kind in The Whisky Game', (spec) => {
  test.each([2, 6])('plays by the rules with %i seats', async (seats) => {
    const state = await played(dealWhisky(seats, seats), spec, 250);
    expect(whiskyGame.check?.(state)).toBeUndefined();
  });

  test('sees neither dice nor decks nor the others’ cards nor the right answer', async () => {
    await played(dealWhisky(3, 5), { kind: 'apprentice' }, 150, async (state, seat) => {
      const thoughts = [
        await choose(game, state, seat, spec, 3),
        await choose(game, hiddenOtherwise(state, seat), seat, spec, 3),
      ];
      expect(withoutTime(thoughts[1] as Thought)).toEqual(withoutTime(thoughts[0] as Thought));
    });
  });
});

/** The same position, as far as a seat can see. */
function hiddenOtherwise(state: WhiskyState, seat: Seat): WhiskyState {
  const other = clone(state);
  whiskyGame.imagine(other, seat, fastRng(4711));
  const frame = other.stack.at(-1);
  if (frame?.at === 'question' && !frame.revealed) {
    frame.right = frame.options.find((option) => option !== questionOf(frame.question).right) as number;
  }
  return other;
}

test.each([
  ['greedy', 'novice', 0.15],
  ['expert', 'expert', 0.7],
] as const)('%s answers as well as a %s knows', async (kind, knowledge, chance) => {
  const tries = 400;
  const spec: BotSpec = { ...(kind === 'expert' ? PLANNER : { kind }), knowledge };
  const state = hardQuestion({ at: 'oban' });
  let hits = 0;
  for (let seed = 0; seed < tries; seed++) {
    const { action } = await choose(game, state, 0, spec, seed);
    if ((action as { option?: number }).option === questionOf(HARD).right) hits++;
  }
  expect(Math.abs(hits / tries - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / tries));
});

describe('a walk of the planner', () => {
  test('ends where it set out to, unless it finds something on the way', async () => {
    let plan: { seat: Seat; end: string; tokens: string } | undefined;
    let kept = 0;
    await played(dealWhisky(2, 8), PLANNER, 400, (state, seat) => {
      const frame = state.stack.at(-1);
      const tokens = JSON.stringify(state.travellers[seat]?.tokens);
      if (plan && frame?.at !== 'move') {
        const { at } = state.travellers[plan.seat] as Traveller;
        const found = JSON.stringify(state.travellers[plan.seat]?.tokens) !== plan.tokens;
        // A card that was drawn at the end may have moved the pawn, and its owner is asked where to.
        if (!found && frame?.at !== 'festival') expect(at).toBe(plan.end);
        if (at === plan.end) kept++;
        plan = undefined;
      }
      if (!plan && frame?.at === 'move') plan = { seat, end: endOf(state, seat, frame), tokens };
    });
    expect(kept).toBeGreaterThan(30);
  });

  const endOf = (state: WhiskyState, seat: Seat, frame: Frames['move']): string =>
    bestWalk(mindOf(state, seat, 'regular'), frame).path.at(-1) as string;

  test('stops at the distillery that it needs, though it could go further', async () => {
    const [beside] = roadsFrom('talisker') as [string];
    const state = whiskyPosition(
      { at: 'move', left: 5, path: [beside] },
      { at: beside, bottles: ALL_BUT_ISLANDS },
      { bottles: ['torabhaig-1', 'torabhaig-3', 'torabhaig-5'] },
    );
    let now = state;
    while (now.stack.at(-1)?.at === 'move') now = await played(now, PLANNER, 1);
    expect(now.travellers[0]?.at).toBe('talisker');
  });

  test('goes to sea for the last region', async () => {
    const state = whiskyPosition(TURN, {
      at: 'kennacraig',
      bottles: ['bushmills-5', 'oban-5', 'macallan-5', 'talisker-5', 'bladnoch-5'],
    });
    expect(await actionIn(state)).toMatchObject({ type: 'sail' });
  });
});

describe('the planner', () => {
  test('asks for what is sure where any bottle of the region wins, and for much where points are missing', async () => {
    const visit = { at: 'visit', smuggling: false } as const;
    const rich = [...ALL_BUT_ISLANDS, 'bottle-flora-fauna'];
    expect(await actionIn(whiskyPosition(visit, { at: 'talisker', bottles: rich }))).toEqual({
      type: 'ask',
      level: 'easy',
    });
    const expert: BotSpec = { ...PLANNER, knowledge: 'expert' };
    expect(await actionIn(whiskyPosition(visit, { at: 'talisker' }), expert)).toEqual({ type: 'ask', level: 'hard' });
  });

  test('has an expert answer a hard question that wins, and keeps him where little comes of it', async () => {
    const winning = hardQuestion({ at: 'talisker', bottles: ALL_BUT_ISLANDS, hand: ['dave-broom'] });
    expect(await actionIn(winning)).toEqual({ type: 'play', card: 'dave-broom' });
    const idle = hardQuestion({
      at: 'talisker',
      bottles: ['jura-5', 'scapa-5', 'tobermory-5', 'lochranza-5', 'torabhaig-5'],
      hand: ['dave-broom'],
    });
    expect(await actionIn(idle)).toMatchObject({ type: 'answer' });
  });

  test('plays 50/50 at a hard question that wins', async () => {
    const state = hardQuestion({ at: 'talisker', bottles: ALL_BUT_ISLANDS, hand: ['fifty-fifty'] });
    expect(await actionIn(state)).toEqual({ type: 'play', card: 'fifty-fifty' });
  });

  test('throws for a sight of the answer, and gives it once it is there', async () => {
    const state = hardQuestion({ at: 'talisker', character: 'billy-walker' });
    expect(await actionIn(state)).toEqual({ type: 'throw' });
    Object.assign(state.stack.at(-1) as object, { thrown: true, revealed: true });
    expect(await actionIn(state)).toEqual({ type: 'answer', option: questionOf(HARD).right });
  });

  test('announces Robbie MacPherson for a far region that is missing, and takes a bottle of it', async () => {
    const own = { at: 'dingle', bottles: ALL_BUT_ISLANDS, hand: ['robbie-macpherson' as const] };
    const state = whiskyPosition({ at: 'visit', smuggling: false }, own);
    expect(await actionIn(state)).toEqual({ type: 'play', card: 'robbie-macpherson' });
    const right = whiskyPosition({ at: 'bottle', card: 'robbie-macpherson', left: 1, points: 3 }, own);
    const { bottle } = (await actionIn(right)) as Extract<WhiskyAction, { type: 'pick' }>;
    expect(bottleOf(bottle)).toMatchObject({ region: 'islands', points: 3 });
  });

  test('hands in Shackleton’s whisky when highlands are missing, for the best bottle', async () => {
    const state = whiskyPosition(TURN, { bottles: ALL_BUT_HIGHLANDS.slice(1), hand: ['shackleton'] });
    expect(await actionIn(state)).toEqual({ type: 'play', card: 'shackleton' });
    const pick = whiskyPosition(
      { at: 'bottle', card: 'shackleton', left: 1, points: 0 },
      { bottles: ALL_BUT_HIGHLANDS.slice(1) },
    );
    expect(await actionIn(pick)).toMatchObject({ type: 'pick', bottle: expect.stringMatching(/-5$/) });
  });

  test('never gives up the only bottle of a region if it has others', async () => {
    const bottles = ['bushmills-1', 'oban-1', 'macallan-1', 'glenlivet-5', 'ardbeg-1', 'bladnoch-1'];
    const state = whiskyPosition({ at: 'bottle', card: 'birthday', left: 1, points: 0 }, { bottles });
    expect(await actionIn(state)).toEqual({ type: 'pick', bottle: 'macallan-1' });
  });

  const LEADER = { at: 'macallan', bottles: [...ALL_BUT_LOWLANDS, 'glenkinchie-1'] };
  const STRAGGLER = { at: 'dingle', character: 'jim-swan' as const };

  test.each(['prohibition', 'nick-offerman', 'broken-cork'] as const)(
    'turns %s against the one nearest to winning',
    async (card) => {
      const first = whiskyPosition({ at: 'opponent', card }, {}, LEADER, { ...STRAGGLER, bottles: ['teeling-1'] });
      expect(await actionIn(first)).toEqual({ type: 'choose', opponent: 1 });
      const second = whiskyPosition({ at: 'opponent', card }, {}, { ...STRAGGLER, bottles: ['teeling-1'] }, LEADER);
      expect(await actionIn(second)).toEqual({ type: 'choose', opponent: 2 });
    },
  );

  test('calls the bottle a fake without which a rival misses a region, once he comes near to winning', async () => {
    const hand = ['faker' as const];
    expect(await actionIn(whiskyPosition(TURN, { hand }, LEADER))).toEqual({ type: 'play', card: 'faker' });
    expect(await actionIn(whiskyPosition(TURN, { hand }, STRAGGLER, { ...STRAGGLER, bottles: ['teeling-1'] }))).toEqual(
      { type: 'roll' },
    );
    const { bottle } = (await actionIn(
      whiskyPosition({ at: 'bottle', card: 'faker', left: 1, points: 0 }, {}, LEADER),
    )) as Extract<WhiskyAction, { type: 'pick' }>;
    expect(LEADER.bottles.filter((own) => bottleOf(own).region === bottleOf(bottle).region)).toEqual([bottle]);
  });

  test('an apprentice keeps it', async () => {
    const state = whiskyPosition(TURN, { hand: ['faker'] }, LEADER);
    expect(await actionIn(state, { kind: 'apprentice' })).toEqual({ type: 'roll' });
  });

  test('swaps at a pub what is too much for what a lost bottle still costs, and then leaves', async () => {
    const tokens = { barley: 3, water: 1, yeast: 4 };
    const [pub] = FIELDS.filter(({ kind }) => kind === 'pub') as [Field];
    const state = whiskyPosition({ at: 'pub' }, { at: pub.id, tokens });
    expect(await actionIn(state)).toEqual({ type: 'swap', give: 'yeast', take: 'water' });
    Object.assign(state.travellers[0] as object, { tokens: { barley: 3, water: 2, yeast: 2 } });
    expect(await actionIn(state)).toEqual({ type: 'leave' });
  });

  test('hands in tokens for a lost bottle', async () => {
    const state = whiskyPosition({ at: 'lost' }, { at: 'littlemill', tokens: { barley: 2, water: 2, yeast: 2 } });
    expect(await actionIn(state)).toEqual({ type: 'redeem' });
  });

  test('as Nick Savage jumps to Bladnoch when the Lowlands are missing, and not when they are not', async () => {
    const savage = { at: 'macallan', character: 'nick-savage' as const, lastAsked: 'macallan' };
    expect(await actionIn(whiskyPosition({ at: 'jump' }, { ...savage, bottles: ALL_BUT_LOWLANDS }))).toEqual({
      type: 'jump',
    });
    expect(await actionIn(whiskyPosition({ at: 'jump' }, { ...savage, bottles: [...ALL_BUT_HIGHLANDS] }))).toEqual({
      type: 'leave',
    });
  });

  const turnsFor = ({ id }: Field): number =>
    turnsTo('clynelish', lastingGait('billy-leighton'))[numberOf(id)] as number;

  test('moves ten fields by the luck of the Irish where that reaches a bottle that is needed', async () => {
    const far = FIELDS.filter(({ id }) => waysFrom([id], 10).has('clynelish')).toSorted(
      (a, b) => turnsFor(b) - turnsFor(a),
    );
    const state = whiskyPosition(TURN, {
      at: far[0]?.id as string,
      bottles: ALL_BUT_HIGHLANDS,
      hand: ['luck-of-the-irish'],
    });
    expect(await actionIn(state)).toEqual({ type: 'play', card: 'luck-of-the-irish' });
  });

  test('flies where the last region is over the sea', async () => {
    const bottles = ['talisker-5', 'oban-5', 'macallan-5', 'ardbeg-5', 'bladnoch-5'];
    const own = { at: 'aberdeen-airport', bottles, hand: ['flight-one-way' as const] };
    expect(await actionIn(whiskyPosition({ at: 'airport' }, own))).toEqual({
      type: 'fly',
      to: 'dublin-airport',
      ticket: 'flight-one-way',
    });
  });
});

describe('the ladder of The Whisky Game', () => {
  const plan = { game: 'whisky-game', seats: 2, options: {}, seed: 1 };

  test('greedy beats random', async () => {
    const { score } = await runArena({
      ...plan,
      games: 6,
      a: { kind: 'greedy' },
      b: { kind: 'random', knowledge: 'regular' },
    });
    expect(score).toBeGreaterThan(0.9);
  });

  test('the planner beats greedy who knows as much', async () => {
    const { score } = await runArena({ ...plan, games: 10, a: PLANNER, b: { kind: 'greedy' } });
    expect(score).toBeGreaterThan(0.6);
  });
});
