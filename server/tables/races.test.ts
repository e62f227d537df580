import fc from 'fast-check';
import { REFUSALS, type RefusalCode } from '../../shared/protocol/refusals';
import type { CreateAnswer, JoinAnswer } from '../../shared/protocol/requests';
import { runServer, type TestServer } from '../test-support/server';
import {
  GAME,
  playOn,
  seatPeople,
  startMatch,
  tableOf,
  type Sitter,
} from '../test-support/sitters';
import { extent } from '../../shared/testing/extent';
import { SEED } from '../test-support/randomMatches';
import { everythingOf } from '../test-support/stateUnchanged';
import { forget, newFolder, rowsIn } from '../test-support/storage';
import { hashCredentials } from './credentials';

// What several people ask of a table at the same moment: one thing happens after the other, and
// whatever was answered is what is stored.

jest.setTimeout(extent(60_000, 3_600_000));

const ROUNDS = extent(12, 300);

const PEOPLE = 3;

/** Bots think until the evening is over: what is compared stands still. */
const STILL = { BOT_PACE_MS: '60000' };

let dataDir: string;
let server: TestServer;

beforeEach(async () => {
  dataDir = newFolder();
  server = await runServer({ dataDir, env: STILL });
});
afterEach(async () => {
  await server.stop();
  await forget(dataDir);
});

type Holder = { playerID: string; credentials: string };
type Answer = JoinAnswer | RefusalCode | Record<string, never>;

/** A request at the table: as whom, and where to. */
type Wish = { as: number; route: string };

const anybody = fc.integer({ min: 0, max: 3 });
const wish: fc.Arbitrary<Wish> = fc.oneof(
  fc.record({
    as: anybody,
    route: fc.constantFrom('join', 'join', 'leave', 'ready', 'update', 'start', 'playAgain'),
  }),
  fc.record({
    as: fc.constant(0),
    route: fc.oneof(
      fc.constantFrom('start', 'start', 'start', 'seats', 'options'),
      fc
        .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('bot', 'free', 'close'))
        .map(([id, what]) => `seats/${id}/${what}`),
    ),
  }),
);

/** What a route wants to know besides who asks. */
const BODIES: Record<string, object> = {
  ready: { ready: true },
  options: { setupData: { showOdds: false } },
  update: { newName: 'Somebody' },
};

const post = (matchID: string, route: string, body: object): Promise<Answer> =>
  server
    .post<JoinAnswer>(`/games/${GAME}/${matchID}/${route}`, body)
    .catch((error: Error) => error.message as RefusalCode);

function ask(matchID: string, { as, route }: Wish, holders: Holder[], i: number) {
  if (route === 'join') return post(matchID, route, { playerName: `Guest ${i}` });
  const { playerID, credentials } = holders[as % holders.length];
  return post(matchID, route, { playerID, credentials, ...BODIES[route] });
}

/** Waits until a table that was locked has become a match, or is open again. */
const settled = (sitter: Sitter) => sitter.sees(({ table }) => table?.status !== 'locked');

const storedSeats = (matchID: string) =>
  rowsIn<{ key_hash: string | null; bot: string | null }>(
    dataDir,
    'SELECT * FROM seats WHERE match = ? ORDER BY seat',
    matchID,
  );

/**
 * Holds the table to be one that could have come about by one request after the other: nothing that
 * was answered is lost, nothing happened twice.
 */
async function assertSound(
  matchID: string,
  {
    before,
    wishes,
    answers,
    holders,
  }: {
    /** How many seats the table had. */
    before: number;
    wishes: Wish[];
    answers: Answer[];
    /** Everybody who was ever given a seat. */
    holders: Holder[];
  },
) {
  for (const answer of answers)
    if (typeof answer === 'string') {
      expect(REFUSALS).toContain(answer);
      expect(answer).not.toBe('failed');
    }
  const table = await tableOf(server, matchID);
  const seats = await storedSeats(matchID);
  expect(table.players.map(({ id }) => id)).toEqual(seats.map((_, i) => i));
  const keys = seats.flatMap(({ key_hash }) => key_hash ?? []);
  const given = new Set(holders.map(({ credentials }) => hashCredentials(credentials)));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !given.has(key))).toEqual([]);
  const done = (part: string) =>
    wishes.filter(({ route }, i) => route.endsWith(part) && typeof answers[i] === 'object').length;
  const stayed = PEOPLE + done('join') - done('leave');
  expect(keys.length).toBeLessThanOrEqual(stayed);
  expect(keys.length).toBeGreaterThanOrEqual(stayed - done('/free'));
  expect(seats).toHaveLength(before + done('seats') - done('/close'));
  const bots = seats.filter(({ bot }) => bot !== null).length;
  expect(bots).toBeLessThanOrEqual(done('/bot'));
  expect(bots).toBeGreaterThanOrEqual(done('/bot') - done('/free'));
  if (table.host !== null) expect(seats[Number(table.host)].key_hash).not.toBeNull();
  else expect(keys).toEqual([]);
  return table;
}

test('whatever is asked of a table in the same moment, every seat has one holder, who was told so, and the cards are dealt once', async () => {
  const statuses: string[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.array(wish, { minLength: 2, maxLength: 20 }),
      fc.boolean(),
      fc.constantFrom(PEOPLE, PEOPLE, PEOPLE + 1, PEOPLE + 2),
      async (random, areReady, seats) => {
        const wishes = areReady ? [{ as: 0, route: 'start' }, ...random] : random;
        const { matchID, sitters } = await seatPeople(server, { people: PEOPLE });
        const holders: Holder[] = sitters.map(({ playerID, credentials }) => ({
          playerID,
          credentials,
        }));
        for (let i = PEOPLE; i < seats; i++) await post(matchID, 'seats', holders[0]);
        if (areReady)
          for (const holder of holders.slice(1))
            await post(matchID, 'ready', { ...holder, ready: true });
        const answers = await Promise.all(wishes.map((each, i) => ask(matchID, each, holders, i)));
        await settled(sitters[0]);
        const everybody = [
          ...holders,
          ...answers.flatMap((answer) =>
            typeof answer === 'object' && 'playerCredentials' in answer
              ? [{ playerID: answer.playerID, credentials: answer.playerCredentials }]
              : [],
          ),
        ];
        const { status } = await assertSound(matchID, {
          before: seats,
          wishes,
          answers,
          holders: everybody,
        });
        statuses.push(status);
        const attempt = { server: { port: server.port, dataDir }, game: GAME, matchID };
        const before = await everythingOf({ ...attempt, sitters: everybody });
        for (const { connection } of sitters) connection.close();
        await server.stop();
        server = await runServer({ dataDir, env: STILL });
        const after = { server: { port: server.port, dataDir }, game: GAME, matchID };
        expect(await everythingOf({ ...after, sitters: everybody })).toEqual(before);
      },
    ),
    { numRuns: ROUNDS, seed: Number.parseInt(SEED, 36), endOnFailure: true },
  );
  expect(new Set(statuses)).toEqual(new Set(['open', 'running']));
});

test('a table that starts by itself deals once, however many come and go at the same time', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { matchID } = await server.post<CreateAnswer>(`/games/${GAME}/create`, { numPlayers: 4 });
    const joins = Array.from({ length: 12 }, (_, i) =>
      post(matchID, 'join', { playerName: `Guest ${i}` }).then(async (answer) => {
        if (typeof answer === 'string' || i % 3 > 0) return answer;
        const { playerID, playerCredentials } = answer as JoinAnswer;
        await post(matchID, 'leave', { playerID, credentials: playerCredentials });
        return post(matchID, 'join', { playerName: `Guest ${i}, again` });
      }),
    );
    const answers = await Promise.all(joins);
    const seated = answers.flatMap((answer) => (typeof answer === 'object' ? [answer] : []));
    const { status, players } = await tableOf(server, matchID);
    const taken = players.filter(({ name }) => name !== undefined).length;
    expect(answers.filter((answer) => answer === 'failed')).toEqual([]);
    expect(taken).toBeLessThanOrEqual(seated.length);
    expect(taken === 4 ? status : 'running').toBe('running');
    const keys = (await storedSeats(matchID)).flatMap(({ key_hash }) => key_hash ?? []);
    expect(new Set(keys).size).toBe(taken);
  }
});

test('all who ask for a rematch at once are sent to one table', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 3 });
  await startMatch(server, matchID, sitters);
  await playOn(sitters);
  const answers = await Promise.all(
    [...sitters, ...sitters, ...sitters].map(({ playerID, credentials }) =>
      post(matchID, 'playAgain', { playerID, credentials }),
    ),
  );
  const next = answers.map((answer) => (answer as { nextMatchID?: string }).nextMatchID);
  expect(new Set(next).size).toBe(1);
  expect(next[0]).toMatch(/^[0-9a-z]{13}$/);
  expect(await rowsIn(dataDir, 'SELECT count(*) AS count FROM matches')).toEqual([{ count: 2 }]);
  for (const { connection } of sitters) connection.close();
});
