import type { DiceError } from '@taproom/engine';
import type { OtherRules } from '@taproom/protocol';
import { gameText, gameTitle, say } from '../../kit/text/index.svelte.ts';
import type { Damage } from '../local/head.ts';

/** What is wrong with a record or a save, in a sentence. Entries are counted from 1. */
export function damageText(damage: Damage): string {
  switch (damage.code) {
    case 'not-json':
      return damage.whole
        ? say('record.missing-entry', { at: damage.whole.entries.length + 1 })
        : say('record.unreadable');
    case 'bad-form':
    case 'too-big':
      return say(`record.${damage.code}`, damage);
    case 'unreadable':
    case 'other-format':
    case 'wrong-end':
      return say(`record.${damage.code}`);
    case 'other-game':
      return say('record.other-game', { needs: damage.needs });
    case 'other-rules':
      return otherRulesText({ game: damage.game, otherRules: damage });
    case 'broken-chain':
    case 'missing-entry':
      return say(`record.${damage.code}`, { at: damage.at + 1 });
    case 'bad-setup':
      return isDiceError(damage.why.code) ? say(`record.${damage.why.code}`) : say('record.bad-setup');
    case 'refused':
      return refusedText(damage);
  }
}

/** Says which rules version something was played with, and which one is played here. */
export const otherRulesText = ({ game, otherRules }: { game: string; otherRules?: OtherRules }): string =>
  say('record.other-rules', { needs: otherRules?.needs ?? 0, has: otherRules?.has ?? 0, game: gameTitle(game) });

const isDiceError = (code: string): code is DiceError =>
  code === 'secret-missing' || code === 'secret-does-not-fit' || code === 'bad-nonces';

function refusedText({ at, refusal, game }: Damage & { code: 'refused' }): string {
  if (refusal.code !== 'illegal-action') return say('record.refused', { at: at + 1 });
  const { rule } = refusal;
  return say('record.refused.rule', { at: at + 1, ruling: gameText(game).ruling(rule), rule });
}
