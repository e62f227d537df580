import type { PlayerID } from '../../shared/engine/game';
import type { LogEntry } from '../../shared/engine/log';
import {
  type Operation,
  type EncodedUpdate,
  decodeUpdate,
  type WireEntry,
} from '../../shared/protocol/update';
import { toLogEntry } from '../../shared/protocol/replica';
import type { Action, Position } from '../../shared/engine/engine';
import type { Ack } from '../../shared/protocol/refusals';
import type { Agreement } from '../../shared/protocol/table';
import type { TableRecord } from '../tables/table';
import { keyOf, type InjectedServer } from './injectedPosition';
import { postJson } from './server';
import { dial, type Wire } from './wire';

export type Viewer = PlayerID | null;

/** The frames a viewer was sent, in the two forms they may ask for: the official client's and our own's. */
export type Traffic = { official: string[]; packed: string[] };

/** One of two matches that look the same to a viewer, with the screens of everybody there; the viewer has two. */
export type PairedMatch = {
  position: Position;
  viewer: Viewer;
  /** What the viewer was sent since this was last asked. */
  traffic(): Promise<Traffic>;
  /** Has somebody arrive, who is not there yet. */
  arrive(playerID: PlayerID): Promise<unknown>;
  /** Sends an action, where it is the viewer's from the one or the other of their screens. */
  act(action: Action, from: keyof Traffic): Promise<Ack>;
  /** Has the viewer agree to something; what they are answered. */
  vote(about: Agreement, seat?: PlayerID): Promise<string>;
  /** What the viewer is answered over HTTP. */
  pages(): Promise<string[]>;
  close(): void;
};

type Seated = { table: TableRecord; position: Position; viewer: Viewer };

export async function seatPairedMatch(
  server: InjectedServer,
  { table, position, viewer }: Seated,
): Promise<PairedMatch> {
  await server.plant(table, position);
  const arrived = async (playerID: Viewer, packed: boolean): Promise<Wire> => {
    const wire = await dial({ port: server.port, game: table.game });
    const key = playerID === null ? null : keyOf(playerID);
    await wire.ask(
      'sync',
      table.id,
      playerID,
      key,
      null,
      packed ? { packed, changes: true } : null,
    );
    return wire;
  };
  const official = await arrived(viewer, false);
  const packed = await arrived(viewer, true);
  const screens = { official, packed };
  const others = new Map<PlayerID, Wire>();

  async function arrive(playerID: PlayerID): Promise<Wire> {
    const known = playerID === viewer ? official : others.get(playerID);
    if (known) return known;
    const wire = await arrived(playerID, false);
    others.set(playerID, wire);
    return wire;
  }

  return {
    position,
    viewer,
    arrive,
    async traffic() {
      for (const wire of [official, packed]) await wire.ask('nonce', 'nothing'); // what was sent before is in by then
      return { official: official.take(), packed: packed.take() };
    },
    async act(action, from) {
      const { playerID } = action;
      const actor = playerID === viewer ? screens[from] : await arrive(playerID);
      const [type, move, args] =
        action.type === 'undo' ? ['UNDO', null, null] : ['MAKE_MOVE', action.move, action.args];
      const payload = { type: move, args, playerID, credentials: keyOf(playerID) };
      return actor.ask('update', { type, payload }, actor.stateID(), table.id, playerID);
    },
    async vote(about, seat) {
      const path = `${server.url}/games/${table.game}/${table.id}/vote`;
      const proof = { playerID: viewer, credentials: keyOf(viewer!) };
      const answer = await postJson(path, { ...proof, about, seat, agree: true });
      return `${answer.status} ${await answer.text()}`;
    },
    pages: () => pagesOf(server, table, viewer),
    close: () => [official, packed, ...others.values()].forEach((wire) => wire.close()),
  };
}

/** What is answered over HTTP to who is this viewer. */
function pagesOf(
  { url }: InjectedServer,
  { game, id }: TableRecord,
  viewer: Viewer,
): Promise<string[]> {
  const path = `${url}/games/${game}/${id}`;
  const page = (at: string) => pageFor(viewer, at);
  return Promise.all([
    page(path),
    page(`${path}/log?before=1000000${viewer === null ? '' : `&playerID=${viewer}`}`),
    page(`${path}/log?before=1000000`),
    page(`${path}/scores`),
    page(`${path}/record`),
    page(`${url}/games/${game}`),
  ]);
}

/** What a seat is answered that asks what it has missed. */
export const askMissed = (
  { url }: InjectedServer,
  { game, id }: TableRecord,
  seat: PlayerID,
): Promise<string> => pageFor(seat, `${url}/games/${game}/${id}/missed?playerID=${seat}`);

async function pageFor(viewer: Viewer, at: string): Promise<string> {
  const headers: Record<string, string> =
    viewer === null ? {} : { authorization: `Bearer ${keyOf(viewer)}` };
  const answer = await fetch(at, { headers });
  return [answer.status, answer.headers.get('content-length'), await answer.text()].join(' ');
}

/**
 * What the updates of both forms say of each action; the packed form shows the way to where it leads as well.
 * Two matches that look alike are told the same of that in any case.
 */
export function newsIn({ official, packed }: Traffic): [expected: string[], sent: string[]] {
  const told = (frames: readonly string[], type: string, read: (args: never[]) => LogEntry) =>
    frames
      .filter((frame) => frame.includes(`["${type}"`))
      .map((frame) => {
        const at = frame.indexOf('[');
        const [, ...args] = JSON.parse(frame.slice(at)) as never[];
        return frame.slice(0, at) + inOrder(read(args));
      });
  return [
    told(official, 'patch', (args) => {
      const [, , , , [entry]] = args as unknown as PatchMessage;
      return toLogEntry(entry);
    }),
    told(packed, 'frames', (args) => decodeUpdate(args as unknown as EncodedUpdate, 0).entry),
  ];
}

/**
 * As JSON, whatever order an event's names came in: the packed form puts who acted first. Without the turn, which that
 * form leaves out.
 */
const inOrder = ({ events, turn: _, ...entry }: LogEntry): string =>
  JSON.stringify({ ...entry, events: events.map((event) => Object.entries(event).sort()) });

type PatchMessage = [
  matchID: string,
  before: number,
  stateID: number,
  patch: Operation[],
  log: [WireEntry],
];
