// A proxy in front of the server that is being worked on: it outlives restarts, and tells the page
// to reload. The server behind it is the one that is shipped, its headers untouched.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { HOST } from './restart.mjs';

const RELOAD = "new EventSource('dev/reload').onmessage = () => location.reload();\n";

/** Listens on a port, and leads to whatever server it was led to last. */
export async function openProxy(port) {
  const pages = new Set();
  // whoever asks before there is a server waits for the first
  let leadFirst;
  let target = new Promise((lead) => (leadFirst = lead));

  function answer(req, res) {
    if (/\/dev\/reload\.js$/.test(req.url))
      return void res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(RELOAD);
    if (/\/dev\/reload$/.test(req.url)) {
      pages.add(res.writeHead(200, { 'Content-Type': 'text/event-stream' }));
      res.write('\n');
      return void res.on('close', () => pages.delete(res));
    }
    void forward(req, res);
  }

  async function forward(req, res) {
    const { method, url, headers } = req;
    const isGallery = /\/ui$/.test(url);
    const path = isGallery ? `${url}.html` : url;
    const port = await target;
    if (port === null) return void res.writeHead(502).end('the server did not start');
    const asked = request({ host: HOST, port, method, path, headers }, (answered) => {
      // a page keeps its name when it changes, other than the server's files
      const fresh = isGallery && { 'cache-control': 'no-cache' };
      res.writeHead(answered.statusCode, { ...answered.headers, ...fresh });
      answered.pipe(res);
    });
    asked.on('error', () => res.writeHead(502).end('the server is being restarted'));
    req.pipe(asked);
  }

  async function upgrade(req, socket, head) {
    const port = await target;
    if (port === null) return void socket.destroy(); // it did not start
    const server = connect(port, HOST);
    const lines = req.rawHeaders.map((text, i) => (i % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    server.write(`${req.method} ${req.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    server.write(head);
    server.pipe(socket).pipe(server);
    for (const [one, other] of [
      [server, socket],
      [socket, server],
    ])
      one.on('error', () => other.destroy());
  }

  const server = createServer(answer)
    .on('upgrade', (req, socket, head) => void upgrade(req, socket, head))
    .on('error', ({ message }) => {
      console.error(message);
      process.exit(1);
    })
    .listen(port);
  await once(server, 'listening');
  console.log(`\n  Working on  http://localhost:${port}/\n`);

  return {
    /** Leads to the server that will listen on this port, and reloads the pages once it does. */
    lead(coming) {
      target = coming;
      leadFirst(coming);
      void coming.then((ready) => {
        if (ready !== null) for (const page of pages) page.write('data: reload\n\n');
      });
    },
  };
}
