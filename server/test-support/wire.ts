import WebSocket from 'ws';
import type { Ack } from '../../shared/protocol/refusals';

/** A socket of one title, spoken bare over a websocket: what comes in is kept byte for byte. */
export type Wire = {
  /** The frames of events and answers that came in since this was last asked, as text. */
  take(): string[];
  /** Sends an event and waits for its answer; everything sent before the answer is in by then. */
  ask(event: string, ...args: unknown[]): Promise<Ack>;
  /** Sends a frame as it is. */
  send(frame: string | Buffer): void;
  /** The number of the position this screen was last shown. */
  stateID(): number;
  /** Resolves when the server has cut it. */
  gone: Promise<void>;
  isOpen(): boolean;
  close(): void;
};

type Address = { port: number; game: string; headers?: Record<string, string> };

/** Opens a socket, let in to the title's namespace. */
export function dial({ port, game, headers = {} }: Address): Promise<Wire> {
  const at = `/${game},`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
    headers,
  });
  const waiting = new Map<number, (ack: Ack) => void>();
  const frames: string[] = [];
  let asked = 0;
  let stateID = 0;
  const gone = new Promise<void>((resolve) => void socket.once('close', () => resolve()));

  function read(frame: string) {
    frames.push(frame);
    const json = frame.slice(frame.indexOf('['));
    if (frame.startsWith(`43${at}`)) {
      const id = Number(frame.slice(`43${at}`.length, frame.indexOf('[')));
      waiting.get(id)?.((JSON.parse(json) as [Ack])[0]);
      waiting.delete(id);
      return;
    }
    const [event, first, ...args] = JSON.parse(json) as [string, unknown, ...unknown[]];
    if (event === 'frames') stateID = first as number;
    else if (event === 'sync')
      stateID = (args[0] as { state: { _stateID: number } }).state._stateID;
    else if (event === 'update') stateID = (args[0] as { _stateID: number })._stateID;
    else if (event === 'patch') stateID = args[1] as number;
  }

  return new Promise((resolve, reject) => {
    const wire: Wire = {
      take: () => frames.splice(0),
      ask: (event, ...args) =>
        new Promise((answered, lost) => {
          waiting.set(asked, answered);
          void gone.then(() => lost(new Error(`the socket was cut before ${event} was answered`)));
          socket.send(`42${at}${asked++}${JSON.stringify([event, ...args])}`);
        }),
      send: (frame) => socket.send(frame, () => undefined),
      stateID: () => stateID,
      gone,
      isOpen: () => socket.readyState === WebSocket.OPEN,
      close: () => socket.terminate(),
    };
    socket.on('message', (data: Buffer) => {
      const frame = data.toString();
      if (frame === '2') socket.send('3');
      else if (frame.startsWith('0')) socket.send(`40${at}`);
      else if (frame.startsWith(`40${at}`)) resolve(wire);
      else if (frame.startsWith('42') || frame.startsWith('43')) read(frame);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the socket was not let in')));
  });
}
