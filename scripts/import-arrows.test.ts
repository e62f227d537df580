import { execFileSync } from 'node:child_process';

// prettier-ignore
const ROWS: [file: string, line: string, objections: number][] = [
  ['shared/engine/x.ts', "import { a } from '../games/ya-blew-it/state';", 1],
  ['shared/engine/x.ts', "import { a } from '../../server/config';", 1],
  ['shared/engine/x.ts', "import { a } from '../../client/base';", 1],
  ['shared/engine/x.ts', "import { a } from '../protocol/table';", 1],
  ['shared/engine/x.ts', "import type { a } from '../protocol/table';", 0],
  ['shared/engine/x.ts', "import { type a } from '../protocol/table';", 0],
  ['shared/engine/x.ts', "import { a } from './game';", 0],
  ['shared/engine/x.ts', "import { a } from '../testing/pebbles';", 1],
  ['shared/engine/x.test.ts', "import { a } from '../testing/pebbles';", 0],
  ['shared/engine/x.ts', 'export const a = Math.random();', 1],
  ['shared/engine/x.ts', 'export const a = Date.now();', 1],
  ['shared/engine/x.ts', 'export class A {}', 1],
  ['server/x.ts', 'export class A extends Map {}', 1],
  ['server/x.ts', 'export const a = class {};', 1],
  ['server/x.ts', 'export class A extends Error {}', 0],
  ['server/x.ts', "export enum A { B = 'b' }", 1],
  ['client/x.tsx', 'export class A {}', 1],
  ['client/x.tsx', 'export class A extends Component {}', 0],
  ['client/x.test.tsx', 'class A {}', 0],
  ['client/x.test.tsx', 'export const a = <Trans values={{ b: 1 }} />;', 1],
  ['shared/protocol/connection.ts', 'export const a = Date.now();', 0],
  ['shared/protocol/x.ts', "import { a } from '../engine/score';", 0],
  ['shared/protocol/x.ts', "import { a } from '../games';", 1],
  ['shared/games/index.ts', "import { a } from './ya-blew-it';", 0],
  ['shared/games/index.ts', "import { a } from '../../client/games';", 1],
  ['shared/games/one/x.ts', "import { a } from '../other/state';", 1],
  ['shared/games/one/x.ts', "import { a } from '..';", 1],
  ['shared/games/one/x.ts', "import { a } from '../../../server/app';", 1],
  ['shared/games/one/x.ts', "import { a } from '../../engine/game';", 0],
  ['shared/games/one/deep/x.ts', "import { a } from '../state';", 0],
  ['shared/games/one/deep/x.ts', "import { a } from '../../other/state';", 1],
  ['shared/games/one/x.ts', 'export const a = new Date();', 1],
  ['client/x.ts', "import { a } from '../server/config';", 1],
  ['client/x.ts', "export * from '../server/config';", 1],
  ['client/x.ts', "export const a = () => import('../server/config');", 1],
  ['client/x.ts', "export type A = import('../server/config').Config;", 1],
  ['client/x.ts', "import { a } from '../shared/games';", 0],
  ['client/x.ts', "import { a } from 'boardgame.io/react';", 1],
  ['client/ui/x.ts', "import { a } from '../kit/contract';", 1],
  ['client/kit/x.ts', "import { a } from '../ui/Button';", 0],
  ['client/kit/x.ts', "import { a } from '../pages/home/Home';", 1],
  ['client/games/one/x.ts', "import { a } from '../../kit/contract';", 0],
  ['client/games/one/x.ts', "import { a } from '../other/Board';", 1],
  ['client/games/one/x.ts', "import { a } from '../../pages/home/Home';", 1],
  ['client/games/one/x.test.ts', "import { a } from '../../pages/home/Home';", 0],
  ['client/pages/home/x.ts', "import { a } from '../match/Match';", 1],
  ['client/pages/table/x.ts', "import { a } from '../match/Match';", 0],
  ['server/x.ts', "import { a } from '../client/app/base';", 1],
  ['server/x.ts', "import { a } from '../shared/engine/game';", 0],
  ['server/deep/x.ts', "import { a } from 'boardgame.io/server';", 1],
  ['server/deep/x.ts', "import { a } from 'boardgame.io/internal';", 1],
  ['server/x.test.ts', "import { a } from 'boardgame.io/client';", 0],
  ['shared/games/one/x.ts', "import type { a } from 'boardgame.io';", 1],
  ['shared/engine/bgio.ts', "import type { a } from 'boardgame.io';", 0],
];

/** How many objections to the direction of imports, to chance, to the clock or to classes ESLint has to each line. */
function objections(): number[] {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint();
    const counts = [];
    for (const [filePath, code] of ${JSON.stringify(ROWS)}) {
      const [{ messages }] = await eslint.lintText(code, { filePath });
      counts.push(messages.filter(({ ruleId }) => /import-arrows|no-restricted/.test(ruleId)).length);
    }
    console.log(JSON.stringify(counts));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  ) as number[];
}

const found = objections();

test.each(ROWS.map((row, index) => [...row, index] as const))(
  '%s: %s',
  (_file, _line, expected, index) => {
    expect(found[index]).toBe(expected);
  },
);
