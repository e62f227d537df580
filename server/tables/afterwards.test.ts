import { sha256 } from '../../shared/engine/fairness';
import { whoBegan } from '../../shared/engine/firstPlayer';
import { replay, type MatchRecord } from '../../shared/engine/record';
import { verify } from '../../shared/engine/verify';
import { createEngine } from '../../shared/engine/engine';
import { gameOf } from '../../shared/games';
import { runServer, type TestServer } from '../test-support/server';
import {
  at,
  GAME,
  leave,
  playOn,
  proofOf,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../test-support/sitters';

// What there is of a match once it runs or is over: its rematch, its log, its score, its record and what was said.

let server: TestServer;
beforeEach(async () => void (server = await runServer()));
afterEach(() => server.stop());

test('a rematch keeps people, looks, options, bots and credentials, and is one table for all', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  const look = { sign: 3, avatar: 'owl' };
  await server.post(`/games/${GAME}/${matchID}/update`, { ...proofOf(sitters[1]), look });
  await startMatch(server, matchID, sitters);
  const again = (sitter: Sitter) =>
    server.post<{ nextMatchID: string }>(`/games/${GAME}/${matchID}/playAgain`, proofOf(sitter));
  await expect(again(sitters[1])).rejects.toThrow('notOver');
  await playOn(sitters);
  const [first, second] = [await again(sitters[1]), await again(sitters[0])];
  expect(second.nextMatchID).toBe(first.nextMatchID);
  expect(first).toMatchObject({ playerID: '1', playerCredentials: sitters[1].credentials });
  expect(second).toMatchObject({ playerID: '0', playerCredentials: sitters[0].credentials });
  await sitters[0].sees(({ table }) => table?.nextMatchID === first.nextMatchID);
  const table = await tableOf(server, first.nextMatchID);
  expect(table).toMatchObject({ status: 'open', host: '1', unlisted: true });
  expect(table.players.map(({ name, bot, ready }) => [name, bot, ready])).toEqual([
    ['Player 0', undefined, false],
    ['Player 1', undefined, false],
    [expect.any(String), 'normal', true],
  ]);
  expect(table.players[1].look).toEqual(look);
  leave(sitters);
});

test('the next one clockwise begins a rematch, and another one the rematch of that', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  await startMatch(server, matchID, sitters);
  await playOn(sitters);
  leave(sitters);
  let [id, began] = [matchID, await firstOf(matchID)];
  for (let rematch = 0; rematch < 3; rematch++) {
    const answer = await server.post<{ nextMatchID: string }>(
      `/games/${GAME}/${id}/playAgain`,
      proofOf(sitters[0]),
    );
    id = answer.nextMatchID;
    const next = String((Number(began) + 1) % 3);
    expect((await tableOf(server, id)).first).toBe(next);
    const again = await startAgain(id, sitters);
    await playOn(again);
    leave(again);
    began = await firstOf(id);
    expect(began).toBe(next);
  }
}, 60_000);

/** Who began a match that is over, by its record. */
async function firstOf(matchID: string) {
  const record = await server.get<MatchRecord>(`/games/${GAME}/${matchID}/record`);
  const engine = createEngine(gameOf(GAME)!);
  expect(verify(record, engine)).toMatchObject({ table: true, moves: true, result: true });
  return whoBegan(engine.module, [...replay(record, engine)][0].position);
}

/** The same people at the table of a rematch, which begins. */
async function startAgain(matchID: string, before: readonly Sitter[]): Promise<Sitter[]> {
  const again = before.map(({ playerID, credentials }) =>
    sitDown(server, { matchID, playerID, credentials }),
  );
  await Promise.all(again.map((sitter) => sitter.sees(({ connected }) => connected)));
  await startMatch(server, matchID, again);
  return again;
}

test('the log is read page by page, by everybody alike, and by a seat under its own numbers', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  await playOn(sitters, () => sitters[0].snapshot().match!.stateID >= 10);
  const path = `/games/${GAME}/${matchID}/log?before=6`;
  const { entries } = await server.get<{ entries: { stateID: number }[] }>(path);
  expect(entries.map(({ stateID }) => stateID)).toEqual([1, 2, 3, 4, 5]);
  await expect(server.get(`${path}&playerID=0`)).rejects.toThrow('credentials');
  const own = await fetch(`${server.url}${path}&playerID=0`, {
    headers: { authorization: `Bearer ${sitters[0].credentials}` },
  });
  expect(await own.json()).toEqual({ entries });
  leave(sitters);
});

test('how the score came about is told when the match is over, not before', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  const path = `/games/${GAME}/${matchID}/scores`;
  await expect(server.get(path)).rejects.toThrow('notOver');
  await playOn(sitters);
  const { points } = await server.get<{ points: { totals: Record<string, number> }[] }>(path);
  const { gameover } = await tableOf(server, matchID);
  for (const { playerID, total } of gameover!.standings)
    expect(points.at(-1)!.totals[playerID]).toBe(total);
  leave(sitters);
});

test('a match that is over can be dealt and played again from its record, whoever took over a seat', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  const path = `/games/${GAME}/${matchID}`;
  const { commitment } = await tableOf(server, matchID);
  await startMatch(server, matchID, sitters);
  await expect(server.get(`${path}/record`)).rejects.toThrow('notOver');
  const [host, leaver] = sitters.map(({ playerID, credentials }) => ({ playerID, credentials }));
  await server.post(`${path}/leave`, leaver);
  await server.post(`${path}/seats/1/bot`, { ...host, strength: 'hard' });
  await playOn([sitters[0]]);
  const record = await server.get<MatchRecord>(`${path}/record`);
  expect(record.commitment).toBe(commitment);
  expect(verify(record, createEngine(gameOf(GAME)!))).toEqual({
    commitment: true,
    table: true,
    nonces: true,
    attempts: true,
    moves: true,
    result: true,
  });
  expect(record.seats[1].nonceHash).toBe(sha256('22'.repeat(32)));
  leave(sitters);
});

test('nobody sits down where a match is over, at a seat that somebody gave up since', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await startMatch(server, matchID, sitters);
  await playOn(sitters);
  await server.post(at(matchID, 'leave'), { ...proofOf(sitters[1]), erase: true });
  expect((await tableOf(server, matchID)).players[1].name).toBeUndefined();
  await expect(server.post(at(matchID, 'join'), { playerName: 'Eve' })).rejects.toThrow('over');
  leave(sitters);
});

test('chat is heard by all at the table, and is there after a reload', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  expect(await sitters[0].connection.say('famous last words 💎')).toMatchObject({ ok: true });
  const line = { id: '1', sender: '0', payload: 'famous last words 💎', name: 'Player 0' };
  await sitters[1].sees(({ chat }) => chat.length === 1);
  expect(sitters[1].snapshot().chat).toEqual([line]);
  const again = sitDown(server, { matchID, playerID: null });
  await again.sees(({ chat }) => chat.length === 1);
  expect(again.snapshot().chat).toEqual([line]);
  expect(await again.connection.say('I only watch')).toEqual({ ok: false, code: 'unbound' });
  const { playerID, credentials } = sitters[0];
  await server.post(`/games/${GAME}/${matchID}/leave`, { playerID, credentials });
  const later = sitDown(server, { matchID, playerID: null });
  await later.sees(({ chat }) => chat.length === 1);
  expect(later.snapshot().chat).toEqual([line]);
  leave([...sitters, again, later]);
});
