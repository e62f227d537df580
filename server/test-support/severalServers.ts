import { runServer, type OwnServer, type Settings } from './server';
import { at, proofOf, seatPeople, sitDown, startMatch, tableOf, type Sitter } from './sitters';
import { forget, newFolder, rowsIn } from './storage';

type Wanted = Omit<Parameters<typeof seatPeople>[1], 'people'>;

/** For the tests of a file two servers on one database, and for each test a table at which two people sit. */
export function severalServers() {
  const dataDir = newFolder();
  const servers: OwnServer[] = [];
  /** Who sits at the table of this test. */
  const sitters: Sitter[] = [];
  let matchID: string;
  let open: Sitter[];
  let ofOneTest: OwnServer[];

  beforeAll(async () => {
    for (let i = 0; i < 2; i++) servers.push(await runServer({ dataDir }));
  });
  beforeEach(() => {
    open = [];
    ofOneTest = [];
  });
  afterEach(async () => {
    for (const { connection } of open) connection.close();
    for (const server of ofOneTest) await server.stop();
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await forget(dataDir);
  });

  /** Another server, that is gone after the test at the latest. */
  async function begin(how: Settings = {}): Promise<OwnServer> {
    const server = await runServer({ dataDir, ...how });
    ofOneTest.push(server);
    return server;
  }

  /** Another screen at a seat, or one that watches. */
  function arrive(server: OwnServer, seat: { playerID: string | null; credentials?: string }) {
    const sitter = sitDown(server, { matchID, ...seat });
    open.push(sitter);
    return sitter;
  }

  /** The same seat on another server; its screen on the one before goes. */
  async function moveTo(server: OwnServer, sitter: Sitter): Promise<Sitter> {
    sitter.connection.close();
    const moved = arrive(server, proofOf(sitter));
    await moved.sees(({ connected, match }) => connected && match !== null);
    return moved;
  }

  /** A table at which two people sit, with their screens on one server. */
  async function gather(server: OwnServer, wanted: Wanted = {}) {
    const gathered = await seatPeople(server, { people: 2, ...wanted });
    ({ matchID } = gathered);
    sitters.splice(0, sitters.length, ...gathered.sitters);
    open.push(...sitters);
  }

  /** A match whose host has a screen on the first server, and whose guest has one on the second. */
  async function apart(wanted: Wanted = {}, [first, second] = servers) {
    await gather(first, wanted);
    await startMatch(first, matchID, sitters);
    sitters[1] = await moveTo(second, sitters[1]);
  }

  return {
    dataDir,
    servers,
    sitters,
    matchID: () => matchID,
    begin,
    /** All screens there were in this test. */
    open: () => open,
    arrive,
    moveTo,
    gather,
    apart,
    path: (route: string) => at(matchID, route),
    tableOn: (server: OwnServer) => tableOf(server, matchID),
    stateIDs: () => sitters.map(({ snapshot }) => snapshot().match!.stateID),
    /** How many actions of the match are stored. */
    async storedSeq() {
      const sql = 'SELECT max(seq) AS seq FROM actions WHERE match = ?';
      const [{ seq }] = await rowsIn<{ seq: number | null }>(dataDir, sql, matchID);
      return seq ?? 0;
    },
  };
}
