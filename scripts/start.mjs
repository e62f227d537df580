// npm start: installs what is missing, builds what is stale, and becomes the server.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuseBesideServer } from './beside-server.mjs';
import { node, ROOT } from './run.mjs';
import { isBuilt } from './sources.mjs';
import { endWithShell } from './with-npm.mjs';

endWithShell();
refuseBesideServer(process.env.DATA_DIR || 'data');
await import('./setup-to-run.mjs');

if (!isBuilt()) {
  const code = await node(['build.mjs']);
  if (code !== 0) process.exit(code);
}

// in this very process: the exit code needs nobody to pass it on, and Ctrl-C reaches it once
const server = join(ROOT, 'dist/server.js');
process.env.NODE_ENV = 'production';
process.argv[1] = server;
await import(pathToFileURL(server).href);
