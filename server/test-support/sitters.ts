import { connect, type Connection, type ToldShare } from '../../shared/protocol/connection';
import type { Snapshot } from '../../shared/protocol/snapshot';
import { legalMoves } from '../../shared/engine/legal';
import type { GameModule } from '../../shared/engine/game';
import { gameOf } from '../../shared/games';
import type { CreateAnswer, CreateBody, JoinAnswer } from '../../shared/protocol/requests';
import type { Table } from '../../shared/protocol/table';
import { sha256 } from '../../shared/engine/fairness';
import type { TestServer } from './server';

/** Resolves when something holds; asked again after each change that `subscribe` tells of. */
export function until(subscribe: (listener: () => void) => () => void, holds: () => boolean) {
  return new Promise<void>((resolve) => {
    if (holds()) return resolve();
    const stop = subscribe(() => {
      if (!holds()) return;
      stop();
      resolve();
    });
  });
}

/** Resolves when something holds of what several see. */
export const seenByAll = (sitters: readonly Sitter[], holds: () => boolean) =>
  until((listener) => {
    const stops = sitters.map(({ connection }) => connection.subscribe(listener));
    return () => stops.forEach((stop) => stop());
  }, holds);

/** Somebody at a table over our own connection. */
export type Sitter = {
  game: string;
  playerID: string;
  credentials: string;
  connection: Connection;
  snapshot(): Snapshot;
  /** Resolves when what this player sees is as wanted. */
  sees(wanted: (snapshot: Snapshot) => boolean): Promise<void>;
};

export const GAME = 'ya-blew-it';

/** What people add to the shuffle, seat by seat. */
export const NONCES = ['11', '22', '33', '44', '55', '66'].map((pair) => pair.repeat(32));

/** Opens a table, for two unless wished otherwise. */
export const openTable = (server: TestServer, wishes: object) =>
  server.post<CreateAnswer>(`/games/${GAME}/create`, { numPlayers: 2, ...wishes });

/** Opens a host's table, seats people at it with their nonces, and connects them; the first is the host. */
export async function seatPeople(
  server: TestServer,
  {
    game = GAME,
    people,
    bots = 0,
    options,
    wishes,
    devices = [],
  }: {
    game?: string;
    people: number;
    bots?: number;
    options?: object;
    wishes?: Partial<CreateBody>;
    /** The keys of those who come with a device of theirs, by their seats. */
    devices?: (string | undefined)[];
  },
): Promise<{ matchID: string; sitters: Sitter[] }> {
  const created = await server.post<CreateAnswer>(`/games/${game}/create`, {
    numPlayers: people + bots,
    start: 'host',
    unlisted: true,
    playerName: 'Player 0',
    nonceHash: sha256(NONCES[0]),
    ...deviceOf(devices[0]),
    bots: Array.from({ length: bots }, () => 'normal'),
    ...(options && { setupData: options }),
    ...wishes,
  });
  const { matchID } = created;
  const seats = [{ playerID: created.playerID!, playerCredentials: created.playerCredentials! }];
  for (let i = 1; i < people; i++)
    seats.push(
      await server.post<JoinAnswer>(`/games/${game}/${matchID}/join`, {
        playerName: `Player ${i}`,
        nonceHash: sha256(NONCES[i]),
        ...deviceOf(devices[i]),
      }),
    );
  const sitters = seats.map(({ playerID, playerCredentials }, i) =>
    sitDown(server, {
      game,
      matchID,
      playerID,
      credentials: playerCredentials,
      nonce: NONCES[i],
    }),
  );
  await Promise.all(sitters.map((sitter) => sitter.sees(({ connected }) => connected)));
  return { matchID, sitters };
}

const deviceOf = (key: string | undefined) =>
  key && { device: { key, label: `Browser ${key[0]}` } };

/** Connects somebody who has a seat, or, with `playerID: null`, a spectator. */
export function sitDown(
  server: Pick<TestServer, 'url'>,
  seat: {
    /** The title, where it is another. */
    game?: string;
    matchID: string;
    playerID: string | null;
    credentials?: string;
    nonce?: string;
    /** What decides whether the nonce is told, where that is more than having one. */
    share?: ToldShare;
    path?: string;
  },
): Sitter {
  const { game = GAME } = seat;
  const connection = connect({
    game,
    matchID: seat.matchID,
    playerID: seat.playerID,
    credentials: seat.credentials,
    share: seat.share ?? (seat.nonce === undefined ? undefined : telling(seat.nonce)),
    server: server.url,
    path: seat.path,
  });
  return {
    game,
    playerID: seat.playerID ?? '',
    credentials: seat.credentials ?? '',
    connection,
    snapshot: connection.get,
    sees: (wanted) => until(connection.subscribe, () => wanted(connection.get())),
  };
}

/** Tells a nonce to whoever asks. */
const telling = (nonce: string): ToldShare => ({ see() {}, tell: () => nonce, heard() {} });

/** Everybody but the host is ready, and the host starts. */
export async function startMatch(server: TestServer, matchID: string, sitters: Sitter[]) {
  const [host, ...others] = sitters;
  const post = (route: string, body: object) =>
    server.post(`/games/${host.game}/${matchID}/${route}`, body);
  for (const other of others) await post('ready', { ...proofOf(other), ready: true });
  await post('start', proofOf(host));
  await Promise.all(sitters.map((sitter) => sitter.sees(({ match }) => match !== null)));
}

/** What a player may do now. */
export function legalOf({ game, playerID, snapshot }: Sitter) {
  const { match } = snapshot();
  const module: GameModule = gameOf(game)!;
  return match ? legalMoves(module, match.view, match.ctx, playerID) : [];
}

/** The player the match waits for. */
export const awaitedSitter = (sitters: Sitter[]): Sitter =>
  sitters.find(({ snapshot, playerID }) => snapshot().match!.awaited.includes(playerID))!;

/** Has everybody play the first legal move that comes, until the match is over or `enough` says so. */
export async function playOn(sitters: Sitter[], enough: () => boolean = () => false) {
  for (;;) {
    const [first] = sitters;
    await first.sees(
      ({ match }) =>
        match?.ctx.gameover !== undefined ||
        sitters.some(({ playerID }) => match?.awaited.includes(playerID)),
    );
    const { match } = first.snapshot();
    if (match!.ctx.gameover !== undefined || enough()) return;
    const next = sitters.find(({ playerID }) => match!.awaited.includes(playerID))!;
    await next.sees((seen) => seen.match!.stateID >= match!.stateID);
    const [move] = legalOf(next);
    const ack = await next.connection.play(move.move, ...move.args);
    if (!ack.ok) throw new Error(`${move.move} was refused: ${ack.code}`);
    await first.sees((seen) => seen.match!.stateID >= ack.stateID);
  }
}

/** Everybody's screens go. */
export const leave = (sitters: readonly Sitter[]) =>
  sitters.forEach(({ connection }) => connection.close());

/** What a sitter proves their seat with. */
export const proofOf = ({ playerID, credentials }: Sitter) => ({ playerID, credentials });

/** Where a table is asked for something. */
export const at = (matchID: string, route: string) => `/games/${GAME}/${matchID}/${route}`;

export const tableOf = (server: TestServer, matchID: string): Promise<Table> =>
  server.get(`/games/${GAME}/${matchID}`);
