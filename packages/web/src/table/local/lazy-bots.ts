import type { BotWorker } from '@taproom/bots/web';

/** Bots whose worker starts with the first question: a table of people needs none, and a board comes sooner without. */
export function lazyBots(open: () => BotWorker): BotWorker {
  let opened: BotWorker | undefined;
  const bots = (): BotWorker => {
    opened ??= open();
    return opened;
  };
  return {
    think: (...asked) => bots().think(...asked),
    review: (...asked) => bots().review(...asked),
    stop: () => opened?.stop(),
    dispose: () => opened?.dispose(),
  };
}
