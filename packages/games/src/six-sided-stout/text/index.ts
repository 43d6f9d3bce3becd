import { commonText, nameOf, type Section } from '../../text/common.ts';
import { type Catalogues, loader, type Say, sayByName } from '../../text/format.ts';
import type { GameText } from '../../text/game-text.ts';
import { type Assistant, DAYS } from '../components.ts';
import { roomSeen } from '../seen-room.ts';
import type { StoutAction, StoutEvent } from '../state.ts';
import type { SeenBrewer, StoutView } from '../view.ts';
import type { en } from './en.ts';
import { handText, type List, listIn, refusalText } from './room.ts';

export { notation } from './notation.ts';

export type Key = keyof typeof en;

const CATALOGUES: Catalogues<Key> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  it: async () => (await import('./it.ts')).it,
};

export const load = loader(CATALOGUES, (say, language) => textOf(say, listIn(language)));

function textOf(say: Say<Key>, list: List): GameText {
  return {
    ...commonText(say, SECTIONS),
    action: (action: StoutAction) => actionText(say, action),
    event: (event: StoutEvent, names) => eventText(say, event, names),
    announcement: (event: StoutEvent, names) => announcementText(say, event, names),
    goal: () => say('goal'),
    round: (event: StoutEvent) =>
      event.type === 'dawned' ? { name: say('round', { round: event.day }), begins: 'with' } : undefined,
    prompt: (view: StoutView, who, you) => promptText(say, list, view, who, you),
    refusal: (rule, action: StoutAction, view: StoutView, seat) => refusalText(say, list, rule, action, view, seat),
    alone: ({ scores }) => say('alone', { points: scores[0] ?? 0 }),
  };
}

const listed = (items: readonly (string | number)[]): string => items.join(', ');

/** The assistant as the end of a phrase; empty if there is none. */
const helperText = (say: Say<Key>, assistant: Assistant | null): string =>
  assistant === null ? '' : ` ${say(`helper.${assistant}`)}`;

function actionText(say: Say<Key>, action: StoutAction): string {
  switch (action.type) {
    case 'market':
      return say(`action.market.${action.good}`, { helper: helperText(say, action.assistant) });
    case 'roast':
      return say(`action.roast.${action.store}`, { dice: listed(action.dice) });
    case 'keep':
      return say('action.keep', { dice: listed(action.dice) });
    case 'put':
      return say(`action.put.${action.kind}`, { cell: action.cell });
    case 'done':
    case 'stop':
      return say(`action.${action.type}`);
  }
}

/** What is said while dice tumble or malt is in the kiln. */
function announcementText(say: Say<Key>, event: StoutEvent, names: readonly string[]): string | undefined {
  if (event.type === 'roasted') return say('announcement.roasted', { who: nameOf(names, event.seat) });
  if (event.type !== 'rolled') return undefined;
  const helper = helperText(say, event.assistant);
  return say(`announcement.rolled.${event.good}`, { who: nameOf(names, event.seat), helper });
}

function eventText(say: Say<Key>, event: StoutEvent, names: readonly string[]): string | undefined {
  const who = 'seat' in event ? nameOf(names, event.seat) : '';
  switch (event.type) {
    case 'dawned':
      return say('event.dawned', { day: event.day });
    case 'rolled': {
      const helper = helperText(say, event.assistant);
      return say(`event.rolled.${event.good}`, { who, helper, dice: listed(event.dice) });
    }
    case 'bought':
      return say(`event.bought.${event.good}`, { who, units: event.units });
    case 'roasted':
      return say(`event.roasted.${event.store}`, { who, dice: listed(event.dice) });
    case 'put':
      return say(`event.put.${event.kind}`, { who, cell: event.cell });
    case 'lost':
      return sayByName(say, `event.lost.${event.good}`, { who, units: event.units });
    case 'closed':
      // In a solo game nothing was hidden, so all of it has been told.
      return names.length === 1
        ? undefined
        : say(`event.closed.${event.deed}`, { who, count: event.put.length, cells: listed(event.put) });
    case 'finished':
      return say(`event.finished.${event.reason}`, { who });
    case 'ended':
      return say('event.ended');
  }
}

// Prompts

function promptText(say: Say<Key>, list: List, view: StoutView, who: string, you: boolean): string {
  if (view.phase === 'over') return say('prompt.over');
  if (!you) return say('prompt.they', { who });
  const own = view.seats.find(({ stage }) => stage === 'choose' || stage === 'keep' || stage === 'put');
  return own ? askText(say, list, view, own) : say('prompt.wait');
}

function askText(say: Say<Key>, list: List, { day, board }: StoutView, brewer: SeenBrewer): string {
  const { stage, dice } = brewer;
  if (stage === 'choose') return say('prompt.choose', { day, days: DAYS });
  if (stage === 'keep') return say('prompt.keep', { dice: listed(dice) });
  const room = roomSeen(board, brewer);
  return room ? handText(say, list, room) : say('prompt.put.free');
}

// Rules

const SECTIONS: readonly Section<Key>[] = [
  {
    title: 'rules.goal',
    paragraphs: ['rules.goal.1', 'rules.goal.2'],
    figures: ['finished', 'big'],
    rulings: ['SS-2', 'SS-3', 'SS-17'],
  },
  {
    title: 'rules.market',
    paragraphs: ['rules.market.1', 'rules.market.2'],
    figures: ['market', 'keep'],
    rulings: ['SS-4', 'SS-5', 'SS-6', 'SS-12'],
  },
  { title: 'rules.roast', paragraphs: ['rules.roast.1'], figures: ['stores'], rulings: ['SS-7'] },
  {
    title: 'rules.put',
    paragraphs: ['rules.put.1', 'rules.put.2'],
    figures: ['chain', 'room'],
    rulings: ['SS-8', 'SS-21', 'SS-9', 'SS-16', 'SS-20', 'SS-11', 'SS-18', 'SS-10', 'SS-19'],
  },
  {
    title: 'rules.end',
    paragraphs: ['rules.end.1', 'rules.end.2', 'rules.end.3'],
    figures: ['values', 'hops', 'yeast', 'no-beer', 'days'],
    rulings: ['SS-13', 'SS-14', 'SS-15'],
  },
  { title: 'rules.contest', paragraphs: ['rules.contest.1'], rulings: ['SS-1'] },
];
