import type { Section } from '../../text/common.ts';
import type { Key } from './index.ts';

/** The headings of the rules, each with its rulings. */
export const sections: readonly Section<Key>[] = [
  {
    title: 'rules.goal',
    paragraphs: ['rules.goal.1', 'rules.goal.2'],
    rulings: ['WG-1', 'WG-2', 'WG-26'],
    figures: ['shelf', 'won'],
  },
  { title: 'rules.setup', paragraphs: ['rules.setup.1', 'rules.setup.2'], rulings: ['WG-38'], figures: ['start'] },
  {
    title: 'rules.turn',
    paragraphs: ['rules.turn.1', 'rules.turn.2', 'rules.turn.3'],
    rulings: ['WG-3', 'WG-19'],
  },
  {
    title: 'rules.move',
    paragraphs: ['rules.move.1', 'rules.move.2'],
    rulings: ['WG-34', 'WG-4', 'WG-35', 'WG-5', 'WG-45', 'WG-33'],
    figures: ['walk', 'special', 'barrels'],
  },
  {
    title: 'rules.distillery',
    paragraphs: ['rules.distillery.1', 'rules.distillery.2'],
    rulings: ['WG-36', 'WG-27', 'WG-40', 'WG-43'],
    figures: ['levels', 'question'],
  },
  {
    title: 'rules.tokens',
    paragraphs: ['rules.tokens.1', 'rules.tokens.2'],
    rulings: ['WG-44', 'WG-6', 'WG-7'],
    figures: ['lost', 'pub'],
  },
  {
    title: 'rules.sea',
    paragraphs: ['rules.sea.1', 'rules.sea.2'],
    rulings: ['WG-22', 'WG-39', 'WG-21', 'WG-41', 'WG-18', 'WG-28', 'WG-9'],
    figures: ['harbour'],
  },
  { title: 'rules.characters', paragraphs: [], rulings: ['WG-11', 'WG-12', 'WG-13', 'WG-37', 'WG-32'] },
  {
    title: 'rules.cards',
    paragraphs: ['rules.cards.1'],
    rulings: [
      'WG-24',
      'WG-29',
      'WG-42',
      'WG-30',
      'WG-16',
      'WG-8',
      'WG-14',
      'WG-15',
      'WG-17',
      'WG-20',
      'WG-23',
      'WG-25',
      'WG-31',
    ],
    figures: ['hand'],
  },
  { title: 'rules.bottles', paragraphs: ['rules.bottles.1', 'rules.bottles.2'], rulings: ['WG-10'] },
  { title: 'rules.end', paragraphs: ['rules.end.1'], rulings: [] },
];
