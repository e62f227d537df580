/** Packages that ship as ES modules only, which Jest has to translate. */
const MODULES_ONLY = ['@noble/hashes', 'uqr', 'wouter'];

/**
 * Globals that no test replaces and no module calls something of its own by. Jest runs tests in a realm of
 * their own, where each look at a global is a call out of it; handed in like `require`, they cost nothing,
 * and whole matches take half the time.
 */
const HANDED_IN = [
  ...['Array', 'ArrayBuffer', 'BigInt', 'Boolean', 'DataView', 'Error', 'JSON', 'Map', 'Math'],
  ...['Number', 'Object', 'Set', 'String', 'Symbol', 'Uint32Array', 'Uint8Array', 'WeakMap'],
];

/**
 * What runs on PostgreSQL as well, each for something that only it proves there. All of the server does where
 * ALL_ON_POSTGRES is set.
 */
const ON_POSTGRES = [
  ...[
    'cli/{check,move}',
    'cluster/cluster',
    'storage/{announcements,retention,database/{encryption,postgres}}',
    'matches/{actor,conflict}',
    'tables/codes',
  ],
  'e2e/{cluster/*,crash-recovery,fire,leaving,match}',
];
const onPostgres = process.env.ALL_ON_POSTGRES ? ['**/*'] : ON_POSTGRES;

/** What is about PostgreSQL itself; and what is about the file of a folder, or about moments, where storing takes none. */
const OF_POSTGRES =
  '/server/(storage/(announcements|database/(encryption|postgres))|cli/move|cluster/cluster|e2e/(cluster/\\w+|fire|leaving))\\.test\\.ts$';
const OF_FOLDERS = [
  'cli/(backup|restore|verify)',
  'storage/database/(folder|health|open)',
  'matches/bot(s|Moments)',
  'tables/clocks',
  'e2e/corruption',
  'players/claims',
];

const common = {
  sandboxInjectedGlobals: HANDED_IN,
  // what a release is made of has a package.json of the same name
  modulePathIgnorePatterns: ['<rootDir>/release/'],
  globalSetup: '<rootDir>/scripts/jest/compile.mjs',
  transform: {
    '\\.[cm]?[jt]sx?$': ['<rootDir>/scripts/jest/transform.js', { tsconfig: 'tsconfig.jest.json' }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
};

const inBrowser = {
  ...common,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/browser/setup.mjs',
  setupFilesAfterEnv: ['<rootDir>/browser/patience.ts'],
};

/** @type {import('jest').Config} */
module.exports = {
  // a time limit, not a measurement: a busy machine takes several times as long as a quiet one
  testTimeout: 60_000,
  // what a worker has forgotten of earlier files is left lying as long as there is room
  workerIdleMemoryLimit: '2GB',
  testSequencer: '<rootDir>/scripts/jest/longest-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared,server,scripts}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', OF_POSTGRES],
    },
    {
      ...common,
      displayName: 'postgres',
      testEnvironment: 'node',
      testMatch: onPostgres.map((path) => `<rootDir>/server/${path}.test.ts`),
      testPathIgnorePatterns: OF_FOLDERS.map((path) => `/server/${path}\\.test\\.ts$`),
      globalSetup: '<rootDir>/server/test-support/postgres/start.mjs',
      globalTeardown: '<rootDir>/server/test-support/postgres/stop.mjs',
      setupFiles: ['<rootDir>/server/test-support/postgres/use.ts'],
    },
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/client/testing/quickScreens.ts'],
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/client/testing/classes.js',
        '\\.svg$': '<rootDir>/client/testing/drawing.js',
      },
    },
    {
      ...inBrowser,
      displayName: 'browser',
      testMatch: ['<rootDir>/browser/*.test.ts'],
    },
    {
      ...inBrowser,
      displayName: 'matches',
      testMatch: ['<rootDir>/browser/matches/*.test.ts'],
    },
    {
      ...inBrowser,
      displayName: 'screenshots',
      testMatch: ['<rootDir>/browser/screenshots.ts'],
    },
  ],
};
