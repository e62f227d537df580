import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importArrows } from './scripts/import-arrows.mjs';

const NODE = Object.fromEntries(
  [
    'Buffer',
    'URL',
    'clearInterval',
    'WebSocket',
    'clearTimeout',
    'console',
    'fetch',
    'module',
    'process',
    'setInterval',
    'setTimeout',
  ].map((name) => [name, 'readonly']),
);

const SEED = 'Chance and time come from the match: use `chance`.';

/** Beside what is thrown: what React and Kysely have one extend. */
const BASES = '/^(Error|Refusal|StorageError|Component|OperationNodeTransformer)$/';

const NO_CLASSES = [
  {
    selector: `:matches(ClassDeclaration, ClassExpression):not([superClass.name=${BASES}])`,
    message: 'Types and functions, no classes.',
  },
  { selector: 'TSEnumDeclaration', message: 'Vocabulary is an `as const` array with its type.' },
];

const NO_VALUES = {
  selector: 'JSXOpeningElement[name.name="Trans"] > JSXAttribute[name.name="values"]',
  message: 'a name among the values would be read as marks: use Marked',
};

export default tseslint.config(
  { ignores: ['dist', 'data', 'coverage', 'release', '**/past/*.frozen.js'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { wondertable: { rules: { 'import-arrows': importArrows } } },
    rules: {
      'wondertable/import-arrows': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: NODE } },
  {
    files: ['scripts/jest/*.js'],
    languageOptions: { globals: { require: 'readonly', __dirname: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['client/**'],
    ...reactHooks.configs.flat.recommended,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // what is opened in an effect (a connection) has to be kept somewhere
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['shared/engine/**', 'shared/games/**'],
    ignores: ['shared/engine/chance.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: SEED }],
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'crypto'].map((name) => ({ name, message: SEED })),
      ],
    },
  },
  {
    files: ['server/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'ctx', property: 'query', message: 'It reads long ones slowly: use `queryOf`.' },
      ],
    },
  },
  {
    files: ['{bench,browser,server,shared}/**', 'client/text/Marked.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...NO_CLASSES] },
  },
  {
    files: ['client/**'],
    ignores: ['client/text/Marked.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...NO_CLASSES, NO_VALUES] },
  },
  {
    // they stand in for classes of the browser, and of boardgame.io
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', NO_VALUES] },
  },
  {
    files: ['client/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'react-i18next',
          importNames: ['useTranslation'],
          message: 'it takes any key: client/text/useTranslation only those that a text has',
        },
      ],
    },
  },
);
