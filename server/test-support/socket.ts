import { io, type Socket } from 'socket.io-client';
import type { TestServer } from './server';
import { GAME } from './sitters';

/** A socket with no client behind it, to send whatever one likes. */
export function rawSocket(server: Pick<TestServer, 'url'>, game = GAME): Socket {
  return io(`${server.url}/${game}`, { transports: ['websocket'], forceNew: true });
}

/** The next arguments that come with an event. */
export const next = <T extends unknown[]>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => void socket.once(event, (...args) => resolve(args as T)));
