import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import WebSocket from 'ws';

// Somebody who wants the server down: floods of messages and of joins, requests that never end, and
// screens that never read, all at once from addresses of their own. `attack.js PORT GAME MATCH`.

const [port, game, matchID] = process.argv.slice(2);
const host = '127.0.0.1';
const MESSAGES = 10_000;
const JOINS = 1_000;
const PINGS = 5_000;
const TICK = 10;

const at = `/${game},`;
const counts = { messages: 0, pings: 0, joins: 0, refused: 0, sockets: 0, cut: 0, slow: 0 };

/** A socket from an address, let in as a spectator; comes back by `again` when it is cut. */
function open(from: string, ready: (socket: WebSocket) => void, again: () => void) {
  const socket = new WebSocket(`ws://${host}:${port}/socket.io/?EIO=4&transport=websocket`, {
    headers: { 'x-forwarded-for': from },
  });
  counts.sockets++;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    counts.cut++;
    setTimeout(again, 100);
  });
  socket.on('message', (data: Buffer) => {
    const frame = data.toString();
    if (frame.startsWith('0')) socket.send(`40${at}`);
    else if (frame.startsWith(`40${at}`)) ready(socket);
  });
}

/** Ten sockets that send a thousand messages a second each. */
function floodMessages(socketNumber: number) {
  const chat = `42${at}["chat","${matchID}",{"id":"1","sender":"0","payload":"x"},"x"]`;
  const begin = () => floodMessages(socketNumber);
  open(
    '203.0.113.1',
    (socket) => {
      const sending = setInterval(() => {
        if (socket.readyState !== WebSocket.OPEN) return clearInterval(sending);
        for (let i = 0; i < (MESSAGES / 10 / 1000) * TICK; i++) socket.send(chat);
        counts.messages += (MESSAGES / 10 / 1000) * TICK;
      }, TICK);
    },
    begin,
  );
}

/** A thousand joins a second. */
function floodJoins() {
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const body = JSON.stringify({ playerName: 'Mallory' });
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'x-forwarded-for': '203.0.113.2',
  };
  const path = `/games/${game}/${matchID}/join`;
  let waiting = 0;
  setInterval(() => {
    for (let i = 0; i < (JOINS / 1000) * TICK && waiting < 200; i++) {
      waiting++;
      counts.joins++;
      request({ host, port, agent, method: 'POST', path, headers }, (answer) => {
        if (answer.statusCode === 429) counts.refused++;
        answer.resume().on('end', () => waiting--);
      })
        .on('error', () => waiting--)
        .end(body);
    }
  }, TICK);
}

/** A request that comes a byte at a time. */
function crawl() {
  const socket = connect(Number(port), host);
  counts.slow++;
  socket.on('error', () => undefined);
  socket.write(`GET /games HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
  const dripping = setInterval(() => socket.write('x'), 1000);
  socket.on('close', () => {
    clearInterval(dripping);
    setTimeout(crawl, 100);
  });
}

/** A screen that asks for everything again and again, and reads nothing. */
function neverRead() {
  open(
    '203.0.113.3',
    (socket) => {
      socket.pause();
      const asking = setInterval(() => {
        if (socket.readyState !== WebSocket.OPEN) return clearInterval(asking);
        socket.send(`42${at}["sync","${matchID}",null]`);
        socket.ping('x'.repeat(100), undefined, () => undefined);
      }, TICK);
    },
    neverRead,
  );
}

/** Thousands of pings of the websocket itself in one piece: they are no messages. */
function floodPings() {
  open(
    '203.0.113.4',
    (socket) => {
      const pinging = setInterval(() => {
        if (socket.readyState !== WebSocket.OPEN) return clearInterval(pinging);
        for (let i = 0; i < PINGS; i++) socket.ping('', true, () => undefined);
        counts.pings += PINGS;
      }, TICK);
    },
    floodPings,
  );
}

for (let i = 0; i < 10; i++) floodMessages(i);
for (let i = 0; i < 5; i++) floodPings();
floodJoins();
for (let i = 0; i < 200; i++) crawl();
for (let i = 0; i < 20; i++) neverRead();

process.on('disconnect', () => process.exit());
process.on('message', () => process.send!(counts));
