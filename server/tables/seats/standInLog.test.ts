import { positionsOf } from '../../../shared/protocol/snapshot';
import type { Missed } from '../../../shared/protocol/replica';
import type { JoinAnswer } from '../../../shared/protocol/requests';
import { GAME } from '../../test-support/sitters';
import { MINUTE, startEvening, type Evening } from '../../test-support/evening';

// What a bot did that stood in for somebody, as the log tells it to them and to the others.

let evening: Evening;
afterEach(() => evening.stop());

/** What a seat is answered that asks what it has missed. */
async function missed(seat: number, { credentials } = evening.sitters[seat]) {
  const path = `/games/${GAME}/${evening.matchID}/missed?playerID=${seat}`;
  const response = await fetch(`${evening.server.url}${path}`, {
    headers: { authorization: `Bearer ${credentials}` },
  });
  return (await response.json()) as { missed: Missed | null };
}

test('the log says which moves a bot made, on every screen, after a restart as well', async () => {
  evening = await startEvening();
  const { absent, others } = await evening.beginWithout(2);
  await evening.voteFor(others[0], absent);
  await evening.sitters[others[0]].sees(
    ({ match }) => match!.log.filter(({ standIn }) => standIn).length > 0,
  );
  await evening.comeBack(absent);
  const marks = (seat: number) =>
    evening.sitters[seat].snapshot().match!.log.map(({ standIn = false }) => standIn);
  await evening.sitters[absent].sees(({ match }) => match !== null);
  expect(marks(absent)).toContain(true);
  expect(marks(absent)).toEqual(marks(others[0]));
  const before = marks(absent);
  await evening.restart(MINUTE);
  await evening.comeBack(absent);
  await evening.sitters[absent].sees(({ match }) => match !== null);
  expect(marks(absent)).toEqual(before);
});

test('the log leads whoever is back through what they missed, position by position, and nobody else', async () => {
  evening = await startEvening();
  const { absent, others } = await evening.beginWithout(2);
  expect(await missed(absent)).toEqual({ missed: null });
  const before = evening.sitters[absent].snapshot().match!;
  await evening.voteFor(others[0], absent);
  await evening.sitters[others[0]].sees(
    ({ match }) => match!.log.filter(({ standIn }) => standIn).length > 0,
  );
  await evening.comeBack(absent);
  await evening.sitters[absent].sees(({ match }) => match !== null);
  const now = evening.sitters[absent].snapshot().match!;

  const way = positionsOf((await missed(absent)).missed!);
  const numbers = Array.from({ length: way.length }, (_, i) => way[0].stateID + i);
  expect(way.map(({ stateID }) => stateID)).toEqual(numbers);
  expect(way.find(({ stateID }) => stateID === before.stateID)).toMatchObject({
    view: before.view,
    ctx: before.ctx,
  });
  expect(way.at(-1)).toMatchObject({ stateID: now.stateID, view: now.view, ctx: now.ctx });
  expect(way.at(-1)!.log.at(-1)).toEqual(now.log.at(-1));
  expect(await missed(others[0])).toEqual({ missed: null });
  expect(await missed(absent, evening.sitters[others[0]])).toMatchObject({ code: 'moved' });
});

test('the log leads nobody back to before they sat down, whatever a bot has played for who had the seat', async () => {
  evening = await startEvening();
  await evening.begin(2);
  const playUntilAsked = async (seat: number) => {
    while (evening.awaited() !== seat) await evening.play(1 - seat);
  };
  const letBotPlay = async () => {
    const { stateID } = evening.sitters[0].snapshot().match!;
    await evening.goAway(1);
    evening.time.pass(2 * MINUTE);
    await evening.voteFor(0, 1);
    await evening.sitters[0].sees(
      ({ match }) => match!.stateID > stateID && match!.awaited.includes('0'),
    );
  };
  await playUntilAsked(1);
  await letBotPlay();
  await evening.ask(0, 'seats/1/free');
  await evening.ask(0, 'newcomers', { admit: true });
  const { playerCredentials } = await evening.server.post<JoinAnswer>(
    `/games/${GAME}/${evening.matchID}/join`,
    { playerID: '1', playerName: 'Cleo' },
  );
  evening.sitters[1] = { ...evening.sitters[1], credentials: playerCredentials };
  await evening.comeBack(1);
  await evening.sitters[1].sees(({ match }) => match !== null);
  const satDown = evening.sitters[1].snapshot().match!.stateID;
  expect(await missed(1)).toEqual({ missed: null });
  await playUntilAsked(1);
  const asked = evening.sitters[1].snapshot().match!.stateID;
  await letBotPlay();
  const way = positionsOf((await missed(1)).missed!);
  expect(way[0].stateID).toBe(asked);
  expect(asked).toBeGreaterThanOrEqual(satDown);
  expect(way.at(-1)!.log.at(-1)).toMatchObject({ playerID: '1', standIn: true });
});

test('the log goes on to name who played then, when somebody else has the seat', async () => {
  evening = await startEvening();
  await evening.begin(2);
  while (evening.awaited() !== 1) await evening.play(0);
  await evening.play(1);
  const host = 0;
  await evening.goAway(1);
  await evening.ask(host, 'seats/1/free');
  await evening.ask(host, 'seats/1/bot');
  const { sees, snapshot } = evening.sitters[host];
  await sees(({ table }) => table!.players[1].bot !== undefined);
  const byGuest = snapshot().match!.log.filter(({ playerID }) => playerID === '1');
  expect(byGuest[0].name).toBe('Player 1');
  await evening.ask(1, 'leave', { erase: true });
  expect(
    JSON.stringify(await evening.server.get(`/games/${GAME}/${evening.matchID}/log`)),
  ).not.toContain('Player 1');
});
