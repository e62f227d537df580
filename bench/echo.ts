import { SEATS, type Party } from './party';
import type { Peer } from './peer';
import { dial } from './wire';

const TEXT = 'x'.repeat(200);

let rooms = 0;

/** Four screens in a room of bare socket.io that pass a text round, without end. */
export async function gatherEcho(peer: Peer): Promise<Party> {
  const query = `&room=${rooms++}`;
  let missing = 0;
  let moves = 0;
  let begun = 0;
  let done: (milliseconds: number) => void;
  const wires = await Promise.all(
    Array.from({ length: SEATS }, () =>
      dial({ port: peer.port, namespace: '', query, from: '' }, () => {
        if (--missing === 0) done(performance.now() - begun);
      }),
    ),
  );
  return {
    title: 'echo',
    play() {
      missing = SEATS;
      begun = performance.now();
      wires[moves++ % SEATS].emit(['update', TEXT]);
      return new Promise((resolve) => (done = resolve));
    },
    bytes: () => wires.reduce((sum, wire) => sum + wire.bytes(), 0),
    close: () => wires.forEach((wire) => wire.close()),
  };
}
