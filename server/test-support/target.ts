import { runServer, type TestServer } from './server';
import { GAME, playOn, seatPeople, startMatch, type Sitter } from './sitters';
import type { CodeAnswer, DevicesAnswer } from '../../shared/protocol/requests';
import { inStored } from './storage';

/** What proves a seat, or once did. */
type Proof = { playerID: string; credentials: string };

/** The devices of whom has seat 1: theirs, and one that was theirs; and one of somebody at another table. */
const GUEST = 'b1'.repeat(32);
const REMOVED = 'b2'.repeat(32);
const STRANGER = 'c3'.repeat(32);

const device = (key: string) => ({ key, label: 'Phone' });

/** A match to be attacked, a few moves old, with two players, an empty seat, and who held that. */
export type Target = {
  server: TestServer;
  game: string;
  matchID: string;
  /** The first is the host; one of them is awaited. */
  sitters: Sitter[];
  /** Sat on seat 2 until the host freed it. */
  former: Proof;
  /** A device that was taken away from the player on seat 1. */
  removed: Proof;
  /** Another player’s device, who sits on seat 0 of another table. */
  stranger: Proof;
  /** What nobody, or nobody but its holder, may ever be sent. */
  secrets: string[];
};

export async function runTarget(): Promise<Target> {
  const server = await runServer();
  const { matchID, sitters } = await seatPeople(server, {
    people: 3,
    devices: [undefined, GUEST],
  });
  await startMatch(server, matchID, sitters);
  const [host, guest, last] = sitters;
  const { playerID, credentials } = last;
  await playOn(sitters, () => {
    const { stateID, awaited } = host.snapshot().match!;
    return stateID >= 6 && awaited.every((id) => id !== playerID);
  });
  await server.post(`/games/${GAME}/${matchID}/seats/2/free`, {
    playerID: host.playerID,
    credentials: host.credentials,
  });
  last.connection.close();
  const stayed = [host, guest];
  await removeDevice(server);
  await server.post(`/games/${GAME}/create`, {
    ...{ numPlayers: 2, start: 'host', playerName: 'Stranger', device: device(STRANGER) },
  });
  return {
    server,
    game: GAME,
    matchID,
    sitters: stayed,
    former: { playerID, credentials },
    removed: { playerID: '1', credentials: REMOVED },
    stranger: { playerID: '0', credentials: STRANGER },
    secrets: [
      ...(await storedSecrets(server.dataDir, matchID)),
      ...[...stayed, last].map((sitter) => sitter.credentials),
      ...[REMOVED, STRANGER],
    ],
  };
}

/** Brings another device in to the player on seat 1, and takes it away again. */
async function removeDevice({ post }: TestServer) {
  const { code } = await post<CodeAnswer>('/me/link', { key: GUEST });
  await post('/me/join', { code, device: device(REMOVED) });
  const { devices } = await post<DevicesAnswer>('/me/devices', { key: REMOVED });
  const { id } = devices.find(({ isThis }) => isThis)!;
  await post('/me/devices/remove', { key: GUEST, id });
}

export async function stopTarget({ server, sitters }: Target) {
  for (const { connection } of sitters) connection.close();
  await server.stop();
}

const storedSecrets = (dataDir: string, matchID: string): Promise<string[]> =>
  inStored(dataDir, async (db) => {
    const seeds = db.selectFrom('matches').select(['server_seed', 'match_seed']);
    const keys = db.selectFrom('seats').select('key_hash');
    const secrets = [
      ...(await seeds.where('id', '=', matchID).execute()),
      ...(await keys.where('match', '=', matchID).execute()),
    ];
    return secrets.flatMap((row) => Object.values(row).filter((secret) => secret !== null));
  });
