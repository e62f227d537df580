import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Config } from '../config';
import type { Monotonic } from '../monotonic';
import { callerOf, type Caller } from '../caller';
import { createBuckets, createCallerBuckets } from '../buckets';
import { createOpenings } from './connections';
import { SOCKET_FRAME } from '../limits';
import { isForeign } from '../foreign';

/** What is below a socket, of which a client may make several in a row. */
export type Connection = {
  id: string;
  /** What it was opened by, until it is let in. */
  request: IncomingMessage | null;
  on(event: string, listener: () => void): void;
  /** Lets go of what is still to be sent as well. */
  close(discard: true): void;
  /** What waits to be sent. */
  writeBuffer: readonly { data?: string }[];
  transport: { socket?: { terminate?(): void } };
};

/** A request of the engine, whose query it has read. */
type EngineRequest = IncomingMessage & { _query: object };

/** What is below the websockets. */
type WebSocketServer = {
  options: { autoPong: boolean };
  on(event: 'headers', listener: (headers: string[], request: IncomingMessage) => void): void;
};

/** Ends a connection at once: who reads nothing would let a farewell wait. The client library comes back by itself. */
export function cutOff(connection: Connection) {
  connection.close(true);
  connection.transport.socket?.terminate?.();
}

/** How many characters wait for a screen to take them in. */
export const unread = ({ writeBuffer }: Connection): number =>
  writeBuffer.reduce((sum, { data }) => sum + (data?.length ?? 0), 0);

const callers = new WeakMap<Connection, Caller>();

/** Whom a connection comes from that was let in. */
export const callerOn = (connection: Connection): Caller => callers.get(connection)!;

/** The sockets' server, which lets in whom it may, and so many, and cuts who sends too much of anything. */
export function openSocketServer(http: HttpServer, config: Config, now: Monotonic): Server {
  const { limits } = config;
  const open = createOpenings(limits.sockets);
  const newSockets = createCallerBuckets(limits.newSockets, now);
  const packets = createBuckets(limits.packets, now);
  const bytes = createBuckets(limits.bytes, now);
  const callerAt = (request: IncomingMessage) => callerOf(request, config.trustProxy);

  // a reset right after an upgrade to any path would end the process
  http.prependListener('upgrade', (_request, socket) => socket.on('error', () => undefined));

  const io = new Server(http, {
    path: `${config.basePath}/socket.io`,
    serveClient: false,
    maxHttpBufferSize: SOCKET_FRAME,
    connectTimeout: 10_000,
    pingInterval: 15_000,
    pingTimeout: 10_000,
    // measured: compressed sockets cost twice the processor time and five times the memory
    perMessageDeflate: false,
    cors: { origin: config.allowedOrigins },
    allowRequest: (request, answer) => answer(null, newSockets.take(callerAt(request))),
  });
  // a handshake by somebody else could be all that was checked: whoever knows a socket's id may ask on
  io.engine.use((request: EngineRequest, _response: unknown, next: (error?: Error) => void) =>
    next(mayAsk(request) ? undefined : new Error('not for this page')),
  );
  // the engine makes its websocket server anew when the server begins to listen
  http.on('listening', () => limitBytes((io.engine as unknown as { ws: WebSocketServer }).ws));

  /** With `j`, an answer is a script, which pages of every origin may run: no client of ours wants one. */
  const mayAsk = (request: EngineRequest) =>
    !isForeign(request, config) && !Object.hasOwn(request._query, 'j');

  /** Pings, pongs and empty frames are no packets, but thousands of them fit into one piece of a stream. */
  function limitBytes(ws: WebSocketServer) {
    // nobody who plays sends pings, and who never reads their answers piles them up
    ws.options.autoPong = false;
    ws.on('headers', (_headers, { socket }) => {
      const from = `${socket.remoteAddress} ${socket.remotePort}`;
      const count = (chunk: Buffer) => void (bytes.take(from, chunk.length) || socket.destroy());
      // only once the websocket listens itself: whoever listens first makes the bytes flow
      process.nextTick(() => socket.on('data', count));
    });
  }

  io.engine.on('connection', (connection: Connection) => {
    const caller = callerAt(connection.request!);
    callers.set(connection, caller);
    // all its headers would be kept for as long as it is open
    connection.request = null;
    if (!open.open(caller)) return cutOff(connection);
    connection.on('close', () => open.close(caller));
    connection.on('packet', () => {
      if (!packets.take(connection.id)) cutOff(connection);
    });
  });
  return io;
}
