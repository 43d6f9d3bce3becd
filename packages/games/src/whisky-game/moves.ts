import { type Emit, must, rollDie, type Seat } from '@taproom/engine';
import { type Ability, abilityOf, type Token } from './components.ts';
import { type FieldId, fieldOf } from './map/index.ts';
import { fieldAt, hasOpen, travellerAt } from './rules.ts';
import type { OpenCard, Traveller, WhiskyEvent, WhiskyState } from './state.ts';
import { drawToken } from './tokens.ts';

type Emits = Emit<WhiskyEvent>;

const BEST_THROW = 6;
const HANGOVER = 2;
const TRUCK = 2;
const CARRIAGE = 2;

/** Throws a die, and again after each six. */
function throwDie(state: WhiskyState): number[] {
  const throws: number[] = [];
  do throws.push(rollDie(state.rng));
  while (throws.at(-1) === BEST_THROW);
  return throws;
}

const isHere = (traveller: Traveller, ability: Ability): boolean =>
  'country' in ability && fieldAt(traveller).country === ability.country;

const dicePerRoll = (traveller: Traveller): number => {
  const ability = abilityOf(traveller.character);
  return ability.type === 'twoDice' && isHere(traveller, ability) ? 2 : 1;
};

const plusOf = (traveller: Traveller): number => {
  const ability = abilityOf(traveller.character);
  return ability.type === 'plus' && isHere(traveller, ability) ? ability.plus : 0;
};

/** WG-3: rolls, and gives the number of fields to move. */
export function roll(state: WhiskyState, seat: Seat, emit: Emits): number {
  const traveller = travellerAt(state, seat);
  const throws = Array.from({ length: dicePerRoll(traveller) }, () => throwDie(state)).flat();
  const isOver = hasOpen(traveller, 'hangover') && throws.includes(BEST_THROW);
  if (isOver) dropCard(state, seat, 'hangover', emit);
  const hasHangover = hasOpen(traveller, 'hangover');
  const sum = throws.reduce((all, value) => all + value, 0) - (hasHangover ? HANGOVER : 0);
  const truck = hasOpen(traveller, 'truck');
  const carriage = hasOpen(traveller, 'carriage');
  const plus = plusOf(traveller);
  const total = sum <= 0 ? 0 : sum * (truck ? TRUCK : 1) + (carriage ? CARRIAGE : 0) + plus;
  const hangover = isOver ? 'ended' : hasHangover ? 'lowered' : 'none';
  emit({ type: 'rolled', seat, throws, hangover, truck, carriage, plus, total });
  return total;
}

/** Throws up to `most` times for a six that ends prohibition; returns whether it ended. */
export function throwForSix(state: WhiskyState, seat: Seat, most: number, emit: Emits): boolean {
  const throws: number[] = [];
  while (throws.length < most && throws.at(-1) !== BEST_THROW) throws.push(rollDie(state.rng));
  const lifted = throws.at(-1) === BEST_THROW;
  emit({ type: 'sobered', seat, throws, lifted });
  if (lifted) dropCard(state, seat, 'prohibition', emit);
  return lifted;
}

/** Puts an open card under the deck. */
export function dropCard(state: WhiskyState, seat: Seat, card: OpenCard, emit: Emits): void {
  const { open } = travellerAt(state, seat);
  open.splice(open.indexOf(card), 1);
  state.deck.push(card);
  emit({ type: 'dropped', seat, card });
}

/** Puts a pawn on a field. WG-9: truck and carriage stay behind when it enters the other country. */
export function putPawn(state: WhiskyState, seat: Seat, to: FieldId, emit: Emits): void {
  const traveller = travellerAt(state, seat);
  const { country } = fieldOf(to);
  traveller.wake = null;
  traveller.at = to;
  if (country === null) return;
  if (traveller.country !== country) leaveVehicles(state, seat, emit);
  traveller.country = country;
}

function leaveVehicles(state: WhiskyState, seat: Seat, emit: Emits): void {
  for (const card of ['truck', 'carriage'] as const) {
    if (hasOpen(travellerAt(state, seat), card)) dropCard(state, seat, card, emit);
  }
}

/** WG-5: a barrel pays once a turn, and not if it paid in the turn before. */
export function passBarrel(state: WhiskyState, seat: Seat, at: FieldId, emit: Emits): void {
  const { barrels } = state.turn;
  const hasPaid = barrels.includes(at) || travellerAt(state, seat).emptied.includes(at);
  if (fieldOf(at).kind !== 'barrel' || hasPaid) return;
  const token: Token | undefined = drawToken(state, seat);
  if (token === undefined) return;
  barrels.push(at);
  emit({ type: 'found', seat, at, token });
}

/** WG-5: barrels that paid in this turn pay nothing in the player's next. */
export function closeBarrels({ travellers, turn }: WhiskyState): void {
  must(travellers[turn.seat]).emptied = turn.barrels;
}
