import type { GameModule, LegalMove } from '../shared/engine/game';
import { legalMoves } from '../shared/engine/legal';
import type { UpdateAck } from '../shared/protocol/update';
import type { JoinAnswer } from '../shared/protocol/requests';
import type { Clock } from '../shared/protocol/table';
import type { Peer } from './peer';
import { createScreen, type Screen } from './screen';
import { dial, type Wire } from './wire';

/** How many sit at a table. */
export const SEATS = 4;

/** People around one table, each with a screen. */
export type Party = {
  title: string;
  /** Makes the next move; the milliseconds until every screen has it, or `null` when the match is over. */
  play(): Promise<number> | null;
  /** Bytes that came down to all screens so far. */
  bytes(): number;
  /** Who leaves, leaves the table as it is. */
  close(): void;
};

/** Who sits at a table: what they see, and how it reaches them. */
type Seat = Pick<Screen, 'state'> & { hear(event: string): void; wire: Wire };

/** A match's seats as the lobby gave them. */
type Seated = { matchID: string; credentials: string[] };

let households = 0;

/** An address for each table: limits count by address, and friends hardly play in one room. */
const newHousehold = () => `10.${[16, 8, 0].map((bits) => (households >> bits) & 255).join('.')}`;

/** Opens a table by the official lobby and takes all its seats, so that the match starts. */
async function takeSeats(
  peer: Peer,
  { id }: GameModule,
  { from, clock }: { from: string; clock?: Clock },
): Promise<Seated> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${peer.port}/games/${id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<T>;
  };
  const { matchID } = await post<Seated>('create', {
    ...{ numPlayers: SEATS, unlisted: true },
    ...(clock && { clock }),
  });
  const credentials: string[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const guest = { playerID: String(seat), playerName: `Player ${seat}` };
    const joined = await post<JoinAnswer>(`${matchID}/join`, guest);
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

/** A full table of a title, every screen in front of its player, the cards dealt; on several servers, which are one, the screens by turns. */
export async function gather(
  peers: Peer | readonly Peer[],
  module: GameModule,
  clock?: Clock,
): Promise<Party> {
  const all = [peers].flat() as readonly Peer[];
  const [peer] = all;
  households++;
  const from = newHousehold();
  const { matchID, credentials } = await takeSeats(peer, module, { from, clock });
  let missing = 0;
  let begun = 0;
  let done: (milliseconds: number) => void;

  const sit = async (playerID: string): Promise<Seat> => {
    const screen = createScreen();
    let shown: () => void;
    const isShown = new Promise<void>((resolve) => (shown = resolve));
    const hear = (event: string) => {
      if (screen.hear(event)) {
        if (--missing === 0) done(performance.now() - begun);
      } else if (event.startsWith('["sync"')) shown();
    };
    const { port } = all[Number(playerID) % all.length];
    const wire = await dial({ port, namespace: module.id, from }, hear);
    const wishes = peer.answers ? [{ packed: true, answered: true, changes: true }] : [];
    wire.emit(['sync', matchID, playerID, credentials[Number(playerID)], SEATS, ...wishes]);
    await isShown;
    return { ...screen, hear, wire };
  };
  const screens = await Promise.all(credentials.map((_, seat) => sit(String(seat))));

  /** Sends a move as the official client does. */
  function send(playerID: string, { move, args }: LegalMove) {
    const { wire, state, hear } = screens[Number(playerID)];
    const payload = { type: move, args, playerID, credentials: credentials[Number(playerID)] };
    const action = { type: 'MAKE_MOVE', payload };
    wire.emit(
      ['update', action, state()._stateID, matchID, playerID],
      peer.answers ? (answer) => hear(newsOf(answer)) : undefined,
    );
  }

  return {
    title: module.id,
    play() {
      const { G, ctx } = screens[0].state();
      if (ctx.gameover !== undefined) return null;
      const playerID = anyOf(module.awaited(G, ctx));
      const view = screens[Number(playerID)].state();
      const move = anyOf(legalMoves(module, view.G, view.ctx, playerID));
      missing = SEATS;
      begun = performance.now();
      send(playerID, move);
      return new Promise((resolve) => (done = resolve));
    },
    bytes: () => screens.reduce((sum, { wire }) => sum + wire.bytes(), 0),
    close: () => screens.forEach(({ wire }) => wire.close()),
  };
}

const anyOf = <T>(things: readonly T[]): T => things[Math.floor(Math.random() * things.length)];

/** What an answer tells of the move. */
function newsOf(answer: unknown): string {
  const ack = answer as UpdateAck;
  if (!ack.ok) throw new Error(`a legal move was refused: ${ack.code}`);
  return JSON.stringify(['frames', ...ack.update!]);
}

/** Seats many parties, some at a time. */
export async function gatherAll(
  count: number,
  one: (index: number) => Promise<Party>,
): Promise<Party[]> {
  const parties: Party[] = [];
  let next = 0;
  const usher = async () => {
    while (next < count) {
      const index = next++;
      parties[index] = await one(index);
    }
  };
  await Promise.all(Array.from({ length: 16 }, usher));
  return parties;
}
