import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../../shared/engine/fairness';
import type { MatchRecord } from '../../shared/engine/record';
import { verify } from '../../shared/engine/verify';
import { createEngine } from '../../shared/engine/engine';
import { gameOf } from '../../shared/games';
import type {
  ContinueAnswer,
  ContinueBody,
  HandoverAnswer,
  JoinAnswer,
} from '../../shared/protocol/table';
import {
  GAME,
  playOn,
  runServer,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
  type TestServer,
} from '../test-support/server';
import { hashCredentials } from './credentials';
import { createHandovers, OFFER_LASTS } from './handover';
import { EMPTY_SEAT, newTable } from './table';

// "Continue on another device": a seat goes to another browser of its holder.

let server: TestServer;
beforeEach(async () => void (server = await runServer()));
afterEach(() => server.stop());

const path = (matchID: string, route: string) => `/games/${GAME}/${matchID}/${route}`;
const proofOf = ({ playerID, credentials }: Sitter) => ({ playerID, credentials });
const part = (sitters: Sitter[]) => sitters.forEach(({ connection }) => connection.close());

const offer = async (matchID: string, proof: object) =>
  (await server.post<HandoverAnswer>(path(matchID, 'handover'), proof)).token;
const goOn = (matchID: string, body: ContinueBody) =>
  server.post<ContinueAnswer>(path(matchID, 'continue'), body);

/** The other device, with what it was given, at the table. */
const arrive = (matchID: string, { playerID, playerCredentials }: JoinAnswer, nonce?: string) =>
  sitDown(server, { matchID, playerID, credentials: playerCredentials, nonce });

/** A match of two that runs. */
async function running() {
  const gathered = await seatPeople(server, { people: 2 });
  await startMatch(server, gathered.matchID, gathered.sitters);
  return gathered;
}

test('a seat goes on at another device: the old one is out at once and hears why, the new one plays', async () => {
  const { matchID, sitters } = await running();
  const [ana, bo] = sitters;
  const token = await offer(matchID, proofOf(ana));
  const answer = await goOn(matchID, { token });
  expect(answer).toMatchObject({ playerID: '0', playerName: 'Player 0' });
  expect(answer.playerCredentials).not.toBe(ana.credentials);

  await ana.sees(({ refused }) => refused?.code === 'elsewhere');
  expect(await ana.connection.play('roll')).toEqual({ ok: false, code: 'unbound' });
  await expect(server.post(path(matchID, 'leave'), proofOf(ana))).rejects.toThrow('elsewhere');
  // a page that was asleep meanwhile is told as well
  const asleep = sitDown(server, { matchID, ...proofOf(ana) });
  await asleep.sees(({ refused }) => refused?.code === 'elsewhere');

  const there = arrive(matchID, answer);
  await there.sees(({ match }) => match !== null);
  expect((await tableOf(server, matchID)).players[0]).toMatchObject({ name: 'Player 0' });
  await playOn([there, bo]);
  expect((await tableOf(server, matchID)).status).toBe('over');
  part([...sitters, asleep, there]);
});

test('a token works once', async () => {
  const { matchID, sitters } = await running();
  const token = await offer(matchID, proofOf(sitters[0]));
  const both = await Promise.allSettled([goOn(matchID, { token }), goOn(matchID, { token })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(goOn(matchID, { token })).rejects.toThrow('credentials');
  part(sitters);
});

test('who was given the seat by an answer that got lost asks again, and nobody else can', async () => {
  const { matchID, sitters } = await running();
  const token = await offer(matchID, proofOf(sitters[0]));
  const device = 'ab'.repeat(32);
  const lost = await goOn(matchID, { token, device });
  await expect(goOn(matchID, { token })).rejects.toThrow('credentials');
  const other = 'cd'.repeat(32);
  await expect(goOn(matchID, { token, device: other })).rejects.toThrow('credentials');
  const answer = await goOn(matchID, { token, device });
  expect(answer.playerID).toBe('0');
  const proof = { playerID: '0', credentials: lost.playerCredentials };
  await expect(offer(matchID, proof)).rejects.toThrow('elsewhere');
  // a token of the new device ends that too
  await offer(matchID, { playerID: '0', credentials: answer.playerCredentials });
  await expect(goOn(matchID, { token, device })).rejects.toThrow('credentials');
  part(sitters);
});

test('what the table shows of the new device does not give anybody else its seat', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const token = await offer(matchID, proofOf(sitters[1]));
  await goOn(matchID, { token, nonceHash: sha256('ab'.repeat(32)), device: 'cd'.repeat(32) });
  const { nonceHash } = (await tableOf(server, matchID)).players[1];
  expect(nonceHash).toBe(sha256('ab'.repeat(32)));
  for (const guess of [{}, { device: nonceHash! }])
    await expect(goOn(matchID, { token, nonceHash: nonceHash!, ...guess })).rejects.toThrow(
      'credentials',
    );
  part(sitters);
});

test('a newer token makes the older one void', async () => {
  const { matchID, sitters } = await running();
  const first = await offer(matchID, proofOf(sitters[1]));
  const second = await offer(matchID, proofOf(sitters[1]));
  await expect(goOn(matchID, { token: first })).rejects.toThrow('credentials');
  expect((await goOn(matchID, { token: second })).playerID).toBe('1');
  part(sitters);
});

test('a token is void once the host has freed the seat, whoever sits there now', async () => {
  const { matchID, sitters } = await running();
  const [host, bo] = sitters;
  const token = await offer(matchID, proofOf(bo));
  await server.post(path(matchID, 'seats/1/free'), proofOf(host));
  await expect(goOn(matchID, { token })).rejects.toThrow('credentials');
  await server.post<JoinAnswer>(path(matchID, 'join'), { playerName: 'Eve' });
  await expect(goOn(matchID, { token })).rejects.toThrow('credentials');
  part(sitters);
});

test('only its holder gets a token for a seat, and no table takes the token of another', async () => {
  const { matchID, sitters } = await running();
  const [ana, bo] = sitters;
  const wrong = [
    { playerID: '0', credentials: bo.credentials },
    { playerID: '0', credentials: 'x' },
    { playerID: '9', credentials: 'x' },
  ];
  for (const proof of wrong)
    await expect(offer(matchID, proof)).rejects.toThrow(/credentials|moved|noSeat/);
  await expect(offer(matchID, {})).rejects.toThrow('malformed');
  const token = await offer(matchID, proofOf(ana));
  const other = await running();
  await expect(goOn(other.matchID, { token })).rejects.toThrow('credentials');
  await expect(goOn(matchID, { token: ana.credentials })).rejects.toThrow('credentials');
  part([...sitters, ...other.sitters]);
});

test('who guesses tokens is slowed like who guesses keys', async () => {
  const strict = await runServer({ limits: { wrongKeys: { burst: 3, perSecond: 0 } } });
  const { matchID, sitters } = await seatPeople(strict, { people: 2 });
  const guess = () => strict.post(path(matchID, 'continue'), { token: 'x' });
  for (let tried = 0; tried < 3; tried++) await expect(guess()).rejects.toThrow('credentials');
  await expect(guess()).rejects.toThrow('tooFast');
  part(sitters);
  await strict.stop();
});

test('before the deal the new device adds its own nonce, and the match can still be checked', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const [host, bo] = sitters;
  const nonce = 'ab'.repeat(32);
  const token = await offer(matchID, proofOf(bo));
  const answer = await goOn(matchID, { token, nonceHash: sha256(nonce) });
  const there = arrive(matchID, answer, nonce);
  await there.sees(({ table }) => table?.players[1].isConnected === true);
  await startMatch(server, matchID, [host, there]);
  await playOn([host, there]);
  const record = await server.get<MatchRecord>(path(matchID, 'record'));
  expect(record.seats[1].nonceHash).toBe(sha256(nonce));
  expect(verify(record, createEngine(gameOf(GAME)!))).toEqual({
    commitment: true,
    table: true,
    nonces: true,
    attempts: true,
    moves: true,
    result: true,
  });
  part([...sitters, there]);
});

test('after the end a seat is handed over for the rematch, until there is one', async () => {
  const { matchID, sitters } = await running();
  await playOn(sitters);
  const token = await offer(matchID, proofOf(sitters[0]));
  const answer = await goOn(matchID, { token });
  const late = await offer(matchID, proofOf(sitters[1]));
  const proof = { playerID: answer.playerID, credentials: answer.playerCredentials };
  const next = await server.post<{ nextMatchID: string }>(path(matchID, 'playAgain'), proof);
  await server.post(path(next.nextMatchID, 'ready'), { ...proof, ready: true });
  await expect(goOn(matchID, { token: late })).rejects.toThrow('over');
  await expect(offer(matchID, proof)).rejects.toThrow('over');
  part(sitters);
});

test('neither the log nor the data folder ever holds a token', async () => {
  const { matchID, sitters } = await running();
  const token = await offer(matchID, proofOf(sitters[0]));
  await goOn(matchID, { token });
  await expect(goOn(matchID, { token })).rejects.toThrow('credentials');
  const stored = readdirSync(server.dataDir).map((file) =>
    readFileSync(join(server.dataDir, file), 'latin1'),
  );
  expect(stored.length).toBeGreaterThan(0);
  for (const text of [...server.logged, ...stored]) {
    expect(text.includes(token)).toBe(false);
    expect(text.includes(hashCredentials(token))).toBe(false);
  }
  part(sitters);
});

describe('by the clock', () => {
  const HOLDER = { ...EMPTY_SEAT, name: 'Ana', keyHash: hashCredentials('ana') };
  const table = {
    ...newTable(gameOf(GAME)!, { numPlayers: 2, unlisted: true, start: 'host' }),
    status: 'running' as const,
    seats: [HOLDER, EMPTY_SEAT],
  };
  const heir = { credentials: 'new' };

  test('a token works for ten minutes', () => {
    let now = 0;
    const handovers = createHandovers(() => now);
    const token = handovers.offer(table, 0);
    now = OFFER_LASTS - 1;
    expect(handovers.accept(table, token, heir).table.seats[0]).toEqual({
      ...HOLDER,
      keyHash: hashCredentials('new'),
    });
    now = OFFER_LASTS;
    expect(() => handovers.accept(table, token, heir)).toThrow('credentials');
  });

  test('while the nonces are revealed no seat changes hands; afterwards the token still works', () => {
    const handovers = createHandovers(() => 0);
    const token = handovers.offer(table, 0);
    expect(() => handovers.accept({ ...table, status: 'locked' }, token, heir)).toThrow('started');
    expect(handovers.accept(table, token, heir).seat).toBe(0);
  });
});
