import { GAME_IDS } from '@taproom/games/shelf';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadFace } from '../../boards/index.ts';
import { speakEnglish } from '../../kit/testing/english.ts';
import { outcome, snapshot } from '../../table/testing/snapshot.ts';
import { makeAnnouncer } from './announcer.svelte.ts';
import { makeHandOver } from './hand-over.svelte.ts';
import { promptOf, titleOf } from './headline.ts';
import { makeSideTabs } from './panel.svelte.ts';
import { giverOf, isLastToGive, makeResigning } from './resigning.svelte.ts';

await Promise.all(GAME_IDS.map(loadFace));

beforeAll(speakEnglish);

test('a secret view is covered until the one who may see it has the device', () => {
  const handOver = makeHandOver();
  const secret = snapshot({ secret: true, seat: 1 });
  expect([handOver.isCovered(undefined), handOver.isCovered(snapshot())]).toEqual([false, false]);
  expect(handOver.isCovered(secret)).toBe(true);
  handOver.take(1);
  expect(handOver.isCovered(secret)).toBe(false);
  expect(handOver.isCovered(snapshot({ secret: true, seat: 0 }))).toBe(true);
});

test('the person to act gives up, else the only one still in, else nobody', () => {
  expect(giverOf(snapshot({ seat: 1 }))).toBe(1);
  expect(giverOf(snapshot({ seat: null, own: [1] }))).toBe(1);
  expect(giverOf(snapshot({ seat: null, resigned: [0] }))).toBe(1);
  expect(giverOf(snapshot({ seat: null }))).toBeNull();
  expect(giverOf(snapshot({ seat: 1, outcome: outcome() }))).toBeNull();
});

test('giving up ends a match of two, and one of a person among bots that is not online', () => {
  const seats = [0, 1, 2].map((seat) => ({ kind: 'human', name: `${seat}` }) as const);
  const three = snapshot({ plan: { ...snapshot().plan, seats }, own: [0] });
  expect(isLastToGive(snapshot(), true)).toBe(true);
  expect([isLastToGive(three, true), isLastToGive(three, false)]).toEqual([false, true]);
  expect(isLastToGive({ ...three, resigned: [2] }, true)).toBe(true);
});

test('giving up is asked twice', async () => {
  const resign = vi.fn(async () => undefined);
  const resigning = makeResigning(() => snapshot({ seat: 1 }), resign);
  resigning.ask();
  resigning.cancel();
  expect([resigning.isAsking, resign.mock.calls.length]).toEqual([false, 0]);
  resigning.ask();
  await resigning.confirm();
  expect(resign).toHaveBeenCalledWith(1);
  expect(resigning.isAsking).toBe(false);
});

test('a part of the side panel opens beside the board or over it', () => {
  const sideTabs = makeSideTabs();
  sideTabs.open('rules', false);
  expect([sideTabs.tab, sideTabs.isSheet]).toEqual(['rules', false]);
  sideTabs.open('chat', true);
  expect([sideTabs.tab, sideTabs.isSheet]).toEqual(['chat', true]);
  sideTabs.close();
  expect([sideTabs.tab, sideTabs.isSheet]).toEqual(['chat', false]);
});

test('what happened is played and told, each sound once, with whose turn it is', async () => {
  const play = vi.fn();
  const announcer = makeAnnouncer(play);
  const events = [
    { type: 'seeded', seat: 0, value: 3 },
    { type: 'rerolled', seat: 1, dice: ['r1'] },
  ];
  const shown = snapshot({ batch: { id: 2, events } });
  announcer.sound(shown);
  expect(play.mock.calls).toEqual([['dice']]);
  announcer.tell(events, shown);
  announcer.tellRest(shown, undefined);
  expect(announcer.spoken).toMatch(/3.*Ada, it is your turn\.$/s);
  await Promise.resolve();
  announcer.tellRest(shown, undefined);
  expect(announcer.spoken).toBe('Ada, it is your turn.');
  const { times } = announcer;
  await Promise.resolve();
  announcer.tellRest(shown, undefined);
  // The same words once more are an announcement of their own.
  expect([announcer.spoken, announcer.times]).toEqual(['Ada, it is your turn.', times + 1]);
});

test('a turn that comes, a win and a loss each have their sound', () => {
  const heard = (...[next, before]: Parameters<ReturnType<typeof makeAnnouncer>['tellRest']>): unknown[] => {
    const play = vi.fn();
    makeAnnouncer(play).tellRest(next, before);
    return play.mock.calls.flat();
  };
  const waiting = snapshot({ seat: null });
  expect(heard(snapshot({ seat: 0 }), waiting)).toEqual(['turn']);
  expect(heard(snapshot({ seat: 0 }), snapshot({ seat: 0 }))).toEqual([]);
  expect(heard(snapshot({ seat: 0 }), undefined)).toEqual([]);
  const over = (own: number[]) => snapshot({ seat: null, own, outcome: outcome({ places: [1, 2] }) });
  expect([heard(over([0]), waiting), heard(over([1]), waiting)]).toEqual([['win'], ['loss']]);
  expect(heard(over([]), waiting)).toEqual(['win']);
  expect(heard(over([0]), over([0]))).toEqual([]);
});

test('a device that is handed over calls the next player once, by sound and in words', async () => {
  const play = vi.fn();
  const announcer = makeAnnouncer(play);
  const next = snapshot({ seat: 1, turn: 1 });
  announcer.tellAside({ what: 'handed', seat: 1 }, next);
  expect([announcer.spoken, play.mock.calls]).toEqual(['Ben, it is your turn.', [['turn']]]);
  await Promise.resolve();
  announcer.tellRest(next, snapshot({ seat: 0 }));
  expect(play.mock.calls.length).toBe(1);
  announcer.tellAside({ what: 'undone', seat: 0 }, next);
  expect([announcer.spoken, play.mock.calls[1]]).toEqual(['Ada takes a move back.', ['wood']]);
});

test('the title says whose turn it is, and how many tables call', () => {
  expect(titleOf(snapshot(), 0)).toContain('Ada');
  expect(titleOf(snapshot({ own: [0] }), 2)).toMatch(/^\(2\) /);
  expect(titleOf(snapshot({ outcome: outcome() }), 2)).not.toContain('(2)');
});

test('at the end the prompt says how it has ended', () => {
  expect(promptOf(snapshot({ outcome: outcome({ endings: ['full'] }) }))).not.toBe('');
});
