import { at, type Outcome, type RuleId, type Seat, type Tagged } from '@taproom/engine';
import { commonText, nameOf, type Section } from '../../text/common.ts';
import { type Catalogues, loader, type Say, sayByName } from '../../text/format.ts';
import type { GameText, Round } from '../../text/game-text.ts';
import { type AloneRate, aloneTable } from '../alone.ts';
import { spaceNamed } from '../city.ts';
import { isNatural, LAST_FACE, MOST_TURNS, type Whisky } from '../components.ts';
import { canBlend } from '../rules.ts';
import type { DyceAction, DyceEvent, Traded, Walked } from '../state.ts';
import type { DyceView, SeenMerchant } from '../view.ts';
import type { en } from './en.ts';

export { notation } from './notation.ts';

export type Key = keyof typeof en;

const CATALOGUES: Catalogues<Key> = {
  en: async () => (await import('./en.ts')).en,
  cs: async () => (await import('./cs.ts')).cs,
  it: async () => (await import('./it.ts')).it,
};

export const load = loader(CATALOGUES, textOf);

function textOf(say: Say<Key>): GameText {
  return {
    ...commonText(say, SECTIONS),
    action: (action: DyceAction) => actionText(say, action),
    event: (event: DyceEvent, names) => eventText(say, event, names),
    announcement: (event: DyceEvent) => announcementText(say, event),
    goal: (view: DyceView) => goalText(say, view),
    round: (event: DyceEvent) => roundText(say, event),
    prompt: (view: DyceView, who, you) => promptText(say, view, who, you),
    optionValue: (name, value) => optionValueText(say, name, value),
    alone: (outcome) => aloneText(say, outcome),
    refusal: (rule, action, view: DyceView, seat) => refusalText(say, rule, action, view, seat),
  };
}

/** What scores, and what ends the game. */
function goalText(say: Say<Key>, { alone, white }: DyceView): string {
  const key = alone ? 'goal.alone' : 'goal';
  return say(white === LAST_FACE ? `${key}.last` : key, { white });
}

/** What is still tumbling. */
function announcementText(say: Say<Key>, event: DyceEvent): string | undefined {
  if (event.type === 'drew') return say('announced.drew', { back: say(`colour.${event.back}`) });
  return event.type === 'evening' && event.raised ? say('announced.evening', { round: event.round }) : undefined;
}

const kindOf = (whisky: Whisky): 'natural' | 'blend' => (isNatural(whisky) ? 'natural' : 'blend');

function actionText(say: Say<Key>, action: DyceAction): string {
  switch (action.type) {
    case 'choose':
      return say('action.choose', { whisky: say(`whisky.${action.whisky}`) });
    case 'stock': {
      const { space, whisky } = action;
      return say(`action.stock.${kindOf(whisky)}`, { space, whisky: say(`whisky.${whisky}`) });
    }
    case 'open':
    case 'advertise':
      return say(`action.${action.type}`, { space: action.space });
    case 'pass':
    case 'take':
    case 'done':
      return say(`action.${action.type}`);
  }
}

// Events

function eventText(say: Say<Key>, event: DyceEvent, names: readonly string[]): string | undefined {
  const who = 'seat' in event ? nameOf(names, event.seat) : '';
  switch (event.type) {
    case 'began':
      // In a solo game nobody else could have begun.
      return names.length === 1 ? undefined : say('event.began', { who });
    case 'laid':
      return undefined;
    case 'poured':
      return names.length === 1 ? undefined : say('event.poured', { whiskies: colours(say, event.whiskies) });
    case 'chose':
      return say('event.chose', { who, whisky: say(`whisky.${event.whisky}`) });
    case 'opened':
      return say('event.opened', { who, space: event.space });
    case 'stocked':
      return stockedText(say, event, who);
    case 'advertised':
      return advertisedText(say, event, names);
    case 'passed':
    case 'took':
    case 'rested':
      return say(`event.${event.type}`, { who });
    case 'walked':
      return walkedText(say, event);
    case 'bought':
    case 'sold':
    case 'closed':
      return tradedText(say, event, who, names.length === 1);
    case 'drew':
      return drewText(say, event);
    case 'evening': {
      const { round, white, raised } = event;
      return say(`event.evening.${raised ? 'raised' : 'still'}`, { round, white });
    }
    case 'ended':
      return say(`event.ended.${event.ending}`);
  }
}

type EventOf<T extends DyceEvent['type']> = Extract<DyceEvent, { type: T }>;

const colours = (say: Say<Key>, whiskies: readonly Whisky[]): string =>
  whiskies.map((whisky) => say(`colour.${whisky}`)).join(', ');

function stockedText(say: Say<Key>, { space, whisky, instead }: EventOf<'stocked'>, who: string): string {
  const told = { who, space, whisky: say(`whisky.${whisky}`) };
  return instead === null
    ? say(`event.stocked.${kindOf(whisky)}`, told)
    : say(`event.restocked.${kindOf(whisky)}`, { ...told, instead: say(`whisky.${instead}`) });
}

function advertisedText(
  say: Say<Key>,
  { seat, owner, space }: EventOf<'advertised'>,
  names: readonly string[],
): string {
  const who = nameOf(names, seat);
  return seat === owner
    ? say('event.advertised.own', { who, space })
    : say('event.advertised.other', { who, space, owner: nameOf(names, owner) });
}

/** Where a baron goes and which priority decided it, or why he stays. */
function walkedText(say: Say<Key>, { baron, to, whisky, targets, because }: Walked): string {
  const told = { baron: say(`baron.${baron}`), to, whisky: say(`whisky.${whisky}`), with: say(`with.${whisky}`) };
  if (because === 'there' || because === 'nothing') return say(`event.stayed.${because}`, told);
  if (targets.includes(to)) return say(`event.arrived.${because}`, told);
  return say(`event.walked.${because}`, { ...told, targets: targets.join(', '), count: targets.length });
}

function tradedText(say: Say<Key>, event: Traded, who: string, alone: boolean): string {
  const { type, baron, space, whisky, price, pounds, vps } = event;
  const formula = isNatural(whisky) ? '' : say(`formula.${whisky}`);
  const told = { who, space, whisky: say(`whisky.${whisky}`), price, pounds, vps, formula };
  if (type === 'bought') return say('event.bought', { ...told, from: say(`from.${baron}`) });
  if (type === 'closed') return say(`event.closed.${kindOf(whisky)}`, told);
  return say(alone ? 'event.sold.alone' : 'event.sold', { ...told, to: say(`to.${baron}`) });
}

function drewText(say: Say<Key>, { back, whisky, value, rolled }: EventOf<'drew'>): string {
  const told = { back: say(`colour.${back}`), die: say(`die.${whisky}`), value };
  return rolled === value ? say('event.drew', told) : say('event.drew.turned', { ...told, rolled });
}

// Refusals

/** The part of a ruling that stands in the way. */
function refusalText(say: Say<Key>, rule: RuleId, action: Tagged, view: DyceView, seat: Seat): string {
  const space = 'space' in action && typeof action.space === 'string' ? action.space : '';
  const why = space === '' ? undefined : obstacle(rule, space, view, seat);
  const baron = view.barons.find((one) => one.space === space)?.name;
  return why ? say(`refused.${why}`, { space, baron: baron ? say(`baron.${baron}`) : '' }) : sayByName(say, rule);
}

function obstacle(rule: RuleId, space: string, view: DyceView, seat: Seat) {
  const shop = view.city[spaceNamed(space)];
  const isVisited = view.barons.some((baron) => baron.space === space);
  if (rule === 'DY-14') return shop?.owner === seat ? 'visited' : undefined;
  if (rule === 'DY-15') return shop ? 'poor' : 'noShop';
  if (rule !== 'DY-13' || spaceNamed(space) < 0) return undefined;
  if (shop) return 'taken';
  if (isVisited) return 'baron';
  return view.seats[seat]?.shops === 0 ? 'noneLeft' : 'poor';
}

// Prompts

function promptText(say: Say<Key>, view: DyceView, who: string, you: boolean): string {
  const { phase, actor } = view;
  if (phase === 'over' || actor === null) return say('prompt.over');
  if (!you) return say(`prompt.they.${phase}`, { who });
  if (phase === 'draft') return say('prompt.draft');
  return view.alone ? alonePrompt(say, view) : turnText(say, view, at(view.seats, actor));
}

function alonePrompt(say: Say<Key>, { actions, round, seats }: DyceView): string {
  // DY-21: with nothing to blend, the last pound must be kept for a baron.
  if (seats.every((alone) => alone.pounds === 1 && !canBlend(alone))) return say('prompt.alone.lastPound');
  return say(actions === 0 ? 'prompt.alone.first' : 'prompt.alone.second', { round });
}

function turnText(say: Say<Key>, { actions, isLast }: DyceView, { sealed, turns }: SeenMerchant): string {
  if (turns > MOST_TURNS) return say(sealed ? 'prompt.tired.sealed' : 'prompt.tired', { turns: MOST_TURNS });
  if (actions > 0) return say(isLast ? 'prompt.second.last' : 'prompt.second');
  if (!sealed) return say('prompt.first');
  return say(isLast ? 'prompt.sealed.last' : 'prompt.sealed');
}

// Solo results

function aloneText(say: Say<Key>, { places, table, scores }: Outcome): string {
  const { blends = 0, rounds = 0 } = Object.fromEntries(table.map(({ name, value }) => [name, value]));
  return places[0] === 1 ? say('alone.won', { rounds, pounds: scores[0] ?? 0 }) : say('alone.lost', { blends });
}

/** Only the end of a round is an event; the first one begins with the deal. */
function roundText(say: Say<Key>, event: DyceEvent): Round | undefined {
  if (event.type !== 'laid' && event.type !== 'evening') return undefined;
  const round = event.type === 'laid' ? 1 : event.round + 1;
  return { name: say('round', { round }), begins: 'after' };
}

// Options

function optionValueText(say: Say<Key>, name: string, value: string): { label: string; help: string } {
  if (name === 'startDie') {
    const times = LAST_FACE + 1 - Number(value);
    const help = [say('option.startDie.value.help', { times }), ...botText(say, value)].join(' ');
    return { label: say('option.startDie.value', { value }), help };
  }
  const key = value === 'random' ? 'option.first.random' : 'option.first.seat';
  return { label: say(key, { seat: value }), help: say(`${key}.help`, { seat: value }) };
}

/** The strongest bot's solo record; empty for a starting die no longer offered. */
function botText(say: Say<Key>, startDie: string): string[] {
  const rates: Readonly<Record<string, AloneRate>> = aloneTable.startDie;
  const rate = rates[startDie];
  return rate
    ? [say('option.startDie.value.bot', { won: rate.won, games: rate.games, rate: rate.won / rate.games })]
    : [];
}

// Rules

const SECTIONS: readonly Section<Key>[] = [
  { title: 'rules.goal', paragraphs: ['rules.goal.1', 'rules.goal.2'], rulings: [], figures: ['blends'] },
  {
    title: 'rules.setup',
    paragraphs: ['rules.setup.1', 'rules.setup.2', 'rules.setup.3'],
    rulings: ['DY-1', 'DY-2', 'DY-17', 'DY-20'],
    figures: ['start'],
  },
  {
    title: 'rules.player',
    paragraphs: ['rules.player.1', 'rules.player.2'],
    rulings: ['DY-3', 'DY-13', 'DY-14', 'DY-15', 'DY-19', 'DY-4', 'DY-16'],
    figures: ['turn', 'seals'],
  },
  {
    title: 'rules.move',
    paragraphs: ['rules.move.1', 'rules.move.2'],
    rulings: ['DY-5', 'DY-6', 'DY-7', 'DY-8'],
    figures: ['walk', 'tie', 'movement'],
  },
  {
    title: 'rules.trade',
    paragraphs: ['rules.trade.1', 'rules.trade.2', 'rules.trade.3'],
    rulings: ['DY-9'],
    figures: ['trade'],
  },
  { title: 'rules.evening', paragraphs: ['rules.evening.1'], rulings: ['DY-10'], figures: ['rise'] },
  { title: 'rules.score', paragraphs: ['rules.score.1'], rulings: ['DY-12'], figures: ['score'] },
  { title: 'rules.alone', paragraphs: ['rules.alone.1'], rulings: ['DY-11', 'DY-18', 'DY-21'], figures: ['alone'] },
];
