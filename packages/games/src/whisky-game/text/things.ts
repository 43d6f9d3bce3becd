import { must } from '@taproom/engine';
import { type Say, sayByName } from '../../text/format.ts';
import {
  abilityOf,
  type Bottle,
  bottleOf,
  type Card,
  type Character,
  findBottle,
  isExpert,
  type Level,
  type LostBottle,
  TOKENS,
  type Token,
  whenOf,
} from '../components.ts';
import { type FieldId, type FieldKind, fieldOf, type Region } from '../map/index.ts';
import type { Topic } from '../questions/index.ts';
import type { Key } from './index.ts';
import { CARD_NAMES, CHARACTER_NAMES, LOST_NAMES } from './names.ts';

/** The names and descriptions of the game's components. */
export interface Things {
  characterName(character: Character): string;
  abilityText(character: Character): string;
  cardName(card: Card): string;
  cardText(card: Card): string;
  /** When it may be played, or what happens to it when drawn. */
  cardTime(card: Card): string;
  /** "Ardbeg", "Arran", "Malt Mill". */
  bottleName(bottle: Bottle): string;
  /** With its points, which count more than once for some characters: "Ardbeg (5 points)". */
  bottleText(bottle: Bottle, factor?: number): string;
  regionName(region: Region): string;
  fieldName(field: FieldId): string;
  fieldKind(kind: FieldKind): string;
  tokenName(token: Token): string;
  /** "2× barley, 1× yeast"; empty if there are none. */
  tokensText(tokens: Readonly<Record<Token, number>>): string;
  levelName(level: Level): string;
  topicName(topic: Topic): string;
}

export const thingsOf = (say: Say<Key>): Things => ({
  characterName: (character) => CHARACTER_NAMES[character],
  abilityText: (character) => abilityText(say, character),
  cardName: (card) => cardName(say, card),
  cardText: (card) => cardText(say, card),
  cardTime: (card) => say(`when.${whenOf(card)}`),
  bottleName,
  bottleText: (bottle, factor = 1) =>
    say('bottle', { name: bottleName(bottle), points: bottleOf(bottle).points * factor }),
  regionName: (region) => say(`region.${region}`),
  fieldName: (field) => fieldOf(field).name,
  fieldKind: (kind) => say(`kind.${kind}`),
  tokenName: (token) => say(`token.${token}`),
  tokensText: (tokens) => tokensText(say, tokens),
  levelName: (level) => say(`level.${level}`),
  topicName: (topic) => say(`topic.${topic}`),
});

function abilityText(say: Say<Key>, character: Character): string {
  const ability = abilityOf(character);
  switch (ability.type) {
    case 'multiply': {
      const { distillery, factor } = ability;
      return say('ability.multiply', { distillery: fieldOf(distillery).name, factor });
    }
    case 'twoDice':
      return say(`ability.twoDice.${ability.country}`);
    case 'plus':
      return say('ability.plus', { plus: ability.plus });
    case 'jump':
      return say('ability.jump', { from: fieldOf(ability.from).name, to: fieldOf(ability.to).name });
    default:
      return say(`ability.${ability.type}`);
  }
}

const isNamed = (card: Card): card is keyof typeof CARD_NAMES => card in CARD_NAMES;

function cardName(say: Say<Key>, card: Card): string {
  return isNamed(card) ? CARD_NAMES[card] : say(`card.${card}`);
}

function cardText(say: Say<Key>, card: Card): string {
  const bottle = findBottle(card);
  if (isExpert(card)) return say('card.expert.text');
  if (bottle) return say('card.bottle.text', { points: bottle.points });
  return sayByName(say, `card.${card}.text`);
}

function bottleName(bottle: Bottle): string {
  const { kind, distillery } = bottleOf(bottle);
  if (kind === 'distillery') return fieldOf(must(distillery)).name;
  return kind === 'lost' ? LOST_NAMES[bottle as LostBottle] : CARD_NAMES[bottle as keyof typeof CARD_NAMES];
}

const tokensText = (say: Say<Key>, tokens: Readonly<Record<Token, number>>): string =>
  TOKENS.filter((token) => tokens[token] > 0)
    .map((token) => say(`tokens.${token}`, { count: tokens[token] }))
    .join(', ');
