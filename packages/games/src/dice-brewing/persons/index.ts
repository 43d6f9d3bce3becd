import type { Persons } from '../../persons/persons.ts';

/** Who one plays against, by name. */
export const persons = {
  guest: 'Kuba',
  learner: 'Zosia',
  regular: 'Bohuš',
  brewer: 'Jadwiga',
  master: 'Ludvík',
  landlord: 'Wanda',
  friends: ['Halina', 'Marek', 'Olek', 'Renata', 'Tomek'],
} as const satisfies Persons;
