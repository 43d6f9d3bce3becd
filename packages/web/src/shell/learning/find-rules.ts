import type { RulesSection } from '@taproom/games/text';

/** A text for comparing: without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The parts of the rules that hold every word of a search; all of them while nothing is searched for. */
export function findRules(sections: readonly RulesSection[], search: string): readonly RulesSection[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  const holds = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return sections
    .map((section) => sectionFound(section, holds))
    .filter(({ paragraphs, rulings }) => paragraphs.length + rulings.length > 0);
}

/** A section whose title is found stays whole; otherwise figures stay with what they explain. */
function sectionFound(section: RulesSection, holds: (text: string) => boolean): RulesSection {
  if (holds(section.title)) return section;
  const paragraphs = section.paragraphs.filter(holds);
  const rulings = section.rulings.filter(({ id, text }) => holds(`${id} ${text}`));
  const { figures, ...rest } = section;
  return { ...rest, paragraphs, rulings, ...(paragraphs.length > 0 && figures ? { figures } : {}) };
}

/** How many paragraphs and rulings there are. */
export const passagesIn = (sections: readonly RulesSection[]): number =>
  sections.reduce((sum, { paragraphs, rulings }) => sum + paragraphs.length + rulings.length, 0);
