import { ROOT } from '../run.mjs';

/** How the server is bundled: one file, but for the one native module. */
export const serverOptions = {
  absWorkingDir: ROOT,
  entryPoints: { server: 'server/main.ts' },
  outdir: 'dist',
  write: false,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  external: ['better-sqlite3'],
  define: { 'process.env.NODE_ENV': '"production"' },
  sourcemap: true,
  legalComments: 'none',
  logLevel: 'warning',
};
