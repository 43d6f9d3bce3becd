import { gameText, say } from '../../kit/text/index.svelte.ts';
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

/** The tab's title, with the number of tables that wait for a player who looks elsewhere. */
export function titleOf(shown: TableSnapshot, calls: number): string {
  const game = gameText(shown.plan.game).title;
  if (shown.outcome) return say('table.title.over', { game });
  const isMine = shown.seat !== null && shown.own.length === 1;
  const mark = calls > 0 ? `(${calls}) ` : '';
  return mark + say(isMine ? 'table.title.you' : 'table.title', { game, who: whoseTurn(shown) });
}
