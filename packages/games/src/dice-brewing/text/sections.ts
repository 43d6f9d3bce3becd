import type { Section } from '../../text/common.ts';
import type { Key } from './index.ts';

/** The headings of the rules, in the order of a round, each with its rulings. */
export const sections: readonly Section<Key>[] = [
  { title: 'rules.goal', paragraphs: ['rules.goal.1', 'rules.goal.2'], rulings: ['BR-20'] },
  {
    title: 'rules.setup',
    paragraphs: ['rules.setup.1', 'rules.setup.2', 'rules.setup.3'],
    rulings: ['BR-1', 'BR-29'],
    figures: ['stores'],
  },
  {
    title: 'rules.place',
    paragraphs: ['rules.place.1', 'rules.place.2', 'rules.place.3'],
    rulings: ['BR-19', 'BR-2', 'BR-28', 'BR-3', 'BR-4', 'BR-21', 'BR-22'],
    figures: ['placed', 'blocked'],
  },
  {
    title: 'rules.spaces',
    paragraphs: ['rules.spaces.1', 'rules.spaces.2', 'rules.spaces.3'],
    rulings: ['BR-6', 'BR-15', 'BR-16'],
    figures: ['houses'],
  },
  { title: 'rules.speed', paragraphs: ['rules.speed.1'], rulings: ['BR-18', 'BR-5'], figures: ['sped'] },
  {
    title: 'rules.purchase',
    paragraphs: ['rules.purchase.1', 'rules.purchase.2', 'rules.purchase.3'],
    rulings: ['BR-24', 'BR-23', 'BR-30'],
    figures: ['markets'],
  },
  {
    title: 'rules.tokens',
    paragraphs: ['rules.tokens.1', 'rules.tokens.2'],
    rulings: ['BR-11', 'BR-12', 'BR-25', 'BR-17'],
    figures: ['raised'],
  },
  {
    title: 'rules.brew',
    paragraphs: ['rules.brew.1', 'rules.brew.2'],
    rulings: ['BR-26', 'BR-8', 'BR-9', 'BR-7'],
    figures: ['ready'],
  },
  { title: 'rules.tidy', paragraphs: ['rules.tidy.1'], rulings: ['BR-10'] },
  {
    title: 'rules.end',
    paragraphs: ['rules.end.1'],
    rulings: ['BR-13', 'BR-14', 'BR-32'],
    figures: ['progress', 'scores'],
  },
  { title: 'rules.modes', paragraphs: ['rules.modes.1'], rulings: ['BR-27', 'BR-31'] },
];
