import {
  GAME,
  playOn,
  runServer,
  seatPeople,
  startMatch,
  type Sitter,
  type TestServer,
} from './server';
import { inStored } from './storage';

/** A match to be attacked, a few moves old, with two players, an empty seat, and who held that. */
export type Target = {
  server: TestServer;
  game: string;
  matchID: string;
  /** The first is the host; one of them is awaited. */
  sitters: Sitter[];
  /** Sat on seat 2 until the host freed it. */
  former: { playerID: string; credentials: string };
  /** What nobody, or nobody but its holder, may ever be sent. */
  secrets: string[];
};

export async function runTarget(): Promise<Target> {
  const server = await runServer();
  const { matchID, sitters } = await seatPeople(server, { people: 3 });
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
  return {
    server,
    game: GAME,
    matchID,
    sitters: stayed,
    former: { playerID, credentials },
    secrets: [
      ...(await storedSecrets(server.dataDir, matchID)),
      ...[...stayed, last].map((sitter) => sitter.credentials),
    ],
  };
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
