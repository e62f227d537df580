import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a program in the checkout, its output shown as it comes; the exit code, or 1 when a signal or a missing program ended it. */
export const run = (command, args, options = {}) =>
  new Promise((done) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(1);
    });
    child.on('exit', (code) => done(code ?? 1));
  });

/** Runs a script with the Node.js that runs this one. */
export const node = (args, options) => run(process.execPath, args, options);

/** Runs a script like `node`, and keeps what it says for later. */
export const heard = (args) =>
  new Promise((done) => {
    // a pipe is no terminal, though what goes into it may come out at one
    const env = process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env;
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.on('close', (code) => done({ code: code ?? 1, said }));
  });

/** Runs npm: the very one that was asked to run this script, where there was one. */
export const npm = (args, options) => {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? node([cli, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });
};

/** Seconds since a moment, for people to read. */
export const secondsSince = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
