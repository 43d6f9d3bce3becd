import { type Deed, isResignation, type Seat } from '@taproom/engine';
import type { Unit } from '../face/face.ts';
import { at } from '../lists.ts';
import type { ReviewDecision, ReviewStep } from './review.ts';
import { differenceOf, type Expected, valuesOf, without, withValue } from './shares.ts';
import type { Verdict } from './verdicts.ts';

/** An entry and what is thought of it. */
export interface Judged extends Deed, Verdict {
  /** Those who had given up before it. */
  readonly resigned: readonly Seat[];
}

/** A match in books that balance: of every seat, what it had before, luck, losses and gifts make what it has after. */
export interface Books {
  readonly opening: readonly number[];
  readonly steps: readonly Booked[];
}

/** A step, and what it cost whoever played it and gave the others. */
export interface Booked {
  readonly step: ReviewStep;
  /** By seat: below zero for the one who lost, above for those who gained by it. */
  readonly given: readonly number[];
}

/**
 * Keeps the books from the end, where all is known, to the beginning. Where nothing was left to chance, an entry was worth
 * what came of it; where dice fell, what could be expected of it before. Both are more by the loss before the decision.
 */
export function keepBooks(entries: readonly Judged[], result: readonly number[], unit: Unit): Books {
  const hopes = hopesIn(entries, result.length, unit);
  const steps: Booked[] = [];
  let after = result;
  for (let entry = entries.length - 1; entry >= 0; entry--) {
    const { booked, before } = book(at(entries, entry), entry, at(hopes, entry), after, unit);
    steps.unshift(booked);
    after = before;
  }
  return { opening: after, steps };
}

/** What each seat can expect, as far as anything is known. */
type Hopes = readonly (number | undefined)[];

/** Before each entry, what could be expected of those before it: that is all there is to tell what a question is worth. */
function hopesIn(entries: readonly Judged[], seats: number, unit: Unit): Hopes[] {
  let hopes: Hopes = Array.from({ length: seats }, () => undefined);
  return entries.map(({ expected }) => {
    const before = hopes;
    if (expected) hopes = hopedFor(expected, before, unit);
    return before;
  });
}

function hopedFor(expected: Expected, before: Hopes, unit: Unit): Hopes {
  if (unit === 'points') return before.with(expected.seat, expected.value);
  return valuesOf(
    expected,
    before.map((hope) => hope ?? 1 / before.length),
    unit,
  );
}

/** Books one entry, given what each seat had after it; also says what they had before. */
function book(
  judged: Judged,
  entry: number,
  hopes: Hopes,
  after: readonly number[],
  unit: Unit,
): { readonly booked: Booked; readonly before: readonly number[] } {
  const { seat, action, isChance } = judged;
  const worth = isChance ? beforeChance(judged, hopes, after, unit) : after;
  const before = isResignation(action) ? beforeGivingUp(judged, hopes, worth, unit) : beforeLoss(judged, worth, unit);
  const luck = isChance ? differenceOf(after, worth) : null;
  const decision = decisionOn(judged, at(before, seat), at(worth, seat));
  return {
    booked: { step: { entry, seat, action, values: after, luck, decision }, given: differenceOf(worth, before) },
    before,
  };
}

/** What everybody could expect when the dice had not yet fallen. */
function beforeChance(
  { seat, expected, resigned }: Judged,
  hopes: Hopes,
  after: readonly number[],
  unit: Unit,
): readonly number[] {
  return without(hopedBefore({ seat, expected }, hopes, after, unit), resigned, unit);
}

/** By what was thought of the entry itself, or else of those before it, as of a question. */
const hopedBefore = (
  { seat, expected }: Pick<Judged, 'seat' | 'expected'>,
  hopes: Hopes,
  after: readonly number[],
  unit: Unit,
): readonly number[] =>
  expected
    ? valuesOf(expected, after, unit)
    : after.map((value, one) => (unit === 'wins' || one === seat ? (hopes[one] ?? value) : value));

/** A loss cannot have been larger than all that was to be had. */
function beforeLoss({ seat, choice }: Judged, worth: readonly number[], unit: Unit): readonly number[] {
  if (!choice || choice.loss === 0) return worth;
  return withValue(worth, seat, at(worth, seat) + choice.loss, unit);
}

/** Who gives up loses all that could be expected. */
function beforeGivingUp(
  { seat, expected, resigned }: Judged,
  hopes: Hopes,
  worth: readonly number[],
  unit: Unit,
): readonly number[] {
  const values = without(hopedBefore({ seat, expected }, hopes, worth, unit), resigned, unit);
  return withValue(worth, seat, Math.max(at(worth, seat), at(values, seat)), unit);
}

function decisionOn({ action, choice }: Judged, bestValue: number, playedValue: number): ReviewDecision | null {
  if (!choice) return null;
  const loss = bestValue - playedValue;
  return loss > 0
    ? { best: choice.best, bestValue, playedValue, loss }
    : { best: action, bestValue: playedValue, playedValue, loss: 0 };
}
