import type { Persons } from '../../persons/persons.ts';

/** Who one plays against, by name. */
export const persons = {
  guest: 'Callum',
  learner: 'Skye',
  regular: 'Duncan',
  brewer: 'Jean',
  master: 'Ivor',
  landlord: 'Moira',
  friends: ['Elspeth', 'Greer', 'Niall', 'Rowan', 'Tavish'],
} as const satisfies Persons;
