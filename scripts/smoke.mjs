// npm run smoke -- release/wondertable-1.1.0: what a host does with a release, from the first start to the way
// back to a backup, with a match of bots for every title. `-- --image NAME` does it with a container image.
import './node-version.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { secondsSince } from './run.mjs';

/** How long a start, and all matches together, may take before something is wrong, in milliseconds. */
const START = 60_000;
const MATCHES = 300_000;
const LOOK_EVERY = 250;

/** All titles can be played by three. */
const BOTS = ['easy', 'normal', 'hard'];

/** Empties the volume of an image, but for the backup. */
const FORGET = `
  const { readdirSync, rmSync } = require('node:fs');
  for (const name of readdirSync('/data'))
    if (!name.startsWith('backup')) rmSync('/data/' + name, { recursive: true });`;

const { values, positionals } = parseArgs({
  options: { image: { type: 'string' } },
  allowPositionals: true,
});
if ((values.image === undefined) === (positionals.length !== 1)) {
  console.error('npm run smoke -- FOLDER, or -- --image NAME');
  process.exit(2);
}

const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const host = values.image === undefined ? ofFolder(resolve(positionals[0])) : ofImage(values.image);
const begun = Date.now();
/** The server, while there is one. */
let running = null;

try {
  say(`version ${host.run(['--version']).trim()}`);

  await start();
  const page = await (await ask('/')).text();
  const [script] = /[\w.-]+\.js/.exec(page);
  await ask(`/${script}`);
  say('the page and its script are there');

  const titles = await json('/games');
  const tables = await Promise.all(titles.map(open));
  const played = await Promise.all(tables.map(over));
  say(`a match of bots to its end: ${titles.join(', ')}`);

  say(host.run(['backup', host.backup]).trim());
  await stop();

  host.forget();
  await start();
  await ask(addressOf(tables[0]), 404);
  say('a server with another folder knows none of them');
  await stop();

  say(host.run(['restore', host.backup]).trim());
  await start();
  for (const [i, table] of tables.entries()) {
    const { gameover } = await json(addressOf(table));
    expect(
      JSON.stringify(gameover) === JSON.stringify(played[i]),
      `${table.title} ended as before`,
    );
  }
  await stop();
  say('every match is as it was');
  console.log(`All well, in ${secondsSince(begun)}.`);
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
} finally {
  running?.child.kill();
  host.end();
}

function say(sentence) {
  console.log(`✓ ${sentence}`);
}

function expect(holds, what) {
  if (!holds) throw new Error(`it is not so that ${what}`);
}

/** Starts the server and waits until it is well. */
async function start() {
  const since = Date.now();
  const server = host.serve();
  running = { ...server, ended: once(server.child, 'exit') };
  await until(START, 'the server is well', async () => {
    expect(server.child.exitCode === null, 'the server goes on');
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    return answer?.ok;
  });
  say(`well after ${secondsSince(since)}`);
}

async function stop() {
  running.stop();
  const [code] = await running.ended;
  running = null;
  expect(code === 0, `a stop ends it with 0, not ${code}`);
}

async function open(title) {
  const body = JSON.stringify({ numPlayers: BOTS.length, bots: BOTS, unlisted: true });
  const answer = await fetch(`${url}/games/${title}/create`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
  });
  expect(answer.ok, `a table of ${title} can be opened`);
  const { matchID } = await answer.json();
  return { title, matchID };
}

/** Watches a match to its end, over a socket as a page does; how it ended. */
function over({ title, matchID }) {
  // socket.io's packets, as text: opened, connected, an event, asked whether one is there, and the answer
  const [OPENED, CONNECTED, EVENT, PING, PONG] = ['0', `40/${title},`, `42/${title},`, '2', '3'];
  return new Promise((done, fail) => {
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    );
    const timer = setTimeout(() => end(fail, new Error(`no end of ${title}`)), MATCHES);
    const end = (how, what) => {
      clearTimeout(timer);
      socket.close();
      how(what);
    };
    socket.onerror = () => end(fail, new Error(`the socket of ${title} goes on`));
    socket.onmessage = ({ data }) => {
      if (data === PING) socket.send(PONG);
      else if (data.startsWith(OPENED)) socket.send(CONNECTED);
      else if (data.startsWith(CONNECTED))
        socket.send(`${EVENT}${JSON.stringify(['sync', matchID])}`);
      else if (data.startsWith(EVENT)) {
        const [name, , table] = JSON.parse(data.slice(EVENT.length));
        if (name === 'table' && table.status === 'over') end(done, table.gameover);
      }
    };
  });
}

function addressOf({ title, matchID }) {
  return `/games/${title}/${matchID}`;
}

async function ask(path, status = 200) {
  const answer = await fetch(`${url}${path}`);
  expect(answer.status === status, `${path} answers ${status}, and not ${answer.status}`);
  return answer;
}

async function json(path) {
  return (await ask(path)).json();
}

/** Asks again and again; there is nothing that would tell. */
async function until(limit, what, holds) {
  for (const since = Date.now(); !(await holds());) {
    expect(Date.now() - since < limit, `${what} within ${limit / 1000} s`);
    await new Promise((done) => setTimeout(done, LOOK_EVERY));
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address();
  server.close();
  await once(server, 'close');
  return free;
}

/** An unpacked archive, run by the Node.js that runs this. */
function ofFolder(folder) {
  const data = mkdtempSync(join(tmpdir(), 'wondertable-smoke-'));
  const program = join(folder, 'bin/wondertable');
  const dataDir = join(data, 'data');
  const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', ...settings(port) };
  return {
    backup: join(data, 'backup.sqlite'),
    run: (args) => execFileSync(process.execPath, [program, ...args], { encoding: 'utf8', env }),
    serve() {
      const child = spawn(process.execPath, [program], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return { child, stop: () => child.kill('SIGTERM') };
    },
    forget: () => rmSync(dataDir, { recursive: true }),
    end: () => rmSync(data, { recursive: true, force: true }),
  };
}

/** A container image, with a volume of its own; hardened as compose.yaml has it. */
function ofImage(image) {
  const name = `wondertable-smoke-${process.pid}`;
  const docker = (...args) => execFileSync('docker', args, { encoding: 'utf8' });
  const hardened = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', `--volume=${name}:/data`];
  const once = ['run', '--rm', ...hardened, '--security-opt=no-new-privileges:true'];
  const inside = (...args) => docker(...once, '--entrypoint', 'node', image, ...args);
  docker('volume', 'create', name);
  return {
    backup: '/data/backup.sqlite',
    run: (args) => inside('bin/wondertable', ...args),
    serve() {
      const env = Object.entries(settings(8000)).map(([key, value]) => `--env=${key}=${value}`);
      const args = [...once, `--name=${name}`, `--publish=127.0.0.1:${port}:8000`, ...env, image];
      const child = spawn('docker', args, { stdio: ['ignore', 'ignore', 'inherit'] });
      return { child, stop: () => docker('stop', name) };
    },
    forget: () => inside('--eval', FORGET),
    end: () => docker('volume', 'rm', '--force', name),
  };
}

function settings(servedPort) {
  return { PORT: String(servedPort), BOT_PACE_MS: '0', LOG_LEVEL: 'warn' };
}
