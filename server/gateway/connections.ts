import type { Server } from 'node:http';
import type { Config } from '../config';
import { callerAt, NETWORKS, type Caller } from '../caller';

/** Counts what each caller, and each network they are in, has open. */
export type Openings = {
  /** Counts one more, or returns false when there are enough already. */
  open(caller: Caller): boolean;
  close(caller: Caller): void;
};

export function createOpenings(most: number): Openings {
  const open = new Map<string, number>();
  const countOf = (network: string) => open.get(network) ?? 0;
  return {
    open(caller) {
      if (caller.some((network, i) => countOf(network) >= most * NETWORKS[i].counts)) return false;
      for (const network of caller) open.set(network, countOf(network) + 1);
      return true;
    },
    close(caller) {
      for (const network of caller) {
        const count = countOf(network);
        if (count > 1) open.set(network, count - 1);
        else open.delete(network);
      }
    },
  };
}

/** Lets no address hold so many connections that none are left for others. */
export function guardConnections(http: Server, { trustProxy, limits }: Config): void {
  if (trustProxy > 0) return; // all come from the proxy
  const openings = createOpenings(limits.connections);
  http.on('connection', (socket) => {
    const from = callerAt(socket.remoteAddress ?? '');
    if (!openings.open(from)) return void socket.destroy();
    socket.once('close', () => openings.close(from));
  });
}
