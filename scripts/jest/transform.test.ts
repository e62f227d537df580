import { readFileSync } from 'node:fs';

// Whether a test runs the sources as they are now: what all were compiled to before it, unless one has changed since.

const { compiled } = jest.requireActual<{
  compiled(source: string, path: string): { code: string } | undefined;
}>('./transform.js');

const source = readFileSync(__filename, 'utf8');
const codeOf = (text: string, path = __filename): string | undefined => compiled(text, path)?.code;

test('what has been compiled with all others is run as it is', () => {
  expect(codeOf(source)).toContain('const node_fs_1 = require("node:fs");');
});

test.each([
  ['has changed since', `${source}\n`, __filename],
  [
    'mocks a module, which has to be done before it is imported',
    `${source}jest.${'mock'}('./transform.js');`,
    __filename,
  ],
  ['is none of ours', source, require.resolve('jest')],
])('what %s is not', (_, text, path) => {
  expect(codeOf(text, path)).toBeUndefined();
});
