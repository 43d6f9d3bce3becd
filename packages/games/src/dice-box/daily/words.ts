import type { DailyWords } from '../../daily/daily.ts';
import { type Catalogue, type Language, speaker } from '../../text/format.ts';

const WORDS: Readonly<Record<Language, Catalogue<'about' | 'won' | 'drawn' | 'lost'>>> = {
  en: {
    about: 'A few squares are left, and it is your turn. Win against a rival who makes no mistakes.',
    won: 'won by {points}',
    drawn: 'a draw',
    lost: 'lost by {points}',
  },
  cs: {
    about: 'Zbývá pár polí a jsi na tahu. Poraz soupeře, který nedělá chyby.',
    won: 'výhra o {points}',
    drawn: 'remíza',
    lost: 'prohra o {points}',
  },
  it: {
    about: 'Restano poche caselle e tocca a te. Batti un avversario che non sbaglia.',
    won: 'vittoria di {points}',
    drawn: 'pareggio',
    lost: 'sconfitta di {points}',
  },
};

/** A lead of the player is a win. */
function scoreKey(score: number): 'won' | 'drawn' | 'lost' {
  if (score === 0) return 'drawn';
  return score > 0 ? 'won' : 'lost';
}

export function wordsIn(language: Language): DailyWords {
  const say = speaker(language, WORDS[language]);
  return { about: say('about'), score: (score) => say(scoreKey(score), { points: Math.abs(score) }) };
}
