import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

// What the documents show is run as it stands there.

const FILE = join(__dirname, '../../docs/boardgameio.md');

/** Runs the one program of a document as a file beside it; what it prints. */
function printed(file: string): unknown[] {
  const [, source] = /```ts\n(.*?)```/s.exec(readFileSync(file, 'utf8'))!;
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const lines: unknown[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  const load = (id: string): unknown =>
    jest.requireActual(id.startsWith('.') ? join(file, '..', id) : id);
  new Function('require', 'exports', outputText)(load, {});
  log.mockRestore();
  return lines;
}

test('the program that plays a title by stock boardgame.io shows Bo what Ana drew', () => {
  const [claim] = printed(FILE);
  expect(claim).toEqual(expect.arrayContaining([expect.stringMatching(/^\w+-\d+$/)]));
});
