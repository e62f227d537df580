import { gameOf } from '../../../shared/games';
import type {
  CodeAnswer,
  ContinueAnswer,
  DevicesAnswer,
  LinkAnswer,
} from '../../../shared/protocol/requests';
import { peopleForTests } from '../../test-support/people';
import { at, GAME, playOn, proofOf, tableOf, type Sitter } from '../../test-support/sitters';
import { holderBy } from '../../players/holder';
import { allIn, isOnPostgres } from '../../test-support/storage';
import { hashCredentials } from '../credentials';
import { linksInMemory } from '../../players/keptLinks';
import { createHostLinks, LINK_LASTS } from './hostLinks';
import { EMPTY_SEAT, newTable } from '../table';

// Who has lost everything that proves their seat is brought back by the host, and everybody reads that.

const NEW = 'd7'.repeat(32);
const OTHER = 'e8'.repeat(32);
const device = (key: string) => ({ key, label: 'Phone' });
const HOST = holderBy('a');

const { server, gather, running, arrive } = peopleForTests();

const linkTo = async (matchID: string, seat: number, host: Sitter) =>
  (await server().post<LinkAnswer>(at(matchID, `seats/${seat}/link`), proofOf(host))).token;
const goOn = (matchID: string, token: string, key: string) =>
  server().post<ContinueAnswer>(at(matchID, 'continue'), { token, device: device(key) });

test('the holder plays on by the host’s link, the browser that had the seat is out, and everybody reads of both', async () => {
  const { matchID, sitters } = await running();
  const [host, bo] = sitters;
  const watching = arrive(matchID, null);
  const token = await linkTo(matchID, 1, host);
  for (const one of [host, bo, watching])
    await one.sees(({ table }) => table?.players[1].hostLink === 'sent');
  const answer = await goOn(matchID, token, NEW);
  expect(answer).toEqual({ playerID: '1', playerName: 'Player 1', playerCredentials: NEW });
  for (const one of [host, watching])
    await one.sees(({ table }) => table?.players[1].hostLink === 'used');
  await bo.sees(({ refused }) => refused?.code === 'credentials');
  const back = arrive(matchID, '1', NEW);
  await back.sees(({ match }) => match !== null);
  await playOn([host, back]);
  // who is known by it still is when the server has forgotten everything but what is stored
  expect((await tableOf(server(), matchID)).players[1].hostLink).toBe('used');
});

test('a link works once; the device that took it may ask again, where the answer was lost', async () => {
  const { matchID, sitters } = await running();
  const token = await linkTo(matchID, 1, sitters[0]);
  const both = await Promise.allSettled([goOn(matchID, token, NEW), goOn(matchID, token, OTHER)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [winner, loser] = both[0].status === 'fulfilled' ? [NEW, OTHER] : [OTHER, NEW];
  expect((await goOn(matchID, token, winner)).playerID).toBe('1');
  await expect(goOn(matchID, token, loser)).rejects.toThrow('credentials');
});

test('who has the seat already uses the link up by opening it', async () => {
  const { matchID, sitters } = await gather({ people: 2, devices: [undefined, NEW] });
  const token = await linkTo(matchID, 1, sitters[0]);
  expect((await goOn(matchID, token, NEW)).playerID).toBe('1');
  expect((await tableOf(server(), matchID)).players[1].hostLink).toBe('used');
  await expect(goOn(matchID, token, OTHER)).rejects.toThrow('credentials');
});

test('a newer link, a freed seat and another table make a link void', async () => {
  const { matchID, sitters } = await running();
  const other = await running();
  const first = await linkTo(matchID, 1, sitters[0]);
  const second = await linkTo(matchID, 1, sitters[0]);
  await expect(goOn(matchID, first, NEW)).rejects.toThrow('credentials');
  await expect(goOn(other.matchID, second, NEW)).rejects.toThrow('credentials');
  await server().post(at(matchID, 'seats/1/free'), proofOf(sitters[0]));
  await server().post(at(matchID, 'newcomers'), { ...proofOf(sitters[0]), admit: true });
  await server().post(at(matchID, 'join'), { playerName: 'Eve' });
  await expect(goOn(matchID, second, NEW)).rejects.toThrow('credentials');
  // whoever sits there now came by no link
  expect((await tableOf(server(), matchID)).players[1]).not.toHaveProperty('hostLink');
});

test('a code for a device opens no seat, and a link to a seat brings in no device; neither is used up by that', async () => {
  const { matchID, sitters } = await gather({ people: 2, devices: [undefined, NEW] });
  const bringIn = (code: string) => server().post('/me/join', { code, device: device(OTHER) });
  const { code } = await server().post<CodeAnswer>('/me/link', { key: NEW });
  const token = await linkTo(matchID, 1, sitters[0]);
  await expect(goOn(matchID, code, OTHER)).rejects.toThrow('credentials');
  await expect(bringIn(token)).rejects.toThrow('unknownCode');
  await bringIn(code);
  expect((await goOn(matchID, token, OTHER)).playerID).toBe('1');
});

test('only the host makes links, to the seats of other people', async () => {
  const { matchID, sitters } = await gather({ people: 2, bots: 1 });
  await expect(linkTo(matchID, 0, sitters[1])).rejects.toThrow('notHost');
  await expect(linkTo(matchID, 0, sitters[0])).rejects.toThrow('noSeat');
  await expect(linkTo(matchID, 2, sitters[0])).rejects.toThrow('noSeat');
});

test('neither the log nor the data folder ever holds a token', async () => {
  const { matchID, sitters } = await running();
  const token = await linkTo(matchID, 1, sitters[0]);
  await goOn(matchID, token, NEW);
  await expect(goOn(matchID, token, OTHER)).rejects.toThrow('credentials');
  const stored = await allIn(server().dataDir);
  expect(stored).toContain(matchID);
  // servers that share a database know a link by its hash
  const secrets = isOnPostgres ? [token] : [token, hashCredentials(token)];
  for (const text of [...server().logged, stored])
    for (const secret of secrets) expect(text.includes(secret)).toBe(false);
});

test('a link that was made by a device of the host’s which was removed since leads nowhere', async () => {
  const { matchID, sitters } = await gather({ people: 2, devices: [NEW] });
  const { code } = await server().post<CodeAnswer>('/me/link', { key: NEW });
  await server().post('/me/join', { code, device: device(OTHER) });
  const stolen = await linkTo(matchID, 1, { ...sitters[0], credentials: OTHER });
  const { devices } = await server().post<DevicesAnswer>('/me/devices', { key: NEW });
  const { id } = devices.find(({ isThis }) => !isThis)!;
  await server().post('/me/devices/remove', { key: NEW, id });
  await expect(goOn(matchID, stolen, OTHER)).rejects.toThrow('credentials');
  // those that the host makes now lead to the seat
  expect(await goOn(matchID, await linkTo(matchID, 1, sitters[0]), 'f9'.repeat(32))).toMatchObject({
    playerID: '1',
  });
});

describe('by the clock', () => {
  const table = {
    ...newTable(gameOf(GAME)!, { numPlayers: 2, unlisted: true, start: 'host' }),
    status: 'running' as const,
    host: 0,
    seats: [
      { ...EMPTY_SEAT, name: 'Ana', keyHash: 'a', sitting: 's' },
      { ...EMPTY_SEAT, name: 'Bo', keyHash: 'b', sitting: 't' },
    ],
  };
  const heir = { keyHash: 'new' };

  test('a link works for a day', async () => {
    let now = 0;
    const links = createHostLinks(linksInMemory(() => now));
    const { token } = await links.offer(table, 1, HOST);
    now = LINK_LASTS - 1;
    expect((await links.accept(table, token, heir)).table.seats[1]).toMatchObject({
      keyHash: 'new',
      hostLink: 'used',
    });
    now = LINK_LASTS;
    await expect(links.accept(table, token, heir)).rejects.toThrow('credentials');
  });

  test('of two who open one in the same moment one has the seat', async () => {
    const kept = linksInMemory(() => 0);
    // as two servers look, of which neither sees what the other does next
    const links = createHostLinks({
      ...kept,
      find: async (codeHash) => ({ ...(await kept.find(codeHash))! }),
    });
    const { token } = await links.offer(table, 1, HOST);
    const [first, second] = await Promise.allSettled(
      ['new', 'other'].map((keyHash) => links.accept(table, token, { keyHash })),
    );
    expect([first.status, second]).toEqual([
      'fulfilled',
      { status: 'rejected', reason: expect.objectContaining({ code: 'credentials' }) },
    ]);
  });

  test('while the nonces are revealed no seat changes hands; afterwards the link still works', async () => {
    const links = createHostLinks(linksInMemory(() => 0));
    const { token } = await links.offer(table, 1, HOST);
    const locked = { ...table, status: 'locked' as const };
    await expect(links.accept(locked, token, heir)).rejects.toThrow('started');
    expect((await links.accept(table, token, heir)).seat).toBe(1);
  });

  test('after a rematch was opened a seat is given there', async () => {
    const links = createHostLinks(linksInMemory(() => 0));
    const { token } = await links.offer(table, 1, HOST);
    const over = { ...table, status: 'over' as const, nextMatch: 'x' };
    await expect(links.offer(over, 1, HOST)).rejects.toThrow('over');
    await expect(links.accept(over, token, heir)).rejects.toThrow('over');
  });
});
