import type { Seat } from '@taproom/engine';
import {
  abilityOf,
  type FieldId,
  ferriesFrom,
  fieldOf,
  ownsFrom,
  type SeenTraveller,
  stockAt,
  type WhiskyView,
  worthOf,
} from '@taproom/games/whisky-game/shown';
import type { BoardText } from '../text.ts';

/** What a distillery offers a traveller. */
export interface Offer {
  /** Points of the bottles that are left. */
  readonly stock: readonly number[];
  readonly isOwner: boolean;
  readonly wasLastAsked: boolean;
  /** Whether the traveller still needs the region. */
  readonly isMissing: boolean;
  readonly mayAsk: boolean;
}

export function offerAt({ seats, turn }: WhiskyView, distillery: FieldId, seat: Seat): Offer {
  const own = seats[seat] as SeenTraveller;
  const stock = stockAt(seats, distillery);
  const isOwner = ownsFrom(own, distillery);
  const wasLastAsked = own.lastAsked === distillery;
  const isProhibited = turn.seat === seat && turn.prohibited;
  return {
    stock,
    isOwner,
    wasLastAsked,
    isMissing: own.missingRegions.some((region) => region === fieldOf(distillery).region),
    mayAsk: stock.length > 0 && !isOwner && !wasLastAsked && !isProhibited,
  };
}

/** The seats whose pawns stand on a field. */
export const standingAt = ({ seats }: WhiskyView, field: FieldId): Seat[] =>
  seats.flatMap(({ at }, seat) => (at === field ? [seat] : []));

/** "Distillery · Islay" */
export function kindLine(field: FieldId, { game }: BoardText): string {
  const { kind, region } = fieldOf(field);
  const word = game.fieldKind(kind);
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  return region ? `${name} · ${game.regionName(region)}` : name;
}

/** Everything to say about a field, line by line: its effect, and what it offers a seat, if any. */
export function placeLines(view: WhiskyView, field: FieldId, seat: Seat | null, words: BoardText): string[] {
  const { say } = words;
  switch (fieldOf(field).kind) {
    case 'distillery':
      return distilleryLines(view, field, seat, words);
    case 'barrel':
      return [say('barrelDoes'), ...(seat === null ? [] : barrelLines(view, field, seat, words))];
    case 'lost':
      return [say(isWild(view, seat) ? 'lostWild' : 'lostDoes'), say('lostLeft', { count: view.lostDeck })];
    case 'harbor':
      return [say('harborDoes'), say('ships', { places: words.listed(shipsTo(field)) })];
    case 'pub':
      return [say('pubDoes')];
    case 'airport':
      return [say('airportDoes')];
    case 'special':
      return [say('specialDoes'), say('deck', { count: view.deck })];
    case 'start':
      return [say('startDoes')];
    case 'sea':
      return [say('seaDoes')];
    case 'plain':
      return [say('plainDoes')];
  }
}

/** Whether tokens are wild for a seat. */
const isWild = ({ seats }: WhiskyView, seat: Seat | null): boolean =>
  seat !== null && abilityOf((seats[seat] as SeenTraveller).character).type === 'wild';

function distilleryLines(view: WhiskyView, field: FieldId, seat: Seat | null, { say }: BoardText): string[] {
  if (seat === null) return stockAt(view.seats, field).length === 0 ? [say('soldOut')] : [];
  const { stock, isOwner, wasLastAsked, isMissing, mayAsk } = offerAt(view, field, seat);
  const isProhibited = view.turn.seat === seat && view.turn.prohibited;
  if (stock.length === 0) return [say('soldOut'), ...(isOwner ? [say('haveOne')] : [])];
  if (isOwner) return [say('haveOne')];
  if (wasLastAsked) return [say('askedHere')];
  if (isProhibited) return [say('prohibited')];
  return [...(mayAsk ? [say('mayAsk')] : []), ...(isMissing ? [say('isNew')] : [])];
}

function barrelLines({ seats, turn }: WhiskyView, field: FieldId, seat: Seat, { say }: BoardText): string[] {
  if (turn.seat === seat && turn.barrels.includes(field)) return [say('barrelPassed')];
  return seats[seat]?.emptied.includes(field) ? [say('barrelEmpty')] : [];
}

/** Where the ships from a harbour land, or the waters they cross if there is no other harbour. */
function shipsTo(harbor: FieldId): string[] {
  const seen = new Set<FieldId>([harbor]);
  const queue = [...ferriesFrom(harbor)];
  const names: string[] = [];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const { kind, name } = fieldOf(at);
    if (kind === 'sea') queue.push(...ferriesFrom(at));
    else names.push(name);
  }
  return names;
}

/** Everything about a field in one sentence, for screen readers. */
export function placeLabel(
  view: WhiskyView,
  field: FieldId,
  seat: Seat | null,
  names: readonly string[],
  words: BoardText,
): string {
  const { name, kind } = fieldOf(field);
  const there = standingAt(view, field).map((one) => names[one] ?? '');
  const character = view.seats[seat ?? -1]?.character;
  const stock = (kind === 'distillery' ? stockAt(view.seats, field) : []).map((points) =>
    character ? worthOf(character, `${field}-${points}`) : points,
  );
  return [
    name,
    kindLine(field, words),
    ...(stock.length > 0 ? [words.say('stock', { points: stock.join(', ') })] : []),
    ...placeLines(view, field, seat, words),
    ...(there.length > 0 ? [words.say('standing', { who: words.listed(there) })] : []),
  ].reduce((said, line) => `${said}${said.endsWith('.') ? '' : '.'} ${line}`);
}
