// A proxy in front of the server that is being worked on: it outlives restarts, and tells the page
// to reload. The server behind it is the one that is shipped, its headers untouched.
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

const RELOAD = "new EventSource('dev/reload').onmessage = () => location.reload();\n";

/** Listens on a port, and leads to whatever server it was led to last. */
export function openProxy(port) {
  const pages = new Set();
  let target = new Promise(() => {});

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
    const { method, url: path, headers } = req;
    const asked = request({ port: await target, method, path, headers }, (answered) => {
      res.writeHead(answered.statusCode, answered.headers);
      answered.pipe(res);
    });
    asked.on('error', () => res.writeHead(502).end('the server is being restarted'));
    req.pipe(asked);
  }

  async function upgrade(req, socket, head) {
    const server = connect(await target);
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

  createServer(answer)
    .on('upgrade', (req, socket, head) => void upgrade(req, socket, head))
    .listen(port, () => console.log(`\n  Working on  http://localhost:${port}/\n`));

  return {
    /** Leads to the server that will listen on this port, and reloads the pages once it does. */
    lead(coming) {
      target = coming;
      void coming.then((ready) => {
        if (ready !== null) for (const page of pages) page.write('data: reload\n\n');
      });
    },
  };
}
