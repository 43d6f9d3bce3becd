import type { Seat } from '@taproom/engine';
import type { BrewingState } from '@taproom/games/dice-brewing';
import { at, never } from '../../../lists.ts';
import type { Network } from '../../../network/network.ts';
import { type Brewery, MOST_PIPS, placeOf } from '../evaluation/brewery.ts';
import type { Formula } from '../evaluation/formulas.ts';
import { emptySketch, outlookOf, type Sketch, setUpSketch } from '../evaluation/sketch.ts';
import type { Judge, Standing } from '../evaluation/standing.ts';
import { fillSigns, type Setting, SIGN_COUNT, STAGES } from './signs.ts';
import { askAbout, askOnTrial, emptyWorths, leadAmong, type Worths } from './worths.ts';

/** A position judged by a network. */
export interface Learnt extends Pick<Standing, 'scene' | 'sketch' | 'judge' | 'lessons'> {
  readonly worths: Worths;
  /** What was last looked at that would be different for everyone. */
  readonly trials: Worths;
}

interface Desk {
  readonly sketch: Sketch;
  readonly worths: Worths;
  readonly trials: Worths;
}

const desks: Desk[] = [];
const shown = new Float64Array(SIGN_COUNT);

/** How things stand. Valid until the next call: these come by the thousand, so nothing is made anew. */
export function learntStandingOf(state: BrewingState, network: Network, isBeginning = false): Learnt {
  const seats = state.brewers.length;
  const units = network.units.length;
  desks[seats] ??= {
    sketch: emptySketch(seats),
    worths: emptyWorths(seats, SIGN_COUNT, units),
    trials: emptyWorths(seats, SIGN_COUNT, units),
  };
  const { sketch, worths, trials } = desks[seats];
  setUpSketch(sketch, state);
  if (state.round === state.lastRound) sketch.left = 0;
  const settings = settingsOf(state, sketch, isBeginning);
  for (let seat = 0; seat < seats; seat++) {
    fillSigns(at(worths.signs, seat), at(sketch.breweries, seat), at(settings, seat));
    askAbout(network, worths, seat);
  }
  return {
    scene: state,
    sketch,
    worths,
    trials,
    lessons: new Map(),
    judge: judgeBy(network, state, settings, { sketch, worths, trials }),
  };
}

/** What it is worth to reroll a die that is not good enough. */
const REROLL = 0.05;

function judgeBy(
  network: Network,
  state: BrewingState,
  settings: readonly Setting[],
  { sketch, worths, trials }: Desk,
): Judge {
  const { answers } = worths;
  function leadIfAnswer(seat: Seat, where: Seat, answer: number): number {
    const usual = answers[where] ?? never();
    answers[where] = answer;
    const lead = leadAmong(answers, seat);
    answers[where] = usual;
    return lead;
  }
  function leadIfSet(seat: Seat, where: Seat, setting: Setting): number {
    fillSigns(shown, at(sketch.breweries, where), setting);
    return leadIfAnswer(seat, where, askOnTrial(network, worths, where, shown));
  }
  return {
    reroll: REROLL,
    lead: (seat) => leadAmong(answers, seat),
    leadOnTrial: (seat, where) => leadIfSet(seat, where, at(settings, where)),
    leadAmong(changed, seat) {
      const others = settingsOf(state, changed, false);
      for (let one = 0; one < others.length; one++) {
        fillSigns(at(trials.signs, one), at(changed.breweries, one), at(others, one));
        askAbout(network, trials, one);
      }
      return leadAmong(trials.answers, seat);
    },
    leadIfDone(seat) {
      const setting = at(settings, seat);
      return leadIfSet(seat, seat, { ...setting, stage: Math.min(STAGES.tidy, setting.stage + 1) });
    },
  };
}

/** What every seat's worth depends on besides its brewery. */
function settingsOf(state: BrewingState, sketch: Sketch, isBeginning: boolean): Setting[] {
  const { breweries, offer, round, left } = sketch;
  const outlook = outlookOf(sketch);
  const seats = breweries.length;
  const stage = isBeginning ? STAGES.begin : stageOf(state);
  const ready = breweries.map((brewery) => readyFor(brewery, offer.formulas));
  return breweries.map((_, seat) => {
    const own = stage !== STAGES.begin && stage < STAGES.tidy && state.passed[seat] ? stage + 1 : stage;
    const turn = turnOf(state, seat, own);
    let earlier = 0;
    let later = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      if (turnOf(state, other, own) < turn) earlier |= at(ready, other);
      else later |= at(ready, other);
    }
    return { offer, outlook, seats, round, left, stage: own, turn, earlier, later };
  });
}

/** A seat's turn in the order of play, after the brewing that of the next round. */
function turnOf({ first, brewers: { length } }: BrewingState, seat: Seat, stage: number): number {
  return (seat - first + 2 * length - (stage === STAGES.tidy ? 1 : 0)) % length;
}

function stageOf({ stack }: BrewingState): number {
  for (const frame of stack) {
    if (frame.at === 'restore') return STAGES.buy;
    if (frame.at === 'inOrder')
      return frame.phase === 'place' ? STAGES.place : frame.phase === 'brew' ? STAGES.brew : STAGES.buy;
  }
  return STAGES.tidy;
}

/** Which of the recipes can be paid in this round, as bits. */
function readyFor(brewery: Brewery, formulas: readonly Formula[]): number {
  let ready = 0;
  for (let i = 0; i < formulas.length; i++) if (canPay(brewery, formulas[i] ?? never())) ready |= 1 << i;
  return ready;
}

/** The strictest needs come first, so each must find more dice than there are needs of its colour before it. */
function canPay({ stored, late }: Brewery, { needs }: Formula): boolean {
  return needs.every(({ colour, least }, i) => {
    let dice = 0;
    for (let place = placeOf(colour, least); place <= placeOf(colour, MOST_PIPS); place++)
      dice += (stored[place] ?? never()) - (late[place] ?? never());
    let needed = 1;
    for (let before = 0; before < i; before++) if (needs[before]?.colour === colour) needed++;
    return dice >= needed;
  });
}
