import { connect, type Socket } from 'node:net';

// What is sent by who has no client library: bytes.

/** The request that makes a connection a websocket. */
export const upgradeRequest = (path = '/socket.io/?EIO=4&transport=websocket', more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n${more}\r\n`;

/** The first byte of a frame: a whole text, the first part of one, a part in the middle, a ping, a pong. */
export const KINDS = { text: 0x81, begin: 0x01, more: 0x00, ping: 0x89, pong: 0x8a } as const;

/** A websocket frame as a client sends it, its mask all zeros. */
export function framed(text: string, kind: keyof typeof KINDS = 'text'): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([KINDS[kind], ...length, 0, 0, 0, 0]), body]);
}

/** A connection that keeps what it hears. */
export type RawSocket = {
  socket: Socket;
  heard(): string;
  /** Resolves when it has heard something that holds this. */
  hears(text: string): Promise<void>;
  /** Resolves when it is ended, by whomever. */
  gone: Promise<void>;
};

export function openRaw(port: number): RawSocket {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => (heard += data.toString('latin1')));
  return {
    socket,
    heard: () => heard,
    hears: (text) =>
      new Promise((resolve) => {
        const look = () => heard.includes(text) && resolve();
        look();
        socket.on('data', look);
      }),
    gone: new Promise((resolve) => void socket.once('close', () => resolve())),
  };
}

/** A websocket that speaks in bare frames, let in to a title's namespace. */
export async function openRawSocket(port: number, game: string): Promise<RawSocket> {
  const bare = openRaw(port);
  bare.socket.write(upgradeRequest());
  await bare.hears('"sid"');
  bare.socket.write(framed(`40/${game},`));
  await bare.hears(`40/${game}`);
  return bare;
}
