import { isDeepStrictEqual } from 'node:util';
import {
  actionKey,
  type BaseState,
  clone,
  copyState,
  fastRng,
  firstOf,
  nextFast,
  type Outcome,
  play,
  type Rng,
  type Seat,
  type Tagged,
  type Unchecked,
  unchecked,
  type Viewer,
} from '@taproom/engine';
import { tellsApart } from './discretion.ts';
import type { Scene, StateLaw } from './law.ts';
import { MALFORMED, mutantsOf, oneOf } from './mutants.ts';
import { applied, openActions } from './walk.ts';

/** Longer menus should be asked piece by piece. */
const LONGEST_MENU = 300;
/** How many mutants go all the way through `play`, which compares each with all legal actions. */
const PLAYED_MUTANTS = 10;

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const everyViewer = (seats: number): Viewer[] => [...everySeat(seats), 'table'];
const show = (action: object): string => JSON.stringify(action);

export const stateLaws = {
  json: {
    says: 'a state equals its JSON round trip',
    broken: ({ state }) =>
      isDeepStrictEqual(state, JSON.parse(JSON.stringify(state)))
        ? undefined
        : 'the state holds something that JSON does not',
  },

  copies: {
    says: 'a copy is what a clone is, and what happens to it does not reach the original',
    broken({ game, state }) {
      const copy = copyState(game, state);
      if (JSON.stringify(copy) !== JSON.stringify(clone(state))) return 'the copy differs from the state';
      const shared = sharedWith(objectsIn(state), copy);
      return shared && `the copy shares ${show(shared)} with the state`;
    },
  },

  purity: {
    says: 'asking a game about a state leaves the state as it was',
    broken: (scene) => firstOf(questions(scene), ([name, ask]) => changedBy(scene.state, name, ask)),
  },

  turns: {
    says: 'nobody may act exactly when there is an outcome, and only who may act has actions',
    broken({ game, state, seats }) {
      const actors = game.actors(state);
      const over = game.outcome(state) !== undefined;
      if (over !== (actors.length === 0)) return `actors ${actors.join(' ')} although ${over ? 'over' : 'not over'}`;
      if (!isDeepStrictEqual(actors, ascending(actors, seats)))
        return `the actors ${actors.join(' ')} are not in order`;
      return firstOf(everySeat(seats), (seat) => {
        const count = game.legal(state, seat).length;
        return count > 0 === actors.includes(seat) ? undefined : `seat ${seat} has ${count} actions`;
      });
    },
  },

  menus: {
    says: 'no two legal actions are the same, and each can be played',
    broken: (scene) =>
      firstOf(scene.game.actors(scene.state), (seat) => doubleIn(scene.game.legal(scene.state, seat))) ??
      firstOf(openActions(scene.game, scene.state), (open) =>
        complaint(() => void applied(scene.game, scene.state, open), `${show(open.action)} by seat ${open.seat}`),
      ),
  },

  brevity: {
    says: `no seat has to choose among more than ${LONGEST_MENU} actions`,
    broken: ({ game, state }) =>
      firstOf(game.actors(state), (seat) => {
        const count = game.legal(state, seat).length;
        return count > LONGEST_MENU ? `seat ${seat} has ${count} actions` : undefined;
      }),
  },

  door: {
    says: 'what is not legal is refused and changes nothing',
    broken: (scene) =>
      firstOf(everySeat(scene.seats), (seat) => {
        const before = JSON.stringify(scene.state);
        return firstOf(intruders(scene, seat), (action) => enters(scene, seat, action, before));
      }),
  },

  agreement: {
    says: 'what is legal is not refused, and what is not legal is refused by a ruling',
    broken: (scene) =>
      firstOf(openActions(scene.game, scene.state), ({ seat, action }) => {
        const rule = scene.game.refuse(scene.state, seat, unchecked(action));
        return rule === undefined ? undefined : `${show(action)} is legal for seat ${seat} and refused by ${rule}`;
      }) ??
      firstOf(nearlyLegal(scene), ({ seat, action }) =>
        scene.game.refuse(scene.state, seat, action) === undefined
          ? `${show(action)} is neither legal for seat ${seat} nor refused`
          : undefined,
      ),
  },

  rulings: {
    says: 'every refusal names a ruling that players can look up',
    broken: (scene) =>
      firstOf(nearlyLegal(scene), ({ seat, action }) => {
        const rule = scene.game.refuse(scene.state, seat, action);
        const known = rule === undefined || (scene.rulings?.includes(rule) ?? true);
        return known ? undefined : `${show(action)} is refused by ${rule}, which is nowhere written down`;
      }),
  },

  imagination: {
    says: 'an imagined world looks to the seat like the real one, and offers it the same actions',
    broken: (scene) => firstOf(everySeat(scene.seats), (seat) => looksDifferent(scene, seat)),
  },

  forgetting: {
    says: 'what is imagined depends on nothing that the seat cannot see',
    broken: (scene) => firstOf(everySeat(scene.seats), (seat) => remembers(scene, seat)),
  },

  secrecy: {
    says: 'no view shows the dice to come, and the table sees nothing that a seat does not',
    broken: (scene) => rngSeen(scene) ?? firstOf(everySeat(scene.seats), (seat) => tableKnowsMore(scene, seat)),
  },

  discretion: {
    says: 'events tell nobody what a seat could not tell from its view',
    // Open games are left to the law of openness.
    broken: (scene) => (scene.game.isOpen ? undefined : tellsApart(scene)),
  },

  openness: {
    says: 'where all is said to lie open, all see the same, and can imagine nothing but the dice to come otherwise',
    broken: (scene) =>
      scene.game.isOpen
        ? (firstOf(everySeat(scene.seats), (seat) => hidesFrom(scene, seat)) ?? seenApart(scene))
        : undefined,
  },

  limits: {
    says: 'a time limit is for a seat that may act, and plays an action that is open to it',
    broken({ game, state }) {
      const limit = game.timeLimit?.(state);
      if (!limit) return undefined;
      const isOpen = game.legal(state, limit.seat).some((action) => actionKey(action) === actionKey(limit.action));
      return isOpen ? undefined : `${show(limit.action)} is not open to seat ${limit.seat} when its time is up`;
    },
  },

  components: {
    says: 'all components are accounted for, in the real world and in imagined ones',
    broken: (scene) =>
      scene.game.check(scene.state) ??
      firstOf(everySeat(scene.seats), (seat) => {
        const wrong = scene.game.check(imagined(scene, seat, luckOf(scene)));
        return wrong && `imagined by seat ${seat}: ${wrong}`;
      }),
  },

  outcomes: {
    says: 'an outcome has a place and a score for every seat, and the parts make up the score',
    broken({ game, state, seats }) {
      const outcome = game.outcome(state);
      return outcome && (misshapen(outcome, seats) ?? misplaced(outcome.places) ?? unexplained(outcome));
    },
  },
} as const satisfies Record<string, StateLaw>;

// Copies

/** All objects of plain data, itself included. */
function objectsIn(data: object): Set<object> {
  const found = new Set<object>([data]);
  for (const object of found) for (const field of Object.values(object)) if (isObject(field)) found.add(field);
  return found;
}

const sharedWith = (originals: ReadonlySet<object>, copy: object): object | undefined =>
  [...objectsIn(copy)].find((object) => originals.has(object));

const isObject = (field: unknown): field is object => typeof field === 'object' && field !== null;

// Purity

function questions({ game, seats }: Scene): [string, (state: BaseState) => unknown][] {
  return [
    ['actors', (state) => game.actors(state)],
    ['outcome', (state) => game.outcome(state)],
    ['check', (state) => game.check(state)],
    ['timeLimit', (state) => game.timeLimit?.(state)],
    ['legal', (state) => everySeat(seats).map((seat) => game.legal(state, seat))],
    ['view', (state) => everyViewer(seats).map((viewer) => game.view(state, viewer))],
    [
      'playing',
      (state) => openActions(game, state).map((open) => complaint(() => void applied(game, state, open), '')),
    ],
  ];
}

function changedBy(state: BaseState, name: string, ask: (state: BaseState) => unknown): string | undefined {
  const asked = clone(state);
  ask(asked);
  return isDeepStrictEqual(asked, state) ? undefined : `${name} changes the state`;
}

// Turns and menus

const ascending = (actors: readonly Seat[], seats: number): Seat[] =>
  everySeat(seats).filter((seat) => actors.includes(seat));

function doubleIn(menu: readonly Tagged[]): string | undefined {
  const keys = menu.map(actionKey);
  const double = keys.find((key, at) => keys.indexOf(key) !== at);
  return double && `${double} is listed twice`;
}

function complaint(attempt: () => void, about: string): string | undefined {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return `${about} throws: ${String(error)}`;
  }
}

// What is not legal

interface Mutant {
  readonly seat: Seat;
  readonly action: Unchecked;
}

/** Mutants of one legal action of each seat, except those that happen to be legal. */
function* nearlyLegal(scene: Scene, seats = scene.game.actors(scene.state)): Generator<Mutant> {
  const { game, state, words, luck } = scene;
  for (const seat of seats) {
    const menu = game.legal(state, seat);
    const keys = new Set(menu.map(actionKey));
    for (const action of mutantsOf(oneOf(menu, luck), words, luck)) {
      if (!keys.has(actionKey(action))) yield { seat, action };
    }
  }
}

/** For a seat that may act, near misses; for any other, what would be legal for those who may; and nonsense. */
function intruders(scene: Scene, seat: Seat): unknown[] {
  const { game, state, luck } = scene;
  if (!game.actors(state).includes(seat))
    return [...MALFORMED, ...openActions(game, state).map(({ action }) => action)];
  const near = [...nearlyLegal(scene, [seat])].map(({ action }) => action);
  return [...MALFORMED, ...Array.from({ length: PLAYED_MUTANTS }, () => oneOf(near, luck))];
}

function enters({ game, state }: Scene, seat: Seat, action: unknown, before: string): string | undefined {
  const about = (): string => `${JSON.stringify(action)?.slice(0, 200)} by seat ${seat}`;
  try {
    if (play(game, state, seat, action).ok) return `${about()} is played`;
  } catch {
    return undefined; // `play` throws where `legal` and `refuse` disagree, which the law of agreement reports
  }
  return JSON.stringify(state) === before ? undefined : `${about()} is refused but changes the state`;
}

// Imagining

const luckOf = ({ luck }: Scene): Rng => fastRng(nextFast(luck));

function imagined({ game, state }: Scene, seat: Seat, rng: Rng): BaseState {
  const world = clone(state);
  game.imagine(world, seat, clone(rng));
  return world;
}

function looksDifferent(scene: Scene, seat: Seat): string | undefined {
  const { game, state } = scene;
  const world = imagined(scene, seat, luckOf(scene));
  const same = (ask: (state: BaseState) => unknown): boolean => isDeepStrictEqual(ask(world), ask(state));
  if (!same((one) => game.view(one, seat))) return `seat ${seat} sees that it only imagines`;
  if (!same((one) => game.actors(one))) return `other seats may act than the ones seat ${seat} imagines`;
  return same((one) => game.legal(one, seat)) ? undefined : `the actions of seat ${seat} depend on what it cannot see`;
}

function remembers(scene: Scene, seat: Seat): string | undefined {
  const rng = luckOf(scene);
  const once = imagined(scene, seat, rng);
  const twice = imagined({ ...scene, state: imagined(scene, seat, luckOf(scene)) }, seat, rng);
  if (!isDeepStrictEqual(once, twice)) return `seat ${seat} imagines otherwise after having imagined`;
  const otherDice = imagined({ ...scene, state: { ...clone(scene.state), rng: luckOf(scene) } }, seat, rng);
  return isDeepStrictEqual(once, otherDice) ? undefined : `the dice to come reach what seat ${seat} imagines`;
}

function hidesFrom(scene: Scene, seat: Seat): string | undefined {
  const { state } = scene;
  const world = { ...imagined(scene, seat, luckOf(scene)), rng: state.rng };
  return isDeepStrictEqual(world, state) ? undefined : `seat ${seat} imagines more than dice`;
}

function seenApart(scene: Scene): string | undefined {
  const { game, state, seats } = scene;
  const [open] = openActions(game, state);
  const events = open ? applied(game, state, open).events : [];
  const seenBy = (viewer: Viewer): unknown => [
    game.view(state, viewer),
    events.map((event) => game.witness(event, viewer)),
  ];
  const table = seenBy('table');
  return firstOf(everySeat(seats), (seat) =>
    isDeepStrictEqual(seenBy(seat), table) ? undefined : `seat ${seat} sees something else than the table`,
  );
}

// Views

function rngSeen(scene: Scene): string | undefined {
  const { game, state, seats } = scene;
  const otherDice = { ...clone(state), rng: luckOf(scene) };
  return firstOf(everyViewer(seats), (viewer) =>
    isDeepStrictEqual(game.view(state, viewer), game.view(otherDice, viewer))
      ? undefined
      : `the view of ${viewer} depends on the dice to come`,
  );
}

function tableKnowsMore(scene: Scene, seat: Seat): string | undefined {
  const world = imagined(scene, seat, luckOf(scene));
  return isDeepStrictEqual(scene.game.view(world, 'table'), scene.game.view(scene.state, 'table'))
    ? undefined
    : `the table sees what seat ${seat} does not`;
}

// Outcomes

function misshapen({ places, scores, parts }: Outcome, seats: number): string | undefined {
  return firstOf(Object.entries({ places, scores, parts }), ([name, list]) =>
    list.length === seats ? undefined : `${list.length} ${name} for ${seats} seats`,
  );
}

/** In solo play, the game itself may win. */
const isLossAlone = (places: readonly number[]): boolean => places.length === 1 && places[0] === 2;

function misplaced(places: readonly number[]): string | undefined {
  if (isLossAlone(places)) return undefined;
  return firstOf(places, (place) =>
    place === 1 + places.filter((other) => other < place).length ? undefined : `the places are ${places.join(' ')}`,
  );
}

function unexplained({ scores, parts }: Outcome): string | undefined {
  return firstOf(scores.entries(), ([seat, score]) => {
    const sum = parts[seat]?.reduce((total, { value }) => total + value, 0);
    return sum === score ? undefined : `the parts of seat ${seat} make ${sum}, its score is ${score}`;
  });
}
