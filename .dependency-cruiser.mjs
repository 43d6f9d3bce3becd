// The arrow of imports: each package may import only those before it in the list, and one game never another.
const ARROW = {
  engine: [],
  testkit: ['engine'],
  games: ['engine'],
  bots: ['engine', 'games'],
  protocol: ['engine'],
  server: ['engine', 'games', 'bots', 'protocol'],
  web: ['engine', 'games', 'bots', 'protocol'],
  cli: ['engine', 'testkit', 'games', 'bots', 'protocol', 'server'],
};

const TESTS = '\\.(test|spec)\\.ts$|/testing/';

const arrows = Object.entries(ARROW).map(([name, above]) => ({
  name: `${name}-imports-only-${above.join('-') || 'nothing-of-ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: TESTS },
  to: { path: '^packages/', pathNot: [name, ...above].map((one) => `^packages/${one}/`) },
}));

/** Tests may use the testkit as well. */
const testArrows = Object.entries(ARROW).map(([name, above]) => ({
  name: `tests-of-${name}`,
  severity: 'error',
  from: { path: `^packages/${name}/.*(${TESTS})` },
  to: { path: '^packages/', pathNot: [name, 'testkit', ...above].map((one) => `^packages/${one}/`) },
}));

export default {
  forbidden: [
    ...arrows,
    ...testArrows,
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: '^packages/games/src/([^/]+)/', pathNot: '^packages/games/src/text/' },
      to: { path: '^packages/games/src/([^/]+)/', pathNot: '^packages/games/src/($1|text|testing)/' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'rules-run-anywhere',
      comment: 'Engine, games and protocol run in browsers too; what is for Node alone is called so.',
      severity: 'error',
      from: { path: '^packages/(engine|games|protocol)/', pathNot: `${TESTS}|-node\\.ts$` },
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
