import type { Seat, Tagged } from '@taproom/engine';
import Type from 'typebox';
import { Action } from './record-schema.ts';

const closed = { additionalProperties: false } as const;

const Index = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1 });
const PerSeat = Type.Array(Type.Number(), { description: 'one number for each seat' });

const Decision = Type.Object(
  { best: Action, bestValue: Type.Number(), playedValue: Type.Number(), loss: Type.Number({ minimum: 0 }) },
  closed,
);

const Step = Type.Object(
  {
    entry: Type.Integer({ minimum: 0, description: 'index of its entry in the record' }),
    seat: Index,
    action: Action,
    values: PerSeat,
    luck: Type.Union([PerSeat, Type.Null()], { description: 'what chance brought each seat; null if there was none' }),
    decision: Type.Union([Decision, Type.Null()]),
  },
  closed,
);

const Totals = Type.Object(
  { luck: Type.Number(), loss: Type.Number(), gifts: Type.Number(), decisions: Index, mistakes: Index },
  closed,
);

const MatchReviewSchema = Type.Object(
  {
    unit: Type.Enum(['wins', 'points']),
    opening: PerSeat,
    steps: Type.Array(Step),
    result: PerSeat,
    totals: Type.Array(Totals),
    turningPoints: Type.Array(Index, { description: 'up to three indices of steps, the weightiest first' }),
  },
  closed,
);

/** A finished match judged, in shares of the win (0 to 1) or in points. */
export interface MatchReview {
  readonly unit: 'wins' | 'points';
  readonly opening: readonly number[];
  readonly steps: readonly {
    readonly entry: number;
    readonly seat: Seat;
    readonly action: Tagged;
    readonly values: readonly number[];
    readonly luck: readonly number[] | null;
    readonly decision: {
      readonly best: Tagged;
      readonly bestValue: number;
      readonly playedValue: number;
      readonly loss: number;
    } | null;
  }[];
  readonly result: readonly number[];
  readonly totals: readonly {
    readonly luck: number;
    readonly loss: number;
    readonly gifts: number;
    readonly decisions: number;
    readonly mistakes: number;
  }[];
  readonly turningPoints: readonly number[];
}

const at = <S extends string>(status: S) => ({ status: Type.Enum([status]) });

/** How far the review of an online match is. Its share grows from 0 to 1. */
export const TableReview = Type.Unsafe<TableReview>(
  Type.Union([
    Type.Object({ status: Type.Enum(['none', 'waiting', 'failed']) }, closed),
    Type.Object({ ...at('working'), share: Share }, closed),
    Type.Object({ ...at('made'), review: MatchReviewSchema }, closed),
  ]),
);
export type TableReview =
  | { readonly status: 'none' | 'waiting' | 'failed' }
  | { readonly status: 'working'; readonly share: number }
  | { readonly status: 'made'; readonly review: MatchReview };
