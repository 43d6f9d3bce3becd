import type { Persons } from '../../persons/persons.ts';

/** Who one plays against, by name. */
export const persons = {
  guest: 'Finn',
  learner: 'Orla',
  regular: 'Declan',
  brewer: 'Brigid',
  master: 'Cormac',
  landlord: 'Nora',
  friends: ['Aidan', 'Keeva', 'Liam', 'Sheila', 'Tadhg'],
} as const satisfies Persons;
