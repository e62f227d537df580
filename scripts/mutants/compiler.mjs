import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** What a mistake may leave behind and still be code that runs. */
const LENIENT = { noUnusedLocals: false, noUnusedParameters: false };

/** Says whether a file still compiles, and whatever imports it, with other text in it. */
export function compilerOf(root, files) {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    LENIENT,
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, ' '));
      },
    },
  );
  // nobody imports them, and whatever imports a style sheet is no code without them
  const declarations = fileNames.filter((path) => path.endsWith('.d.ts'));
  const texts = new Map(
    files.map((file) => [join(root, file), readFileSync(join(root, file), 'utf8')]),
  );
  const versions = new Map();
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => options,
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...declarations, ...texts.keys()],
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot: (path) => {
      const text = texts.get(path) ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
  });
  const write = (path, text) => {
    texts.set(path, text);
    versions.set(path, (versions.get(path) ?? 0) + 1);
  };
  return (file, text) => {
    const path = join(root, file);
    const before = texts.get(path);
    const importing = new RegExp(`/${basename(file).replace(/\.tsx?$/, '')}'`);
    write(path, text);
    const compiles = [path, ...[...texts.keys()].filter((one) => importing.test(texts.get(one)))]
      .flatMap((one) => [
        ...service.getSyntacticDiagnostics(one),
        ...service.getSemanticDiagnostics(one),
      ])
      .every(({ category }) => category !== ts.DiagnosticCategory.Error);
    write(path, before);
    return compiles;
  };
}
