import { sha256 } from '../../../shared/engine/fairness';
import { peopleForTests } from '../../test-support/people';
import { at, NONCES, proofOf, startMatch, tableOf, type Sitter } from '../../test-support/sitters';

// Before the match: who sits where, and what they go by.

const { server, gather, arrive } = peopleForTests();

const post = (matchID: string, route: string, body: object) =>
  server().post(at(matchID, route), body);
const swap = (matchID: string, by: Sitter, seat: number, other: number) =>
  post(matchID, `seats/${seat}/swap`, { ...proofOf(by), with: String(other) });
const named = async (matchID: string) =>
  (await tableOf(server(), matchID)).players.map(({ name }) => name);

test('the host has seats change places, keeps the right with their own, and all screens are told where they sit', async () => {
  const { matchID, sitters } = await gather({ people: 3 });
  await post(matchID, 'ready', { ...proofOf(sitters[2]), ready: true });
  await swap(matchID, sitters[0], 0, 2);
  const table = await tableOf(server(), matchID);
  expect(table).toMatchObject({ host: '2' });
  expect(table.players.map(({ name, ready }) => [name, ready])).toEqual([
    ['Player 2', true],
    ['Player 1', false],
    ['Player 0', false],
  ]);
  await sitters[0].sees(({ refused }) => refused?.code === 'moved' && refused.playerID === '2');
  await sitters[2].sees(({ refused }) => refused?.code === 'moved' && refused.playerID === '0');
  expect(sitters[1].snapshot().refused).toBeNull();
});

test('what somebody has said goes with them to another seat', async () => {
  const { matchID, sitters } = await gather({ people: 3 });
  await sitters[2].connection.say('good evening');
  await swap(matchID, sitters[0], 0, 2);
  await sitters[1].sees(({ chat }) => chat[0]?.sender === '0');
  await swap(matchID, { ...sitters[0], playerID: '2' }, 2, 1);
  const watching = arrive(matchID, null);
  await watching.sees(({ chat }) => chat.length === 1);
  expect(watching.snapshot().chat[0]).toMatchObject({ sender: '0', name: 'Player 2' });
});

test('everybody moves to an empty seat, nobody but the host to one that is taken, and nobody moves others', async () => {
  const { matchID, sitters } = await gather({ people: 3 });
  await post(matchID, 'seats/1/free', proofOf(sitters[0]));
  const last = sitters[2];
  await expect(swap(matchID, last, 2, 0)).rejects.toThrow('taken');
  await expect(swap(matchID, last, 0, 1)).rejects.toThrow('notHost');
  await expect(swap(matchID, last, 2, 7)).rejects.toThrow('noSeat');
  await swap(matchID, last, 2, 1);
  expect(await named(matchID)).toEqual(['Player 0', 'Player 2', undefined]);
  await post(matchID, 'ready', { playerID: '1', credentials: last.credentials, ready: true });
});

test('after the start nobody changes places', async () => {
  const { matchID, sitters } = await gather({ people: 2 });
  await startMatch(server(), matchID, sitters);
  await expect(swap(matchID, sitters[0], 0, 1)).rejects.toThrow('started');
});

test('one press changes how well a bot plays; it keeps its name and its seat', async () => {
  const { matchID, sitters } = await gather({ people: 1, bots: 1 });
  const [, before] = (await tableOf(server(), matchID)).players;
  await post(matchID, 'seats/1/bot', { ...proofOf(sitters[0]), strength: 'hard' });
  expect((await tableOf(server(), matchID)).players[1]).toEqual({ ...before, bot: 'hard' });
});

test('a look is shown to everybody, comes with whoever sits down, and goes with them', async () => {
  const { matchID, sitters } = await gather({ people: 2 });
  const look = { sign: 4, avatar: 'fox' };
  await post(matchID, 'update', { ...proofOf(sitters[1]), look });
  await sitters[0].sees(({ table }) => table?.players[1].look?.avatar === 'fox');
  await post(matchID, 'leave', proofOf(sitters[1]));
  expect((await tableOf(server(), matchID)).players[1]).not.toHaveProperty('look');
  await post(matchID, 'join', { playerName: 'Cy', look: { sign: 2 } });
  expect((await tableOf(server(), matchID)).players[1].look).toEqual({ sign: 2 });
  for (const wrong of [{ sign: 6 }, { sign: -1 }, { avatar: 'Mallory.png' }, { colour: 'red' }])
    await expect(post(matchID, 'update', { ...proofOf(sitters[0]), look: wrong })).rejects.toThrow(
      'malformed',
    );
});

test('the device that came last gives the nonce; when it goes, another one at the seat is asked', async () => {
  const [desk, phone] = ['a1', 'b2'].map((pair) => pair.repeat(32));
  const { matchID, sitters } = await gather({ people: 2, devices: [desk] });
  const { code } = await server().post<{ code: string }>('/me/link', { key: desk });
  await server().post('/me/join', { code, device: { key: phone, label: 'Phone' } });
  const there = arrive(matchID, '0', phone);
  await there.sees(({ table }) => table !== null);
  const bind = (credentials: string, nonce: string) =>
    post(matchID, 'update', { playerID: '0', credentials, nonceHash: sha256(nonce) });
  await bind(phone, NONCES[3]);
  await sitters[0].sees(({ table }) => table!.players[0].nonceHash === sha256(NONCES[3]));
  there.connection.close();
  await sitters[0].sees(({ table }) => table!.players[0].nonceHash === null);
  // a device that has not given the nonce may go without anybody being asked
  await bind(desk, NONCES[0]);
  const again = arrive(matchID, '0', phone);
  await again.sees(({ table }) => table !== null);
  again.connection.close();
  await post(matchID, 'ready', { ...proofOf(sitters[1]), ready: true });
  await sitters[1].sees(({ table }) => table!.players[1].ready);
  expect((await tableOf(server(), matchID)).players[0].nonceHash).toBe(sha256(NONCES[0]));
});
