import type { Socket } from 'node:net';
import WebSocket from 'ws';

/** One socket of socket.io, spoken bare over a websocket: whoever makes the load must not be what is measured. */
export type Wire = {
  /** Sends an event, its arguments with it; `answered` hears the answer where one is wanted. */
  emit(event: readonly unknown[], answered?: (answer: unknown) => void): void;
  /** The bytes that came in since the socket was let in, as they came: framed, and packed if they were. */
  bytes(): number;
  close(): void;
};

type Call = {
  port: number;
  /** The namespace, `''` for the main one. */
  namespace: string;
  query?: string;
  /** The address it claims to come from, as if through a proxy. */
  from: string;
};

/** Opens a socket; `hear` gets every event as JSON text, which may be costly to read. */
export function dial(
  { port, namespace, query = '', from }: Call,
  hear: (event: string) => void,
): Promise<Wire> {
  const address = namespace === '' ? '' : `/${namespace},`;
  const [entry, event, answer] = ['40', '42', '43'].map((type) => type + address);
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket${query}`,
    { headers: { 'x-forwarded-for': from } },
  );
  const waiting = new Map<number, (answer: unknown) => void>();
  let asked = 0;
  let tcp: Socket;
  let before = 0;

  return new Promise((resolve, reject) => {
    const wire: Wire = {
      emit(args, answered) {
        if (answered) waiting.set(asked, answered);
        socket.send(`${event}${answered ? asked++ : ''}${JSON.stringify(args)}`);
      },
      bytes: () => tcp.bytesRead - before,
      close() {
        socket.removeAllListeners('close');
        socket.terminate();
      },
    };

    socket.on('message', (data: Buffer) => {
      const packet = data.toString();
      if (packet.startsWith(event)) hear(packet.slice(event.length));
      else if (packet.startsWith(answer)) {
        const from = packet.indexOf('[');
        const id = Number(packet.slice(answer.length, from));
        waiting.get(id)!((JSON.parse(packet.slice(from)) as unknown[])[0]);
        waiting.delete(id);
      } else if (packet === '2') socket.send('3');
      else if (packet.startsWith('0')) socket.send(entry);
      else if (packet.startsWith(entry)) {
        before = tcp.bytesRead;
        resolve(wire);
      }
    });
    socket.on('upgrade', (response) => void (tcp = response.socket));
    socket.on('error', reject);
    socket.on('close', (code) => {
      throw new Error(`a socket was cut: ${code}`);
    });
  });
}
