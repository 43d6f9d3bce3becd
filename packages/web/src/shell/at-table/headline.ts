import type { Tagged } from '@taproom/engine';
import { gameText, say } from '../../kit/text/index.svelte.ts';
import { logLines } from '../../table/log-line.ts';
import { seatNames } from '../../table/names.ts';
import type { TableSnapshot } from '../../table/table.ts';

/** The name of the player to act. */
export const whoseTurn = ({ plan, turn }: TableSnapshot): string => seatNames(plan)[turn ?? -1] ?? '';

/** The question to the player, or how the match ended. */
export function promptOf(shown: TableSnapshot): string {
  const text = gameText(shown.plan.game);
  if (shown.outcome) return shown.outcome.endings.map((ending) => text.ending(ending)).join(' ');
  return text.prompt(shown.view, whoseTurn(shown), shown.seat !== null);
}

/** What is being told: an announcement while the dice tumble, then what has happened. */
export function tellingLine({ plan }: TableSnapshot, events: readonly Tagged[], isSettled: boolean): string {
  if (isSettled) return logLines(events, plan).join(' ');
  const text = gameText(plan.game);
  return events.flatMap((event) => text.announcement?.(event, seatNames(plan)) ?? []).join(' ');
}

/** The tab's title, with the number of tables that wait for a player who looks elsewhere. */
export function titleOf(shown: TableSnapshot, calls: number): string {
  const game = gameText(shown.plan.game).title;
  if (shown.outcome) return say('table.title.over', { game });
  const isMine = shown.seat !== null && shown.own.length === 1;
  const mark = calls > 0 ? `(${calls}) ` : '';
  return mark + say(isMine ? 'table.title.you' : 'table.title', { game, who: whoseTurn(shown) });
}
