import type { BaseState, Game, Tagged } from '@taproom/engine';

/** What is needed to offer a game and set up a table, apart from its rules. */
export type Offer<O> = Pick<
  Game<BaseState, Tagged, unknown, Tagged, O>,
  'id' | 'title' | 'rules' | 'seats' | 'options'
>;
