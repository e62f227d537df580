import type { CreateAnswer, JoinAnswer, TablesAnswer } from '../../shared/protocol/requests';
import { DESK, device, devicesForTests, PHONE, TABLET } from '../test-support/devices';
import { runServer } from '../test-support/server';
import { at, proofOf, GAME, playOn, tableOf } from '../test-support/sitters';

// A seat belongs to a person: every device of theirs opens it.

const { server, me, tablesOf, linkOf, recoveryOf, useCode, gather, running, arrive, stored } =
  devicesForTests();

test('a second device, brought in by a link, plays on the same seat, and the first goes on as before', async () => {
  const { matchID, sitters } = await running();
  const [desk, bo] = sitters;
  expect(desk.credentials).toBe(DESK);
  await useCode(await linkOf(DESK), PHONE);
  expect(await tablesOf(PHONE)).toEqual([
    { gameName: GAME, matchID, playerID: '0', playerName: 'Player 0' },
  ]);
  const phone = arrive(matchID, '0', PHONE);
  await phone.sees(({ match }) => match !== null);
  let moves = 0;
  await playOn([phone, bo], () => ++moves > 3);
  await desk.sees(({ match }) => match!.stateID === phone.snapshot().match!.stateID);
  await playOn([desk, bo], () => ++moves > 7);
  await phone.sees(({ match }) => match!.stateID === desk.snapshot().match!.stateID);
  await playOn([phone, bo]);
  expect((await tableOf(server(), matchID)).status).toBe('over');
});

test('what two devices do in the same moment is done once', async () => {
  const { matchID, sitters } = await running([DESK, PHONE]);
  await useCode(await linkOf(DESK), TABLET);
  await useCode(await linkOf(PHONE), 'd4'.repeat(32));
  const { playerID } = sitters.find((one) => one.snapshot().match!.awaited.includes(one.playerID))!;
  const keys = playerID === '0' ? [DESK, TABLET] : [PHONE, 'd4'.repeat(32)];
  const screens = keys.map((key) => arrive(matchID, playerID, key));
  await Promise.all(screens.map((screen) => screen.sees(({ match }) => match !== null)));
  const before = screens[0].snapshot().match!.stateID;
  const acks = await Promise.all(screens.map(({ connection }) => connection.play('draw')));
  expect(acks.filter(({ ok }) => ok)).toHaveLength(1);
  expect(acks.find(({ ok }) => !ok)).toMatchObject({ code: 'stale' });
  for (const screen of screens) await screen.sees(({ match }) => match!.stateID === before + 1);
});

test('two players who turn out to be one keep all seats, two at one table as well, while they play on', async () => {
  const { matchID, sitters } = await running([DESK, PHONE]);
  const another = await gather([undefined, PHONE]);
  await useCode(await linkOf(DESK), PHONE);
  const all = [
    [matchID, '0'],
    [matchID, '1'],
    [another.matchID, '1'],
  ].sort();
  for (const key of [DESK, PHONE])
    expect((await tablesOf(key)).map((seat) => [seat.matchID, seat.playerID]).sort()).toEqual(all);
  // nobody was unbound
  await playOn(sitters);
  // either device opens either seat
  const other = arrive(matchID, '1', DESK);
  await other.sees(({ match }) => match !== null);
  expect(other.snapshot().refused).toBeNull();
});

test('players who turned out to be one meet a third, and the recovery codes of all still work', async () => {
  const { matchID } = await gather([DESK, PHONE, TABLET]);
  const codes = [await recoveryOf(DESK), await recoveryOf(PHONE), await recoveryOf(TABLET)];
  await useCode(await linkOf(DESK), PHONE);
  await useCode(await linkOf(TABLET), DESK);
  for (const [i, code] of codes.entries()) {
    const key = `${i}f`.repeat(32);
    await useCode(code, key);
    expect((await tablesOf(key)).map(({ playerID }) => playerID)).toEqual(['0', '1', '2']);
  }
  expect(await tablesOf(PHONE)).toHaveLength(3);
  expect((await tableOf(server(), matchID)).players).toHaveLength(3);
});

test('seats that were taken by credentials become the player’s on the first visit, several at once', async () => {
  const first = await running([undefined, undefined]);
  const second = await gather([undefined]);
  const seats = [first, second].map(({ matchID, sitters }) => ({
    gameName: GAME,
    matchID,
    ...proofOf(sitters[0]),
  }));
  const wrong = { gameName: GAME, matchID: first.matchID, playerID: '1', credentials: 'x' };
  const claim = () =>
    me<{ matchIDs: string[] }>('claim', { device: device(DESK), seats: [...seats, wrong] });
  // two tabs at once
  const [one, two] = await Promise.all([claim(), claim()]);
  const ids = [first.matchID, second.matchID];
  expect([...one.matchIDs, ...two.matchIDs]).toEqual(expect.arrayContaining(ids));
  expect((await tablesOf(DESK)).map(({ matchID }) => matchID).sort()).toEqual([...ids].sort());
  const again = arrive(first.matchID, '0', DESK);
  await again.sees(({ match }) => match !== null);
  await playOn([again, first.sitters[1]]);
  // the old credentials are worth nothing any more
  await expect(
    server().post(at(first.matchID, 'playAgain'), proofOf(first.sitters[0])),
  ).rejects.toThrow('credentials');
  const next = await server().post<{ playerID: string }>(at(first.matchID, 'playAgain'), {
    playerID: '0',
    credentials: DESK,
  });
  expect(next.playerID).toBeDefined();
});

describe('what a player sits down as', () => {
  const look = { sign: 3, avatar: 'owl' } as const;
  const knownAs = async (key: string) => {
    const { playerName, look: seen } = await me<TablesAnswer>('tables', { key });
    return { playerName, look: seen };
  };
  const sit = (key: string, playerName: string, more: object = {}) =>
    server().post<Required<CreateAnswer>>(`/games/${GAME}/create`, {
      ...{ numPlayers: 2, start: 'host', playerName, device: device(key), ...more },
    });

  test('is offered to every device of theirs, as it was said last on whichever', async () => {
    const { matchID } = await sit(DESK, 'Ana', { look });
    await useCode(await linkOf(DESK), PHONE);
    expect(await knownAs(PHONE)).toEqual({ playerName: 'Ana', look });
    const proof = { playerID: '0', credentials: PHONE };
    await server().post(at(matchID, 'update'), { ...proof, newName: 'Anna', look: { sign: 1 } });
    expect(await knownAs(DESK)).toEqual({ playerName: 'Anna', look: { sign: 1 } });
    // what is not said stays as it was
    await server().post(at(matchID, 'update'), { ...proof, newName: 'Anya' });
    expect(await knownAs(DESK)).toEqual({ playerName: 'Anya', look: { sign: 1 } });
    const other = await sit(TABLET, 'Bo');
    await server().post(at(other.matchID, 'join'), {
      playerName: 'An',
      device: device(PHONE),
      look,
    });
    expect(await knownAs(DESK)).toEqual({ playerName: 'An', look });
    expect(await knownAs(TABLET)).toEqual({ playerName: 'Bo', look: {} });
  });

  test('is what it was for whom they turn out to be, or else what the other was', async () => {
    await sit(DESK, 'Ana', { look });
    await sit(PHONE, 'Somebody', { look: { sign: 0 } });
    await useCode(await linkOf(DESK), PHONE);
    expect(await knownAs(PHONE)).toEqual({ playerName: 'Ana', look });
    // somebody of whom nothing is known: their seats are claimed from before there were players
    const { matchID, sitters } = await gather([undefined, undefined]);
    const seats = [{ gameName: GAME, matchID, ...proofOf(sitters[0]) }];
    await me('claim', { device: device(TABLET), seats });
    expect(await knownAs(TABLET)).toEqual({});
    await useCode(await linkOf(TABLET), DESK);
    expect(await knownAs(TABLET)).toEqual({ playerName: 'Ana', look });
  });

  test('is noted of nobody who is refused', async () => {
    const { matchID } = await sit(DESK, 'Ana');
    const join = (key: string, playerName: string) =>
      server().post(at(matchID, 'join'), { playerName, playerID: '0', device: device(key) });
    await expect(join(DESK, 'Other')).rejects.toThrow('taken');
    expect(await knownAs(DESK)).toEqual({ playerName: 'Ana', look: {} });
  });

  test('is forgotten with them, and where they have their name erased at a table', async () => {
    const { matchID } = await sit(DESK, 'Very Own Name', { look });
    const proof = { playerID: '0', credentials: DESK };
    await server().post(at(matchID, 'leave'), { ...proof, erase: true });
    expect(await knownAs(DESK)).toEqual({});
    expect(await stored()).not.toContain('Very Own Name');
    await sit(DESK, 'Very Own Name', { look });
    await useCode(await linkOf(DESK), PHONE);
    await me('erase', { key: PHONE });
    expect(await stored()).not.toMatch(/Very Own Name|owl/);
  });
});

test('an address makes no endless row of players, and those who exist sit down all the same', async () => {
  const strict = await runServer({ limits: { newPlayers: { burst: 1, perSecond: 0 } } });
  const create = (key: string) =>
    strict.post<JoinAnswer>(`/games/${GAME}/create`, {
      numPlayers: 2,
      start: 'host',
      playerName: 'Ana',
      device: device(key),
    });
  await create(DESK);
  await create(DESK);
  await expect(create(PHONE)).rejects.toThrow('tooFast');
  await strict.stop();
});
