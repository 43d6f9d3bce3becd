import { nameAt, personFrom } from '@taproom/games/persons';
import type { Clock, SeatSetup, TableInfo, TableSetup, TimeOut } from '@taproom/protocol';
import { say } from '../../kit/text/index.svelte.ts';

/** A table's terms, besides the game and its seats. */
export type Terms = Omit<TableSetup, 'game' | 'options' | 'seats'>;

export const FIRST_TERMS: Terms = {
  isPublic: false,
  clock: { kind: 'none' },
  timeOut: 'bot',
  undo: true,
  spectators: true,
  delay: 0,
  fill: true,
  houseBot: { level: 'regular' },
};

export const CLOCKS: Readonly<Record<Clock['kind'], Clock>> = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 900, increment: 10 },
  slow: { kind: 'slow', hours: 24 },
};

const HOURS_IN_DAY = 24;
const SECONDS_IN_MINUTE = 60;

/** "12 hours", "3 days". */
export const hoursText = (hours: number): string =>
  hours % HOURS_IN_DAY === 0
    ? say('terms.days.value', { days: hours / HOURS_IN_DAY })
    : say('terms.hours.value', { hours });

export const delayText = (seconds: number): string => {
  if (seconds === 0) return say('terms.delay.none');
  return seconds < SECONDS_IN_MINUTE
    ? say('terms.delay.seconds', { seconds })
    : say('terms.delay.minutes', { minutes: minutesIn(seconds) });
};

/** Programs may set times that the form does not offer: a tenth of a minute is close enough. */
const minutesIn = (seconds: number): number => Math.round((10 * seconds) / SECONDS_IN_MINUTE) / 10;

export function clockText(clock: Clock): string {
  if (clock.kind === 'none') return say('wait.noclock');
  if (clock.kind === 'slow') return say('terms.slow', { time: hoursText(clock.hours) });
  return say('terms.live', { minutes: minutesIn(clock.bank), seconds: clock.increment });
}

/** Without a clock nobody's time runs out: then it only matters who plays for leavers. */
function timeOutText(clock: Clock, timeOut: TimeOut): string {
  if (clock.kind !== 'none') return `${say('terms.timeout')}: ${say(`terms.timeout.${timeOut}`)}`;
  return timeOut === 'bot' ? say('wait.standin') : '';
}

function spectatorsText(spectators: boolean, delay: number): string {
  if (!spectators) return say('wait.nowatch');
  return delay > 0 ? say('wait.delay', { delay: delayText(delay) }) : '';
}

/** Whether hints are allowed unless the table says otherwise: where there is nobody else. */
export const hintsByDefault = (seats: readonly SeatSetup[]): boolean =>
  seats.every(({ kind }) => kind === 'me' || kind === 'bot');

/** Who plays for whoever left, and for those who never came. */
function houseText({ game, timeOut, fill, houseBot }: Agreed): string[] {
  if (!fill && timeOut === 'loss') return [];
  const { level } = personFrom(houseBot ?? {});
  const who = say('wait.house', { name: nameAt(game, level), level: say(`level.${level}`) });
  return fill ? [say('wait.fill'), who] : [who];
}

type Agreed = Pick<
  TableInfo,
  'game' | 'clock' | 'timeOut' | 'undo' | 'askUndo' | 'spectators' | 'delay' | 'fill' | 'houseBot' | 'hints' | 'absence'
>;

const MINUTES_IN_HOUR = 60;

/** "10 min", "1 day". */
export const absenceText = (minutes: number): string =>
  minutes % MINUTES_IN_HOUR === 0 ? hoursText(minutes / MINUTES_IN_HOUR) : say('terms.delay.minutes', { minutes });

/** After so many days without a move a match without a clock ends. */
const IDLE_DAYS = 30;

/** What stands for a clock where there is none. */
function absenceTerms({ clock, timeOut, absence }: Agreed): string[] {
  if (clock.kind !== 'none') return [];
  const rule = absence === undefined ? [] : [say(`wait.absence.${timeOut}`, { time: absenceText(absence) })];
  return [...rule, say('wait.idle', { days: IDLE_DAYS })];
}

/** The terms, in a few words each. */
export function termsText(agreed: Agreed): string[] {
  const { clock, timeOut, undo, askUndo, spectators, delay, hints } = agreed;
  return [
    clockText(clock),
    timeOutText(clock, timeOut),
    ...absenceTerms(agreed),
    ...houseText(agreed),
    say(hints ? 'wait.hints' : 'wait.nohints'),
    undo ? (askUndo ? say('wait.askundo') : '') : say('wait.noundo'),
    spectatorsText(spectators, delay),
  ].filter(Boolean);
}
