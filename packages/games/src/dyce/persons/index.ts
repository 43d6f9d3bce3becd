import type { Persons } from '../../persons/persons.ts';

/** Who one plays against, by name. */
export const persons = {
  guest: 'Isla',
  learner: 'Hamish',
  regular: 'Morag',
  brewer: 'Angus',
  master: 'Effie',
  landlord: 'Fergus',
  friends: ['Craig', 'Kirsty', 'Lorne', 'Rhona', 'Wallace'],
} as const satisfies Persons;
