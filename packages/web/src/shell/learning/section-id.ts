/** The anchor of a section of the rules, by its place. */
export const sectionId = (at: number): string => `section-${at + 1}`;
