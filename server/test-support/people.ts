import { runServer, type OwnServer } from './server';
import { seatPeople, sitDown, startMatch, type Sitter } from './sitters';

type Wanted = Parameters<typeof seatPeople>[1];

/** For each test of a file a server of its own, and people who sit down there and are gone when it ends. */
export function peopleForTests() {
  let server: OwnServer;
  let open: Sitter[];
  beforeEach(async () => {
    open = [];
    server = await runServer();
  });
  afterEach(async () => {
    for (const { connection } of open) connection.close();
    await server.stop();
  });

  /** A table of people. */
  async function gather(wanted: Wanted) {
    const gathered = await seatPeople(server, wanted);
    open.push(...gathered.sitters);
    return gathered;
  }

  return {
    server: () => server,
    gather,
    /** A match of people that runs. */
    async running(wanted: Wanted = { people: 2 }) {
      const gathered = await gather(wanted);
      await startMatch(server, gathered.matchID, gathered.sitters);
      return gathered;
    },
    /** Another screen at a seat, or one that watches. */
    arrive(matchID: string, playerID: string | null, credentials?: string) {
      const sitter = sitDown(server, { matchID, playerID, credentials });
      open.push(sitter);
      return sitter;
    },
  };
}
