import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database, or to a server, that can be made to fail. */
export type Proxy = {
  /** The address of the database by this way. */
  through(url: string): string;
  /** Has nothing come back any more, as if the machine were gone, until all is cut. */
  swallow(): void;
  /** Has the connections there are come to nothing either way, and nobody be told, as a router does that forgot them; new ones work. Resolves once they were given up. */
  forget(): Promise<void>;
  /** Cuts every connection there is; new ones work. */
  cut(): void;
  /** Cuts them as soon as something is asked in these words. */
  cutAt(words: string): void;
  /** Cuts them, and takes no new one, until it is let go on. */
  shut(): void;
  goOn(): void;
  /** Leads new connections to another port, or to one that is asked for each time. */
  aimAt(port: number | (() => number)): void;
  close(): Promise<void>;
};

export async function openProxy({ host, port }: { host: string; port: number }): Promise<Proxy> {
  let portOf = () => port;
  const pairs = new Set<[Socket, Socket]>();
  const forgotten = new Set<[Socket, Socket]>();
  let isSwallowing = false;
  let isShut = false;
  let cutAt: string | null = null;

  const server = createServer((near) => {
    if (isShut) return void near.destroy();
    const far = connect({ host, port: portOf() });
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.on('data', (chunk) => {
      if (forgotten.has(pair)) return;
      if (cutAt === null || !chunk.includes(cutAt)) return void far.write(chunk);
      cutAt = null;
      cut();
    });
    far.on('data', (chunk) => void (isSwallowing || forgotten.has(pair) || near.write(chunk)));
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        if (forgotten.has(pair)) return;
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function cut() {
    isSwallowing = false;
    forgotten.clear();
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  }

  return {
    through(url) {
      const way = new URL(url);
      way.hostname = '127.0.0.1';
      way.port = String((server.address() as AddressInfo).port);
      return String(way);
    },
    swallow: () => void (isSwallowing = true),
    async forget() {
      const lost = [...pairs];
      for (const pair of lost) forgotten.add(pair);
      await Promise.all(
        lost.map(([near]) => near.closed || new Promise((resolve) => near.once('close', resolve))),
      );
    },
    cut,
    cutAt: (words) => void (cutAt = words),
    shut() {
      isShut = true;
      cut();
    },
    goOn: () => void (isShut = false),
    aimAt: (next) => void (portOf = typeof next === 'number' ? () => next : next),
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
