import { label as diceBox } from '../dice-box/text/label.ts';
import { label as diceBrewing } from '../dice-brewing/text/label.ts';
import { label as dyce } from '../dyce/text/label.ts';
import type { GameId } from '../ids.ts';
import { label as sixSidedStout } from '../six-sided-stout/text/label.ts';
import { label as whiskyGame } from '../whisky-game/text/label.ts';
import type { Language } from './format.ts';
import { known } from './known.ts';
import type { Label, Labels } from './label.ts';

const LABELS: Readonly<Record<GameId, Labels>> = {
  'dice-box': diceBox,
  'six-sided-stout': sixSidedStout,
  dyce,
  'dice-brewing': diceBrewing,
  'whisky-game': whiskyGame,
};

/** What stands on a game's box; the rest of its text is loaded on demand. */
export const labelOf = (gameId: string, language: Language): Label => LABELS[known(gameId)][language];
