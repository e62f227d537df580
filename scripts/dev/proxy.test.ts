import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page that is asked for before there is a server, and what it gets; Jest itself cannot import the proxy. */
const SCRIPT = `
import { once } from 'node:events';
import { createServer } from 'node:http';
import { openProxy } from '${pathToFileURL(join(__dirname, 'proxy.mjs')).href}';

const listening = async (server) => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server.address().port;
};
const taken = createServer();
const port = await listening(taken);
await new Promise((done) => taken.close(done));

const proxy = await openProxy(port);
const early = fetch('http://127.0.0.1:' + port + '/').then((answer) => answer.text());
// answered by the proxy itself, after it has got the one above
await fetch('http://127.0.0.1:' + port + '/dev/reload.js');
proxy.lead(listening(createServer((request, answer) => answer.end('the page'))));
console.log(await early);
process.exit();
`;

test('a page that is opened before the first build is done waits for it', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  expect(said.trimEnd().split('\n').at(-1)).toBe('the page');
});
