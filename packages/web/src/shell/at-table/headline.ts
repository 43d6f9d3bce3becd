import type { Tagged } from '@taproom/engine';
import { gameText, gameTitle, say } from '../../kit/text/index.svelte.ts';
import { logLines } from '../../table/log-line.ts';
import { seatNames } from '../../table/names.ts';
import type { TableSnapshot } from '../../table/table.ts';
import type { Aside } from './telling.svelte.ts';

/** The name of the player to act. */
export const whoseTurn = ({ plan, turn }: TableSnapshot): string => seatNames(plan)[turn ?? -1] ?? '';

/** The question to the player, or how the match ended. */
export function promptOf(shown: TableSnapshot): string {
  const { plan, view, outcome, own, turn } = shown;
  const text = gameText(plan.game);
  if (outcome) return outcome.endings.map((ending) => text.ending(ending)).join(' ');
  return text.prompt(view, whoseTurn(shown), turn !== null && own.includes(turn));
}

/** What is being told: an announcement while the dice tumble, then what has happened. */
export function tellingLine({ plan }: TableSnapshot, events: readonly Tagged[], isSettled: boolean): string {
  const text = gameText(plan.game);
  const announced = events.flatMap((event) => text.announcement?.(event, seatNames(plan)) ?? []).join(' ');
  return isSettled && !(announced && isByAll(events)) ? logLines(events, plan).join(' ') : announced;
}

/** Whether several do the same at once: that is said in one sentence, and the log lists what each of them gets. */
const isByAll = ([first, ...more]: readonly Tagged[]): boolean =>
  more.length > 0 && more.every(({ type }) => type === first?.type);

/** What the table itself says. */
export const asideLine = ({ plan }: TableSnapshot, { what, seat }: Aside): string =>
  say(what === 'handed' ? 'table.turn' : 'table.undone.by', { who: seatNames(plan)[seat] ?? '' });

/** The tab's title, with the number of tables that wait for a player who looks elsewhere. */
export function titleOf(shown: TableSnapshot, calls: number): string {
  const game = gameTitle(shown.plan.game);
  if (shown.outcome) return say('table.title.over', { game });
  const isMine = shown.seat !== null && shown.own.length === 1;
  const mark = calls > 0 ? `(${calls}) ` : '';
  return mark + say(isMine ? 'table.title.you' : 'table.title', { game, who: whoseTurn(shown) });
}
