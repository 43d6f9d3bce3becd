import type { BotSpecError } from '@taproom/bots';
import { type Bot, LEVELS } from '@taproom/bots/levels';
import { ok, type Result } from '@taproom/engine';

/** The bot of a name. Levels are known by their names alone; only for others all bots have to be loaded. */
export async function botNamed(name: string, game: string): Promise<Result<Bot, BotSpecError>> {
  const level = LEVELS.find((one) => one === name);
  return level ? ok(level) : (await import('@taproom/bots')).parseBotSpec(name, game);
}
