import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Bundles the server as it was before a title had the version it has today: a version that was frozen since is that of
 * its day, and nothing later is known.
 */
export async function buildOlderServer(
  outfile: string,
  { game, version }: { game: string; version: number },
): Promise<void> {
  const name = game.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const older: Plugin = {
    name: 'older',
    setup({ onLoad }) {
      onLoad({ filter: new RegExp(`shared/games/${game}/index\\.ts$`) }, ({ path }) => ({
        resolveDir: dirname(path),
        loader: 'ts',
        contents: `
          import { createFrozenEngine } from './past/${version}.frozen.js';
          export const ${name} = createFrozenEngine().module;`,
      }));
      onLoad({ filter: /shared\/games\/frozen\.ts$/ }, ({ path }) => ({
        resolveDir: dirname(path),
        loader: 'ts',
        contents: readFileSync(path, 'utf8').replace(
          new RegExp(` *\\{\\s*game: '${game}',[^}]*\\},\\n`, 'g'),
          '',
        ),
      }));
    },
  };
  await build({
    entryPoints: ['server/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['better-sqlite3'],
    logLevel: 'error',
    plugins: [older],
  });
}
