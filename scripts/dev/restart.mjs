import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Where the server listens. */
export const HOST = '127.0.0.1';

/** The server that runs, and the end of the last restart: they come one after the other. */
let running = null;
let last = Promise.resolve(null);
let asked = 0;
let isEnding = false;

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    isEnding = true;
    void stop().then(() => process.exit(0));
  });

/** Ends the running server and starts a new one; the port it got, or `null` when there is none. */
export function restart(file) {
  const mine = ++asked;
  last = last.then(async (port) => {
    // two builds that end together need one restart, and the first of all has no server yet
    if (mine !== asked || !existsSync(file)) return port;
    await stop();
    return isEnding ? null : start(file);
  });
  return last;
}

async function stop() {
  if (running?.kill()) await once(running, 'exit');
}

/** Starts the server on a free port, shows what it says, and waits until it listens or ends. */
function start(file) {
  running = spawn(process.execPath, ['--enable-source-maps', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // reached through the proxy only, so an invitation never names a port that changes
    env: { ...process.env, HOST, PORT: '0', NODE_ENV: 'development' },
  });
  const lines = createInterface(running.stdout);
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      console.log(line);
      if (line.includes('"msg":"listening"')) resolve(JSON.parse(line).port);
    });
    lines.on('close', () => resolve(null));
  });
}
