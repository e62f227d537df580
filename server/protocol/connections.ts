import type { Server } from 'node:http';
import type { Config } from '../config';
import { networkOf } from './address';

/** Counts what is open for each key. */
export type Openings = {
  /** Counts one more, or returns false when there are enough already. */
  open(key: string): boolean;
  close(key: string): void;
};

export function createOpenings(most: number): Openings {
  const counts = new Map<string, number>();
  return {
    open(key) {
      const count = counts.get(key) ?? 0;
      if (count >= most) return false;
      counts.set(key, count + 1);
      return true;
    },
    close(key) {
      const count = counts.get(key) ?? 0;
      if (count > 1) counts.set(key, count - 1);
      else counts.delete(key);
    },
  };
}

/** Lets no address hold so many connections that none are left for others. */
export function guardConnections(http: Server, { trustProxy, limits }: Config): void {
  if (trustProxy > 0) return; // all come from the proxy
  const openings = createOpenings(limits.connections);
  http.on('connection', (socket) => {
    const from = networkOf(socket.remoteAddress ?? '');
    if (!openings.open(from)) return void socket.destroy();
    socket.once('close', () => openings.close(from));
  });
}
