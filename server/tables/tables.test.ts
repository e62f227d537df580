import type { Refused } from '../../shared/protocol/refusals';
import type { JoinAnswer } from '../../shared/protocol/requests';
import { botNonce, matchSeed, sha256 } from '../../shared/engine/fairness';
import { whoBegan } from '../../shared/engine/firstPlayer';
import { replay, type MatchRecord } from '../../shared/engine/record';
import { verify } from '../../shared/engine/verify';
import { createEngine } from '../../shared/engine/engine';
import { gameOf } from '../../shared/games';
import { loadTable } from '../storage/tables';
import { runServer, type TestServer } from '../test-support/server';
import {
  GAME,
  leave,
  openTable,
  playOn,
  proofOf,
  seatPeople,
  sitDown,
  startMatch,
  tableOf,
  type Sitter,
} from '../test-support/sitters';
import { next, rawSocket } from '../test-support/socket';
import { openStored } from '../test-support/storage';

let server: TestServer;
beforeEach(async () => void (server = await runServer()));
afterEach(() => server.stop());

test('whoever creates a table sits at it as the host, with the bots beside them', async () => {
  const made = await openTable(server, {
    numPlayers: 4,
    start: 'host',
    playerName: '  Ana ',
    bots: ['normal', 'normal'],
    setupData: { showOdds: false },
  });
  const table = await tableOf(server, made.matchID);
  expect(made.playerID).toBe('0');
  expect(table).toMatchObject({
    status: 'open',
    host: '0',
    setupData: { doubleGems: true, showOdds: false, length: 'printed' },
  });
  expect(table.players.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ana', undefined],
    [undefined, undefined],
    [expect.any(String), 'normal'],
    [expect.any(String), 'normal'],
  ]);
});

// prettier-ignore
const WRONG: [string, object, string][] = [
  ['too few seats',           { numPlayers: 1 },                                'badPlayers'],
  ['too many seats',          { numPlayers: 7 },                                'badPlayers'],
  ['half a seat',             { numPlayers: 2.5 },                              'malformed'],
  ['an unknown option',       { setupData: { other: true } },                   'badOptions'],
  ['an option of another kind', { setupData: { showOdds: 'yes' } },             'badOptions'],
  ['a key nobody asked for',  { surprise: 1 },                                  'malformed'],
  ['more bots than seats',    { bots: ['normal', 'normal', 'normal'] },         'full'],
  ['a bot of no strength',    { bots: ['godlike'] },                            'malformed'],
  ['a creator at a table without a host', { playerName: 'Ana' },                'malformed'],
];

test.each(WRONG)('a table with %s is refused', async (_, body, code) => {
  await expect(openTable(server, body)).rejects.toThrow(code);
});

test('only who knows the create key opens tables', async () => {
  const guarded = await runServer({ env: { CREATE_KEY: 'sesame' } });
  try {
    const open = (createKey?: string) => openTable(guarded, { createKey });
    await expect(open()).rejects.toThrow(/^createKey$/);
    await expect(open('wrong')).rejects.toThrow('wrongCreateKey');
    expect((await open('sesame')).matchID).toBeTruthy();
  } finally {
    await guarded.stop();
  }
});

test('who guesses create keys too fast does not learn when one is right', async () => {
  const guarded = await runServer({
    env: { CREATE_KEY: 'sesame' },
    limits: { wrongKeys: { burst: 20, perSecond: 0 }, creations: { burst: 9, perSecond: 0 } },
  });
  try {
    const open = (createKey: string) =>
      openTable(guarded, { createKey }).then(
        () => 'opened',
        ({ message }: Error) => message,
      );
    const tries = ['sesame', 'sesame', 'a', 'sesame', 'b', 'c', 'sesame'];
    const answers: string[] = [];
    for (const key of tries) answers.push(await open(key));
    expect(answers).toEqual([
      ...['opened', 'opened', 'wrongCreateKey', 'opened', 'wrongCreateKey'],
      ...['tooFast', 'tooFast'],
    ]);
  } finally {
    await guarded.stop();
  }
});

test('a table starts only without gaps, with everybody ready, and by its host', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const [host, guest] = sitters.map(proofOf);
  const path = `/games/${GAME}/${matchID}`;
  await expect(server.post(`${path}/start`, guest)).rejects.toThrow('notHost');
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('notReady');
  await server.post(`${path}/seats`, host);
  await server.post(`${path}/ready`, { ...guest, ready: true });
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('gap');
  await server.post(`${path}/seats/2/close`, host);
  await server.post(`${path}/start`, host);
  await sitters[1].sees(({ match }) => match !== null);
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('started');
  await expect(server.post(`${path}/ready`, { ...guest, ready: false })).rejects.toThrow('started');
  leave(sitters);
});

test('other options make the guests unready, and only the host sets them', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  const [host, guest] = sitters.map(proofOf);
  const path = `/games/${GAME}/${matchID}`;
  await server.post(`${path}/ready`, { ...guest, ready: true });
  await expect(
    server.post(`${path}/options`, { ...guest, setupData: { showOdds: false } }),
  ).rejects.toThrow('notHost');
  await server.post(`${path}/options`, { ...host, setupData: { showOdds: false } });
  const table = await tableOf(server, matchID);
  expect(table.setupData).toEqual({ doubleGems: true, showOdds: false, length: 'printed' });
  expect(table.players[1].ready).toBe(false);
  leave(sitters);
});

test('when an empty seat is closed, whoever sat behind it is told their new number', async () => {
  const made = await openTable(server, { numPlayers: 3, start: 'host', playerName: 'Ana' });
  const path = `/games/${GAME}/${made.matchID}`;
  const bo = await server.post<JoinAnswer>(`${path}/join`, { playerName: 'Bo', playerID: '2' });
  const socket = rawSocket(server);
  const arrived = next(socket, 'table');
  socket.emit('sync', made.matchID, '2', bo.playerCredentials);
  await arrived;
  const told = next<[string, Refused]>(socket, 'refused');
  await server.post(`${path}/seats/1/close`, {
    playerID: '0',
    credentials: made.playerCredentials,
  });
  expect((await told)[1]).toMatchObject({ code: 'moved', playerID: '1' });
  // and whoever comes with the old number later is told as well
  const late = next<[string, Refused]>(socket, 'refused');
  socket.emit('sync', made.matchID, '2', bo.playerCredentials);
  expect((await late)[1]).toMatchObject({ code: 'moved', playerID: '1' });
  socket.disconnect();
});

test('a seat of a person cannot be closed or given to a bot without being freed', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 3 });
  const host = proofOf(sitters[0]);
  const seat = `/games/${GAME}/${matchID}/seats/1`;
  await expect(server.post(`${seat}/close`, host)).rejects.toThrow('taken');
  await expect(server.post(`${seat}/bot`, host)).rejects.toThrow('taken');
  await server.post(`${seat}/free`, host);
  await server.post(`${seat}/bot`, host);
  await sitters[1].sees(({ refused }) => refused?.code === 'noSeat');
  leave(sitters);
});

test('when the host leaves, the next person is the host', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2 });
  await server.post(`/games/${GAME}/${matchID}/leave`, proofOf(sitters[0]));
  const table = await tableOf(server, matchID);
  expect(table.host).toBe('1');
  expect(table.players[0].name).toBeUndefined();
  leave(sitters);
});

test('everybody sees the hash of every nonce, by socket and by HTTP, before any is told', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  await server.post(`/games/${GAME}/${matchID}/seats`, proofOf(sitters[0]));
  await server.post(`/games/${GAME}/${matchID}/join`, { playerName: 'Cy' });
  await server.post(`/games/${GAME}/${matchID}/seats`, proofOf(sitters[0]));
  const visitor = sitDown(server, { matchID, playerID: null });
  await visitor.sees(({ table }) => table?.players.length === 5);
  const hashes = [sha256('11'.repeat(32)), sha256('22'.repeat(32)), null, null, null];
  const { players } = await tableOf(server, matchID);
  expect(players.map(({ nonceHash }) => nonceHash)).toEqual(hashes);
  expect(visitor.snapshot().table!.players.map(({ nonceHash }) => nonceHash)).toEqual(hashes);
  leave([...sitters, visitor]);
});

test('the match seed follows from the committed seed and everybody’s nonce', async () => {
  const { matchID, sitters } = await seatPeople(server, { people: 2, bots: 1 });
  const { commitment } = await tableOf(server, matchID);
  await startMatch(server, matchID, sitters);
  leave(sitters);
  const db = await openStored(server.dataDir);
  const stored = (await loadTable(db, matchID))!;
  await db.destroy();
  expect(stored.commitment).toBe(commitment);
  expect(sha256(stored.serverSeed)).toBe(commitment);
  const nonces = ['11'.repeat(32), '22'.repeat(32), botNonce(matchID, 2)];
  expect(stored.seats.map(({ nonce }) => nonce)).toEqual(nonces);
  expect(stored.matchSeed).toBe(matchSeed(stored.serverSeed, matchID, nonces));
});

test('whoever does not reveal the nonce they committed to reopens the table; the others commit anew', async () => {
  const made = await openTable(server, {
    start: 'host',
    playerName: 'Ana',
    nonceHash: sha256('11'.repeat(32)),
  });
  const path = `/games/${GAME}/${made.matchID}`;
  const bo = await server.post<JoinAnswer>(`${path}/join`, {
    playerName: 'Bo',
    nonceHash: sha256('22'.repeat(32)),
  });
  const proof = { playerID: bo.playerID, credentials: bo.playerCredentials };
  await server.post(`${path}/ready`, { ...proof, ready: true });
  const host = { playerID: '0', credentials: made.playerCredentials! };
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('absent');

  const ana = sitDown(server, { matchID: made.matchID, ...host, nonce: '11'.repeat(32) });
  const silent = sitDown(server, { matchID: made.matchID, ...proof, nonce: '99'.repeat(32) });
  await ana.sees(({ table }) => table?.players[1].isConnected === true);
  await server.post(`${path}/start`, host);
  await ana.sees(({ table }) => table?.status === 'locked');
  await ana.sees(({ table }) => table?.status === 'open');
  const table = await tableOf(server, made.matchID);
  expect(table.players.map(({ ready, committed }) => [ready, committed])).toEqual([
    [false, false],
    [false, true],
  ]);
  await server.post(`${path}/ready`, { ...proof, ready: true });
  await expect(server.post(`${path}/start`, host)).rejects.toThrow('notReady');
  await server.post(`${path}/update`, { ...host, nonceHash: sha256('33'.repeat(32)) });
  expect((await tableOf(server, made.matchID)).players[0].committed).toBe(true);
  leave([ana, silent]);
}, 15_000);

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

test('public tables are listed while they are open, without their code', async () => {
  const open = await openTable(server, {});
  const hidden = await openTable(server, { unlisted: true });
  const { matches } = await server.get<{ matches: { matchID: string; code: null }[] }>(
    `/games/${GAME}`,
  );
  expect(matches.map(({ matchID }) => matchID)).toEqual([open.matchID]);
  expect(matches[0].code).toBeNull();
  expect((await tableOf(server, hidden.matchID)).code).toMatch(/^[A-Z]+-[A-Z]+-\d{3}$/);
});

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
