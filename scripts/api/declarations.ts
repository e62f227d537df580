import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Where the types lie that cross the wire. */
const SOURCES = [
  'shared/protocol/table.ts',
  'shared/protocol/talk.ts',
  'shared/protocol/requests.ts',
  'shared/protocol/refusals.ts',
  'shared/protocol/update.ts',
  'shared/protocol/replica.ts',
  'shared/engine/game.ts',
  'shared/engine/log.ts',
  'shared/engine/score.ts',
  'shared/engine/scoreHistory.ts',
  'shared/engine/record.ts',
  'shared/engine/draws.ts',
  'shared/engine/matchFile.ts',
];

type Declared = { text: string; needs: string[] };

/** The declarations of what a text names, and of all that those name in turn, as they stand in the code. */
export function declarationsFor(root: string, text: string): string[] {
  const all = declared(root);
  const wanted = new Set<string>();
  const want = (names: readonly string[]) => {
    for (const name of names) {
      if (wanted.has(name) || !all.has(name)) continue;
      wanted.add(name);
      want(all.get(name)!.needs);
    }
  };
  const named = text.match(/\b[A-Z]\w+/g) ?? [];
  const unknown = named.filter((name) => !all.has(name));
  if (unknown.length > 0) throw new Error(`nothing declares ${unknown.join(', ')}`);
  want(named);
  return [...all].filter(([name]) => wanted.has(name)).map(([, one]) => one.text);
}

/** All types and vocabularies, in the order in which they are written. */
function declared(root: string): Map<string, Declared> {
  const all = new Map<string, Declared>();
  for (const path of SOURCES) {
    const source = ts.createSourceFile(
      path,
      readFileSync(join(root, path), 'utf8'),
      ts.ScriptTarget.ES2022,
      true,
    );
    for (const statement of source.statements) {
      const name = nameOf(statement);
      if (name === null) continue;
      const text = statement
        .getFullText()
        .replace(/^\s+/, '')
        .replace(/^export /gm, '');
      all.set(name, { text: withoutNotes(text), needs: withoutComments(text).match(/\w+/g) ?? [] });
    }
  }
  return all;
}

/** The name of a type, or of a list that a type is made of. */
function nameOf(statement: ts.Statement): string | null {
  if (ts.isTypeAliasDeclaration(statement)) return statement.name.text;
  if (!ts.isVariableStatement(statement)) return null;
  const [{ name, initializer }] = statement.declarationList.declarations;
  return initializer && ts.isAsExpression(initializer) ? name.getText() : null;
}

/** Comments that are about the code, not about what is declared. */
const withoutNotes = (text: string): string => text.replace(/^\s*\/\/ .*\n/gm, '');

const withoutComments = (text: string): string => text.replace(/\/\*\*.*?\*\//gs, '');
