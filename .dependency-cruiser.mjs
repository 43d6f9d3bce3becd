// The arrow of imports: each package may import only those before it in the list, and one game never another.
const ARROW = {
  engine: [],
  testkit: ['engine'],
  games: ['engine'],
  table: ['engine'],
  bots: ['engine', 'games'],
  protocol: ['engine'],
  server: ['engine', 'games', 'table', 'bots', 'protocol'],
  web: ['engine', 'games', 'table', 'bots', 'protocol'],
  cli: ['engine', 'testkit', 'games', 'table', 'bots', 'protocol', 'server'],
};

const TESTS = '\\.(test|spec)\\.ts$|/testing/';

const arrows = Object.entries(ARROW).map(([name, above]) => ({
  name: `${name}-imports-only-${above.join('-') || 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: TESTS },
  to: { path: '^packages/', pathNot: [name, ...above].map((one) => `^packages/${one}/`) },
}));

/** What tests of a package play with besides. */
const TOYS = { table: ['games'] };

/** Tests may use the testkit as well. */
const testArrows = Object.entries(ARROW).map(([name, above]) => ({
  name: `tests-of-${name}`,
  severity: 'error',
  from: { path: `^packages/${name}/.*(${TESTS})` },
  to: {
    path: '^packages/',
    pathNot: [name, 'testkit', ...above, ...(TOYS[name] ?? [])].map((one) => `^packages/${one}/`),
  },
}));

/** The rooms of the client, each of which may import only those before it. */
const ROOMS = ['kit', 'boards', 'table', 'online', 'shell', 'pages'];
const CLIENT = '^packages/web/src/';

/** Folders of the games' package that are about all games. */
const COMMON = 'text|learning|daily|training|solutions|persons';

const roomArrows = ROOMS.map((room, at) => ({
  name: `room-${room}-imports-only-rooms-before-it`,
  severity: 'error',
  from: { path: `${CLIENT}${room}/` },
  to: { path: CLIENT, pathNot: `${CLIENT}(${ROOMS.slice(0, at + 1).join('|')})/` },
}));

const faces = [
  {
    name: 'no-board-imports-another',
    severity: 'error',
    from: { path: `${CLIENT}boards/([^/]+)/` },
    to: { path: `${CLIENT}boards/([^/]+)/`, pathNot: `${CLIENT}boards/$1/` },
  },
  {
    name: 'no-board-imports-another-game',
    severity: 'error',
    from: { path: `${CLIENT}boards/([^/]+)/` },
    to: { path: '^packages/games/src/([^/]+)/', pathNot: `^packages/games/src/($1|${COMMON})/` },
  },
  {
    name: 'boards-are-known-by-their-faces-alone',
    severity: 'error',
    from: { path: CLIENT, pathNot: `${CLIENT}boards/([^/]+/|(cards|index)\\.ts$)` },
    to: { path: `${CLIENT}boards/[^/]+/` },
  },
  {
    name: 'only-boards-know-one-game',
    severity: 'error',
    from: { path: CLIENT, pathNot: `${CLIENT}boards/[^/]+/|${TESTS}` },
    to: { path: '^packages/games/src/[^/]+/', pathNot: `^packages/games/src/(${COMMON})/` },
  },
  {
    name: 'the-client-knows-no-solutions',
    severity: 'error',
    from: { path: CLIENT },
    to: { path: '^packages/games/src/solutions/|/daily/solutions\\.json$' },
  },
];

const BOTS = '^packages/bots/src/';

const botFaces = [
  {
    name: 'no-bots-of-a-game-import-others',
    severity: 'error',
    from: { path: `${BOTS}games/([^/]+)/` },
    to: {
      path: `${BOTS}games/([^/]+)/|^packages/games/src/([^/]+)/`,
      pathNot: `${BOTS}games/$1/|^packages/games/src/($1|${COMMON})/`,
    },
  },
  {
    name: 'only-bots-of-a-game-know-it',
    severity: 'error',
    from: { path: BOTS, pathNot: `${BOTS}games/([^/]+/|(all|one-by-one|positions)\\.ts$)|${TESTS}` },
    to: { path: `${BOTS}games/[^/]+/|^packages/games/src/[^/]+/`, pathNot: `^packages/games/src/(${COMMON})/` },
  },
];

export default {
  forbidden: [
    ...arrows,
    ...testArrows,
    ...roomArrows,
    ...faces,
    ...botFaces,
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: {
        path: '^packages/games/src/([^/]+)/',
        pathNot: `^packages/games/src/(${COMMON})/`,
      },
      to: { path: '^packages/games/src/([^/]+)/', pathNot: `^packages/games/src/($1|${COMMON}|testing)/` },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-run-anywhere',
      comment: 'Engine, games, table and protocol run in browsers too; what is for Node alone is called so.',
      severity: 'error',
      from: { path: '^packages/(engine|games|table|protocol)/', pathNot: `${TESTS}|-node\\.ts$` },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.js', '.mjs', '.svelte'],
    },
  },
};
