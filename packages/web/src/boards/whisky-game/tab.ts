/** The parts of the board that a phone shows one at a time. */
export type Tab = 'map' | 'own' | 'others';
