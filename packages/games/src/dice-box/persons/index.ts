import type { Persons } from '../../persons/persons.ts';

/** Who one plays against, by name. */
export const persons = {
  guest: 'Poppy',
  learner: 'Stanley',
  regular: 'Maud',
  brewer: 'Hector',
  master: 'Agnes',
  landlord: 'Bert',
  friends: ['Daisy', 'Felix', 'Ivy', 'Otto', 'Ruth'],
} as const satisfies Persons;
