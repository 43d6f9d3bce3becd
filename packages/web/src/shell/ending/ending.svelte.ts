import type { MatchRecord } from '@taproom/engine';
import type { OwnEnd, ScoreOf } from '../../boards/face.ts';
import { faceOf } from '../../boards/index.ts';
import { gameText } from '../../kit/text/index.svelte.ts';
import { playBack } from '../../table/record/play-back.ts';
import { type Best, keepBest } from '../../table/solo/best.ts';
import { keepDaily } from '../../table/solo/daily.ts';
import type { TableSnapshot } from '../../table/table.ts';
import { dailyEnds } from './daily-end.ts';
import { type Highlight, highlightOf } from './highlight.ts';
import type { DailyEnd } from './verdict.ts';

interface Wishes {
  readonly id: string;
  /** How long the last position stays before the result comes, in milliseconds. */
  lastLook(): number;
  onopen(): void;
  /** The record of the match, from which its best moment is found. */
  record(): Promise<MatchRecord | undefined>;
}

/** What is shown besides the ranking, as far as it is there. */
interface More {
  /** Solo play: the best result so far. */
  readonly best?: Best | undefined;
  /** Solo play: the game's own end screen. */
  readonly own?: OwnEnd<unknown> | undefined;
  /** Where each seat's score came from. */
  readonly scoreOf?: ScoreOf<unknown> | undefined;
  readonly highlight?: Highlight | undefined;
  /** What a daily comes to, where it is not about who wins. */
  readonly daily?: DailyEnd;
}

export interface Ending {
  readonly isOpen: boolean;
  readonly more: More;
  show(next: TableSnapshot, before: TableSnapshot | undefined): void;
  open(): void;
  close(): void;
}

/** The best moment of a match, played back from its record. */
async function findHighlight(
  { plan, outcome }: TableSnapshot,
  record: MatchRecord | undefined,
): Promise<Highlight | undefined> {
  const played = record && (await playBack(record));
  if (!played?.ok || !outcome) return undefined;
  return highlightOf(played.value, outcome, faceOf(plan.game), gameText(plan.game));
}

/** What comes a little later, or not at all: the result stands without it. */
async function* partsLater(shown: TableSnapshot, record: Wishes['record']): AsyncGenerator<More> {
  const { plan, outcome } = shown;
  const face = faceOf(plan.game);
  if (plan.seats.length === 1) yield { own: await face.loadOwnEnd?.() };
  if (outcome?.scores.length === 0) return;
  for await (const daily of dailyEnds(shown, record)) yield { daily };
  yield { scoreOf: await face.loadScoreOf?.() };
  yield { highlight: await findHighlight(shown, await record()).catch(() => undefined) };
}

/** The result screen: when it comes, and what it shows besides the ranking. */
export function makeEnding({ id, lastLook, onopen, record }: Wishes): Ending {
  let isOpen = $state(false);
  let more = $state.raw<More>({});

  function open(): void {
    onopen();
    isOpen = true;
  }

  /** Solo play: compares the result with the best so far; one that began in the middle does not count. */
  function compare({ plan, outcome, own }: TableSnapshot): void {
    if (plan.seats.length === 1 && outcome && own.length === 1 && !plan.given)
      more = { ...more, best: keepBest(plan, id, outcome) };
  }

  async function loadMore(shown: TableSnapshot): Promise<void> {
    for await (const part of partsLater(shown, record)) more = { ...more, ...part };
  }

  return {
    get isOpen() {
      return isOpen;
    },
    get more() {
      return more;
    },
    show(next, before) {
      if (!next.outcome || before?.outcome) return;
      compare(next);
      keepDaily(next.plan, next.outcome);
      void loadMore(next);
      if (before) setTimeout(open, lastLook());
      else isOpen = true;
    },
    open,
    close() {
      isOpen = false;
    },
  };
}
