import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

// Rooms of bare socket.io: what it costs to tell everybody something, with no game behind it.

const http = createServer();
const io = new Server(http, { serveClient: false, transports: ['websocket'] });

io.on('connection', (socket) => {
  const { room } = socket.handshake.query;
  void socket.join(String(room));
  socket.on('update', (text: string) => io.to(String(room)).emit('update', text));
});

http.listen(0, process.env.HOST, () => {
  const { port } = http.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ port, msg: 'listening' })}\n`);
});
