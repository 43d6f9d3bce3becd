import type { Absence, TableSetup } from '@taproom/protocol';

const USUAL_MINUTES = 15;

/** What the others may do about somebody who stays away. Where there is a clock, their time runs out. */
export function absenceOf({ clock, timeOut, absence }: TableSetup): Absence {
  const usual: Absence = { minutes: USUAL_MINUTES, may: timeOut === 'bot' ? 'bot' : 'nothing' };
  const { minutes } = absence ?? usual;
  return clock.kind === 'none' ? (absence ?? usual) : { minutes, may: 'nothing' };
}
