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

const common = {
  sandboxInjectedGlobals: HANDED_IN,
  // what a release is made of has a package.json of the same name
  modulePathIgnorePatterns: ['<rootDir>/release/'],
  transform: { '\\.[cm]?[jt]sx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json' }] },
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
};

/** @type {import('jest').Config} */
module.exports = {
  // a time limit, not a measurement: a busy machine takes several times as long as a quiet one
  testTimeout: 60_000,
  // what a worker has forgotten of earlier files is left lying as long as there is room
  workerIdleMemoryLimit: '2GB',
  testSequencer: '<rootDir>/scripts/longest-first.mjs',
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{shared,server,scripts}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'client',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      moduleNameMapper: {
        '\\.css$': '<rootDir>/client/testing/classes.js',
        '\\.svg$': '<rootDir>/client/testing/drawing.js',
      },
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/browser/setup.mjs',
      setupFilesAfterEnv: ['<rootDir>/browser/patience.ts'],
    },
    {
      ...common,
      displayName: 'screenshots',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/browser/screenshots.ts'],
      globalSetup: '<rootDir>/browser/setup.mjs',
    },
  ],
};
