import { honest, patched } from '../test-support/changedServer';
import { setImmediate } from 'node:timers/promises';
import { matchSeed, sha256 } from '../../shared/engine/fairness';
import { type MatchRecord, silentSeats } from '../../shared/engine/record';
import { verify } from '../../shared/engine/verify';
import type { Witness } from '../../shared/protocol/witness';
import { compare, heard as confirm, see, tell } from '../../shared/protocol/witnessing';
import { createEngine } from '../../shared/engine/engine';
import { gameOf } from '../../shared/games';
import type { CreateAnswer, JoinAnswer } from '../../shared/protocol/requests';
import type { Table } from '../../shared/protocol/table';
import { REVEAL_TIME } from '../matches/start';
import type { TableRecord } from '../tables/table';
import { runServer, type TestServer } from '../test-support/server';
import {
  GAME,
  NONCES,
  playOn,
  proofOf,
  sitDown,
  startMatch,
  type Sitter,
} from '../test-support/sitters';
import { passingTime, type PassingTime } from '../test-support/passingTime';

// Whoever runs the server plays as well, on a server they have changed: each test changes it in
// another way to choose the deal. Ana, at seat 0, has a browser of ours; the operator sits at seat 1.

const [ANA, OPERATOR] = NONCES;

let time: PassingTime;
let server: TestServer;
let matchID: string;
let sitters: Sitter[];
/** What Ana's browser keeps. */
let kept: Witness;
/** The nonces that reached the server. */
let heard: (string | null)[];
/** Who was told by now that their nonce was heard. */
let confirmed: Set<keyof typeof tells>;
/** Ana's nonce, and what the operator tells. */
let tells: { ana: string; operator: string | null };

beforeEach(async () => {
  Object.assign(patched, honest);
  time = passingTime();
  server = await runServer(time.parts);
});
afterEach(async () => {
  for (const { connection } of sitters) connection.close();
  await server.stop();
});

/** Ana, with a nonce bound before the operator has chosen theirs, and the operator sit down. */
async function sitTogether() {
  kept = {};
  heard = [];
  confirmed = new Set();
  tells = { ana: ANA, operator: OPERATOR };
  const hearing = patched.hearing;
  patched.hearing = (table) => {
    heard = table.seats.map(({ nonce }) => nonce);
    return hearing(table);
  };
  const made = await server.post<CreateAnswer>(`/games/${GAME}/create`, {
    numPlayers: 2,
    start: 'host',
    playerName: 'Ana',
    nonceHash: sha256(ANA),
  });
  ({ matchID } = made);
  const ana = sitDown(server, {
    matchID,
    playerID: '0',
    credentials: made.playerCredentials,
    share: {
      see: (table) => void (kept = see(kept, ana0(), table)),
      tell(table) {
        const told = tell(kept, ana0(), table);
        kept = told ?? kept;
        return told && tells.ana;
      },
      heard(table) {
        kept = confirm(kept, ana0(), table);
        confirmed.add('ana');
      },
    },
  });
  await ana.sees(({ table }) => table !== null);
  const operator = await server.post<JoinAnswer>(`/games/${GAME}/${matchID}/join`, {
    playerName: 'Operator',
    nonceHash: sha256(OPERATOR),
  });
  sitters = [
    ana,
    sitDown(server, {
      matchID,
      playerID: operator.playerID,
      credentials: operator.playerCredentials,
      share: { see() {}, tell: () => tells.operator, heard: () => void confirmed.add('operator') },
    }),
  ];
  await ana.sees(({ table }) => table?.players[1].isConnected === true);
}

/** What Ana's browser adds to the shuffle. */
const ana0 = () => ({ playerID: '0', nonce: tells.ana });

const path = (what: string) => `/games/${GAME}/${matchID}/${what}`;
const ready = () => server.post(path('ready'), { ...proofOf(sitters[1]), ready: true });

/** The record of the match, once it is dealt and played. */
async function played(): Promise<MatchRecord> {
  await startMatch(server, matchID, sitters);
  await playOn(sitters);
  return server.get(path('record'));
}

/** What Ana's browser finds false, or cannot know, beside what it kept. */
const foundBy = (record: MatchRecord) =>
  Object.entries(compare(kept, matchID, record)).flatMap(([check, isTrue]) =>
    isTrue ? [] : [check],
  );

/** Whether a record shows by itself that something is wrong. */
const isWrong = (record: MatchRecord) =>
  Object.values(verify(record, createEngine(gameOf(GAME)!))).includes(false);

/** What the operator is after, by choosing last: a match seed that begins like this. */
const LIKED = '00';

/** The table with another nonce of the operator's: the first whose seed they like. */
function chosenLast(table: TableRecord): TableRecord {
  for (let i = 0; ; i += 1) {
    const nonce = sha256(String(i).padStart(8, '0'));
    if (matchSeed(table.serverSeed, table.id, [ANA, nonce]).startsWith(LIKED))
      return withOperator(table, { nonce, nonceHash: sha256(nonce) });
  }
}

/** The table is locked, and opened again since a nonce is missing. */
async function lockInVain() {
  const [ana] = sitters;
  await ready();
  await server.post(path('start'), proofOf(ana));
  await ana.sees(({ table }) => table?.status === 'locked');
  const tellers = (['ana', 'operator'] as const).filter((who) => tells[who] !== null);
  while (!tellers.every((who) => confirmed.has(who))) await setImmediate();
  await waitInVain();
}

/** Nonces are awaited for as long as they are: the table is open again. */
async function waitInVain() {
  time.pass(REVEAL_TIME);
  await sitters[0].sees(({ table }) => table?.status === 'open');
}

/** Somebody binds themselves to another nonce, as a browser does whose nonce was told. */
async function bindAnew(sitter: Sitter, who: keyof typeof tells, nonce: string) {
  tells[who] = nonce;
  await server.post(path('update'), { ...proofOf(sitter), nonceHash: sha256(nonce) });
}

/** The match seed of a table under another id. */
const seedUnder = ({ serverSeed }: TableRecord, id: string) =>
  matchSeed(serverSeed, id, [ANA, OPERATOR]);

const withAna = (table: TableRecord, share: object) => withSeat(table, 0, share);
const withOperator = (table: TableRecord, share: object) => withSeat(table, 1, share);

const withSeat = (table: TableRecord, seat: number, share: object): TableRecord => ({
  ...table,
  seats: table.seats.map((one, i) => (i === seat ? { ...one, ...share } : one)),
});

test('on a server that nobody has changed, Ana’s browser finds nothing wrong', async () => {
  await sitTogether();
  const record = await played();
  expect([isWrong(record), foundBy(record)]).toEqual([false, []]);
  expect(compare(kept, matchID, record)).toEqual({
    seenCommitment: true,
    seenTable: true,
    seenTries: true,
    seenNonce: true,
  });
});

test('an operator who chooses their nonce last leaves a record without fault, and is found out by what Ana saw', async () => {
  patched.dealTo = chosenLast;
  await sitTogether();
  const record = await played();
  const nonces = record.seats.map(({ nonce }) => nonce);
  expect(matchSeed(record.serverSeed, matchID, nonces).startsWith(LIKED)).toBe(true);
  expect(isWrong(record)).toBe(false);
  expect(foundBy(record)).toEqual(['seenTable', 'seenTries']);
});

test('an operator who looks for a match id that gives them better cards is found out', async () => {
  let chosen = '';
  patched.dealTo = (table) => {
    chosen = Array.from({ length: 1000 }, (_, i) => `other${i}`).sort((a, b) =>
      seedUnder(table, a) < seedUnder(table, b) ? -1 : 1,
    )[0];
    return table;
  };
  patched.seedFrom = (seed, table) => (chosen === '' ? seed : seedUnder(table, chosen));
  await sitTogether();
  const record = { ...(await played()), matchID: chosen };
  expect(isWrong(record)).toBe(false);
  expect(foundBy(record)).toEqual(['seenCommitment']);
});

test('an operator who keeps their nonce back for want of better cards is seen to do so, and cannot hide it', async () => {
  await sitTogether();
  const [ana, operator] = sitters;
  tells.operator = null;
  await lockInVain();
  tells.operator = OPERATOR;
  await bindAnew(ana, 'ana', NONCES[2]);
  const record = await played();
  expect([isWrong(record), foundBy(record)]).toEqual([false, []]);
  expect(record.attempts!.map((attempt) => [attempt.dealt, silentSeats(attempt)])).toEqual([
    [false, [Number(operator.playerID)]],
    [true, []],
  ]);
  expect(record.attempts![0].seats.map(({ nonce }) => nonce)).toEqual([ANA, null]);

  const hidden = { ...record, attempts: record.attempts!.slice(1) };
  expect([isWrong(hidden), foundBy(hidden)]).toEqual([false, ['seenTries']]);
  expect(foundBy({ ...record, attempts: undefined })).toEqual(['seenTable', 'seenTries']);
});

test('a server that drops Ana’s hash is found out: without a nonce of theirs the operator could choose the deal', async () => {
  patched.seating = ({ nonceHash, ...guest }) => ({
    ...guest,
    ...(guest.name !== 'Ana' && { nonceHash }),
  });
  await sitTogether();
  const record = await played();
  expect(record.seats.map(({ nonce }) => nonce)).toEqual([null, OPERATOR]);
  expect([isWrong(record), foundBy(record)]).toEqual([false, ['seenNonce']]);
});

test('a server that forgets the nonce Ana told, names Ana and deals again is found out by Ana’s browser, which knows that it was heard', async () => {
  const seeds: string[] = [];
  patched.hearing = (table) => {
    const nonces = table.seats.map(({ nonce }) => nonce);
    // once: the operator knows the deal by now, and dislikes it
    if (seeds.length > 0 || nonces.includes(null)) return table;
    seeds.push(matchSeed(table.serverSeed, table.id, nonces));
    return withAna(table, { nonce: null });
  };
  patched.reopening = (table) => withAna(table, { nonceHash: null });
  await sitTogether();
  const [ana, operator] = sitters;
  await lockInVain();
  expect(seeds).toHaveLength(1);
  await bindAnew(ana, 'ana', NONCES[2]);
  await bindAnew(operator, 'operator', NONCES[3]);
  const record = await played();
  expect(record.attempts!.map(silentSeats)).toEqual([[0], []]);
  expect([isWrong(record), foundBy(record)]).toEqual([false, ['seenTold']]);
});

test('a server that asks for the nonce before it shows the table locked is not told it', async () => {
  patched.asksEarly = true;
  await sitTogether();
  const [ana] = sitters;
  await ana.sees(({ withheld }) => withheld === true);
  expect(kept.locks).toBeUndefined();
  expect(heard).toEqual([]);
});

type Shown = Partial<Omit<Table, 'players'>> & { own?: object };

test.each<[string, Shown]>([
  ['another commitment than before', { commitment: 'ff'.repeat(32) }],
  ['another hash at Ana’s seat', { own: { nonceHash: sha256(OPERATOR) } }],
  ['no hash at Ana’s seat', { own: { nonceHash: null } }],
  ['a bot on Ana’s seat', { own: { bot: 'easy' } }],
  ['nothing but that it runs', { status: 'running' }],
])('a server that shows %s at the lock is not told the nonce', async (_, { own, ...change }) => {
  patched.showing = (table) =>
    table.status !== 'locked'
      ? table
      : {
          ...table,
          ...change,
          players: table.players.map((seat) => (seat.id === 0 ? { ...seat, ...own } : seat)),
        };
  await sitTogether();
  const [ana] = sitters;
  await ready();
  await server.post(path('start'), proofOf(ana));
  await ana.sees(({ withheld }) => withheld === true);
  await waitInVain();
  expect(heard[0] ?? null).toBeNull();
  expect(ana.snapshot().match).toBeNull();
});
