import type { Seat } from '@taproom/engine';
import type { Language } from '@taproom/games/text';
import type { FieldId, Region } from '@taproom/games/whisky-game/map';
import type { Snippet } from 'svelte';

/** A traveller's piece on the map. Its colour and mark follow from the seat (see `pieces.ts`). */
export interface MapPawn {
  readonly seat: Seat;
  readonly at: FieldId;
  readonly name: string;
  /** Whether it is this seat's turn: the piece stands out. */
  readonly isActive: boolean;
}

export interface MapProps {
  readonly language: Language;
  /** Whether animations are on. */
  readonly motion: boolean;
  readonly pawns: readonly MapPawn[];
  /** How long a pawn takes from one field to another, in milliseconds. */
  readonly timeOf: (from: FieldId, to: FieldId) => number;
  /** The seat whose pawn the "to my pawn" button brings into view; without it, no button. */
  readonly mine?: Seat | null;
  /** Points of the bottles left at a distillery, such as `[1, 5]`. */
  readonly stock: (distillery: FieldId) => readonly number[];
  /** Fields that may be chosen now; they glow, and keys walk among them. */
  readonly reach: ReadonlySet<FieldId>;
  /** Where the next single step may lead; lettered from A, in this order. */
  readonly near?: readonly FieldId[];
  /** The chosen way, starting at the pawn. */
  readonly way?: readonly FieldId[];
  /** Other ways to the same field, drawn faintly. */
  readonly ways?: readonly (readonly FieldId[])[];
  readonly chosen?: FieldId | null;
  /** A field that a hint points out. */
  readonly hinted?: FieldId | null;
  /** Fields that are named even where names are sparse. */
  readonly named?: readonly FieldId[];
  /** Regions from which a bottle is still missing; without the list none is marked either way. */
  readonly missing?: readonly Region[] | null;
  /** Whether it is a picture only, without tools and overview. */
  readonly bare?: boolean;
  /** Fields to bring into view; the map moves when the list changes. */
  readonly watch?: readonly FieldId[];
  /** A field of `reach` or `near` was chosen. */
  readonly onpick: (field: FieldId) => void;
  /** A field is looked at (by pointer, focus, tap or the list of places); null when none is. */
  readonly onlook?: (field: FieldId | null) => void;
  /** Everything about a field, for screen readers: name, kind, stock, who stands there. */
  readonly describe: (field: FieldId) => string;
  /** A field's details, shown beside it while it is looked at. */
  readonly details?: Snippet<[FieldId]>;
  /** Anything else on the full-screen map: the prompt and its buttons. */
  readonly actions?: Snippet;
  /** What is being told, large over the full-screen map. */
  readonly scene?: Snippet;
}
